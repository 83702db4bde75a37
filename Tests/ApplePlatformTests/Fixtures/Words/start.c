// What compiled Swift needs of a C library and of a compiler's runtime, for a Linux process of 32 bits.
// Memory is never given back.
typedef __SIZE_TYPE__ size_t;
typedef unsigned long long wide;

static int system_call(int number, int first, int second, int third) {
  int result;
  __asm__ volatile("int $0x80"
                   : "=a"(result)
                   : "a"(number), "b"(first), "c"(second), "d"(third)
                   : "memory");
  return result;
}

void put(const char *text, size_t count) { system_call(4, 1, (int)text, (int)count); }
int putchar(int character) {
  char byte = (char)character;
  put(&byte, 1);
  return character;
}

void *memset(void *target, int value, size_t count) {
  char *byte = target;
  while (count--) *byte++ = (char)value;
  return target;
}
void *memcpy(void *target, const void *source, size_t count) {
  char *to = target;
  const char *from = source;
  while (count--) *to++ = *from++;
  return target;
}
void *memmove(void *target, const void *source, size_t count) {
  char *to = target;
  const char *from = source;
  if (to < from) return memcpy(target, source, count);
  while (count--) to[count] = from[count];
  return target;
}
int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (; count--; one++, other++)
    if (*one != *other) return *one - *other;
  return 0;
}
void *memchr(const void *bytes, int value, size_t count) {
  const unsigned char *byte = bytes;
  for (; count--; byte++)
    if (*byte == (unsigned char)value) return (void *)byte;
  return 0;
}

static char pool[64 << 20];
static size_t used;
void *malloc(size_t count) {
  size_t rounded = (count + 15) & ~(size_t)15;
  char *block = pool + used;
  used += rounded + 16;
  if (used > sizeof pool) __builtin_trap();
  *(size_t *)block = rounded;
  return block + 16;
}
void free(void *block) {}
void *realloc(void *block, size_t count) {
  char *larger = malloc(count);
  if (!block) return larger;
  size_t old = *(size_t *)((char *)block - 16);
  return memcpy(larger, block, old < count ? old : count);
}
int posix_memalign(void **block, size_t alignment, size_t count) {
  size_t address = (size_t)malloc(count + alignment);
  *block = (void *)((address + alignment - 1) & ~(alignment - 1));
  return 0;
}
void arc4random_buf(void *target, size_t count) { memset(target, 7, count); }

double trunc(double number) {
  return __builtin_fabs(number) < 9007199254740992.0 ? (double)(long long)number : number;
}
double ceil(double number) {
  double whole = trunc(number);
  return whole < number ? whole + 1 : whole;
}
double floor(double number) {
  double whole = trunc(number);
  return whole > number ? whole - 1 : whole;
}

static wide divide(wide number, wide divisor, wide *rest) {
  wide quotient = 0, remainder = 0;
  for (int bit = 63; bit >= 0; bit--) {
    wide carry = remainder >> 63;
    remainder = remainder << 1 | (number >> bit & 1);
    if (carry || remainder >= divisor) {
      remainder -= divisor;
      quotient |= 1ULL << bit;
    }
  }
  *rest = remainder;
  return quotient;
}
static wide magnitude(long long number) { return number < 0 ? -(wide)number : (wide)number; }
wide __udivdi3(wide number, wide divisor) {
  wide rest;
  return divide(number, divisor, &rest);
}
wide __umoddi3(wide number, wide divisor) {
  wide rest;
  divide(number, divisor, &rest);
  return rest;
}
long long __divdi3(long long number, long long divisor) {
  wide rest, quotient = divide(magnitude(number), magnitude(divisor), &rest);
  return (number < 0) != (divisor < 0) ? -quotient : quotient;
}
long long __moddi3(long long number, long long divisor) {
  wide rest;
  divide(magnitude(number), magnitude(divisor), &rest);
  return number < 0 ? -rest : rest;
}

unsigned __stack_chk_guard = 0x51C0FFEE;
void __stack_chk_fail(void) { __builtin_trap(); }

int main(int, char **);
void begin(void) { system_call(1, main(0, 0), 0, 0); }
__asm__(".globl _start\n_start:\n  xor %ebp, %ebp\n  and $-16, %esp\n  call begin\n");
