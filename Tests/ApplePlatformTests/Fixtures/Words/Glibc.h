// The C library of a program without one: what the sources call, and output.
#include <stddef.h>

int memcmp(const void *, const void *, size_t);
void *memchr(const void *, int, size_t);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
void *malloc(size_t);
void *realloc(void *, size_t);
void free(void *);
void put(const char *, size_t);
