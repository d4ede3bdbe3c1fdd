/** The changes to be made, in the format of `diff -u` and `git`. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'

const options = { context: 3, headerOptions: FILE_HEADERS_ONLY }

/** The difference of two texts; empty when there is none. */
export const unifiedDiff = (path: string, before: string, after: string): string =>
  before === after ? '' : createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, options)
