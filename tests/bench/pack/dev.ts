/** How long `sandtable dev` takes from an edit to its verdict, with the time in which it waits for the editor to be done. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeScenario } from './pack.ts'

const nextVerdict = async ({ stdout }: ChildProcess): Promise<void> => {
  if (stdout === null) throw new Error('dev says nothing')
  for (let said = ''; !/^Clean: .*\n/m.test(said); ) {
    const [chunk] = await once(stdout, 'data')
    said += chunk
  }
}

/** Milliseconds of each of some edits of a pack; `program` are the words that start sandtable, `cwd` is where it keeps what it remembers. */
export const timeEdits = async (
  program: readonly string[],
  cwd: string,
  pack: string,
  size: number,
  edits: number,
): Promise<number[]> => {
  const dev = spawn(process.execPath, [...program, 'dev', pack, '--no-site', '--no-evidence'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await nextVerdict(dev)
    const times: number[] = []
    for (let edit = 0; edit < edits; edit++) {
      const { id, files } = makeScenario((edit * 37) % size)
      const name = ['scenario.yaml', 'map.yaml', 'briefing.md'][edit % 3]
      const verdict = nextVerdict(dev)
      const begun = performance.now()
      writeFileSync(join(pack, 'scenarios', id, name), `${files[name]}\n`)
      await verdict
      times.push(performance.now() - begun)
      // The watchers of the next round are up before the next edit.
      await new Promise((resume) => setTimeout(resume, 100))
    }
    return times
  } finally {
    dev.kill()
    await once(dev, 'exit')
  }
}
