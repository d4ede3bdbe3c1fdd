/** Evidence and sample wins change together, and so do the files of a scenario that a command writes. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { completeTogether, type Purpose, putTogether } from '../emit/together.ts'
import { removeAsides } from '../emit/write.ts'
import { evidenceName, sampleWinsName } from './names.ts'

const names = [evidenceName, sampleWinsName]

/** The groups of files that are written into a scenario's folder together. */
const together: readonly (readonly [Purpose, readonly string[]])[] = [
  ['gathered', names],
  ['written', ['scenario.yaml', 'map.yaml', 'briefing.md']],
]

/** Replaces both files of a scenario's folder. A kill leaves the old ones, or what `completeScenarios` makes the new ones. */
export const putGathered = (folder: string, evidence: string, sampleWins: string): void =>
  putTogether(
    folder,
    'gathered',
    new Map([
      [evidenceName, evidence],
      [sampleWinsName, sampleWins],
    ]),
  )

/** Finishes what a kill interrupted in the scenarios of a content directory. What cannot be written stays as it is. */
export const completeScenarios = (directory: string): void => {
  try {
    for (const entry of readdirSync(join(directory, 'scenarios'), { withFileTypes: true }))
      if (entry.isDirectory())
        for (const [purpose, files] of together)
          completeTogether(join(directory, 'scenarios', entry.name), purpose, files)
  } catch {
    // There are no scenarios, or nothing may be written: readers take what is there.
  }
}

/** Removes what a kill of a playtest left aside in a scenario's folder. Whoever calls holds the lock of the content directory. */
export const removeGathered = (folder: string): void => {
  for (const name of ['gathered', ...names]) removeAsides(join(folder, name))
}
