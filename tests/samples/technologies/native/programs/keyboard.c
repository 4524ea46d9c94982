/* Linked into every C and C++ sample: what is typed appears on the screen, as on a terminal, between
   U+E000 and U+E001, so that the runner knows it from what was printed. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static ssize_t read_line(void *cookie, char *buffer, size_t size) {
  (void)cookie;
  size_t length = 0;
  /* Byte by byte: what is not asked for yet must not be shown yet. */
  while (length < size && read(STDIN_FILENO, buffer + length, 1) == 1) {
    length += 1;
    if (buffer[length - 1] == '\n') break;
  }
  if (length > 0) {
    size_t shown = buffer[length - 1] == '\n' ? length - 1 : length;
    fprintf(stdout, "\xEE\x80\x80%.*s\xEE\x80\x81\n", (int)shown, buffer);
  }
  return (ssize_t)length;
}

/* Before the constructors of C++, whose std::cin keeps the stdin that it finds. */
__attribute__((constructor(101))) static void open_keyboard(void) {
  cookie_io_functions_t functions = {.read = read_line};
  FILE *keyboard = fopencookie(NULL, "r", functions);
  if (keyboard) stdin = keyboard;
}
