/** Makes folders. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those that it lies in. Node's own recursive way does not end where a file system refuses new
 * folders with "no such file", as `/proc` does. Throws what the system says.
 */
export const makeFolder = (path: string): void => {
  try {
    make(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    makeFolder(dirname(path))
    make(path)
  }
}

const make = (path: string): void => {
  try {
    mkdirSync(path)
  } catch (error) {
    // A path that is no folder is refused when somebody writes into it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
