// The C library of Apple platforms, as far as the package uses it: names and types as Apple's headers
// state them. Nullability is left open, as there: Swift sees implicitly unwrapped pointers.
// Not sure: newer SDKs add bounds attributes to some of these, which Swift does not see without a flag.
#ifndef APPLE_STUB_DARWIN_H
#define APPLE_STUB_DARWIN_H

typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int pid_t;
typedef long long off_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef unsigned long long ino_t;
typedef long time_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);

// dirent.h
struct dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
typedef struct {
  int __dd_fd;
  long __dd_loc;
  long __dd_size;
  char *__dd_buf;
  int __dd_len;
  long __dd_seek;
  int __padding;
  int __dd_flags;
} DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// fcntl.h, unistd.h, sys/mman.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define F_SETFL 4
#define R_OK (1 << 2)
#define W_OK (1 << 1)
#define X_OK (1 << 0)
#define F_OK 0
#define PATH_MAX 1024
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_SHARED 0x0001
#define MAP_PRIVATE 0x0002
#define MAP_ANON 0x1000
int open(const char *, int, ...);
int close(int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t pwrite(int, const void *, size_t, off_t);
int access(const char *, int);
ssize_t readlink(const char *, char *, size_t);
void *mmap(void *, size_t, int, int, int, off_t);
int munmap(void *, size_t);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
int isatty(int);
pid_t getpid(void);
int unlink(const char *);
int rmdir(const char *);
int mkdir(const char *, mode_t);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fsync(int);
int ftruncate(int, off_t);
off_t lseek(int, off_t, int);
char *getcwd(char *, size_t);
int rename(const char *, const char *);
int link(const char *, const char *);
int symlink(const char *, const char *);
#define SEEK_SET 0
#define SEEK_END 2

// signal.h
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);

// pthread.h, time.h
typedef unsigned long long __uint64_t;
int usleep(unsigned int);
time_t time(time_t *);
int clock_gettime(int, struct timespec *);

// errno.h
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EROFS 30
#define EAGAIN 35
#define ELOOP 62
char *strerror(int);
int *__error(void);

// stdlib.h, string.h
void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
char *getenv(const char *);
char *realpath(const char *, char *);
int mkstemp(char *);
void exit(int) __attribute__((__noreturn__));
void arc4random_buf(void *, size_t);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
void *memmem(const void *, size_t, const void *, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);
double strtod(const char *, char **);

#endif
