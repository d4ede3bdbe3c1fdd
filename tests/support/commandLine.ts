/** The command line as a test types it. */
import { run } from '../../compiler/cli.ts'

/** Runs the words after `sandtable` in a folder; what was printed, and the exit code. */
export const typeIn = async (cwd: string, words: readonly string[]) => {
  let out = ''
  let error = ''
  const code = await run(words, {
    out: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    },
    cwd,
    colour: false,
    interactive: false,
  })
  return { code, out, error }
}
