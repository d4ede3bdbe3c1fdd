/*
 * The yardstick for floods: cheapest ways over a board of hexes with a row of hexes for each number of points left, as plain as C is.
 * Reads 32-bit integers: hexes, floods, the most points, rounds; the six neighbours of each hex; the cost of entering each hex;
 * for each flood how many starts it has, its points, and the starts. Prints nanoseconds per reached hex, reached hexes and the sum of
 * what was spent on them.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int32_t *input;

static int32_t take(void) { return *input++; }

int main(void) {
  size_t room = 1 << 26, length = 0, got;
  int32_t *all = malloc(room);
  while ((got = fread((char *)all + length, 1, room - length, stdin)) > 0) length += got;
  input = all;
  int32_t size = take(), floods = take(), most = take(), rounds = take();
  int32_t *next = input, *enter = input + 6 * size, *begin = input + 7 * size;
  uint8_t *left = calloc(size, 1);
  int32_t *rows = malloc(sizeof(int32_t) * (most + 2) * size), *inRow = calloc(most + 2, sizeof(int32_t));
  int32_t *touched = malloc(sizeof(int32_t) * size);
  long long reached = 0, sum = 0;
  clock_t before = clock();
  for (int32_t round = 0; round < rounds; round++) {
    input = begin;
    reached = sum = 0;
    for (int32_t flood = 0; flood < floods; flood++) {
      int32_t starts = take(), points = take(), count = 0;
      for (int32_t index = 0; index < starts; index++) {
        int32_t hex = take();
        left[hex] = points + 1;
        touched[count++] = hex;
        rows[(points + 1) * size + inRow[points + 1]++] = hex;
      }
      for (int32_t now = points + 1; now > 1; now--) {
        int32_t *row = rows + now * size;
        for (int32_t index = 0; index < inRow[now]; index++) {
          int32_t hex = row[index];
          if (left[hex] != now) continue;
          for (int32_t direction = 0; direction < 6; direction++) {
            int32_t to = next[hex * 6 + direction], rest = now - enter[to];
            if (rest <= left[to]) continue;
            if (left[to] == 0) touched[count++] = to;
            left[to] = rest;
            rows[rest * size + inRow[rest]++] = to;
          }
        }
      }
      memset(inRow, 0, sizeof(int32_t) * (most + 2));
      for (int32_t index = 0; index < count; index++) {
        sum += points + 1 - left[touched[index]];
        left[touched[index]] = 0;
      }
      reached += count;
    }
  }
  double nanoseconds = (double)(clock() - before) / CLOCKS_PER_SEC * 1e9;
  printf("{\"nanoseconds\":%.3f,\"reached\":%lld,\"sum\":%lld}\n", nanoseconds / rounds / reached, reached, sum);
  return 0;
}
