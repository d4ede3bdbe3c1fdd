/** Which evidence is not as it was when all of it was last played. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, packageRoot } from '../../compiler/emit/package.ts'

/** All that was so when all evidence was played and ended as recorded, as hashes. */
export interface Played {
  /** Of the code that plays each rule system. */
  readonly systems: Readonly<Record<string, string>>
  /** Of the evidence in each folder, which names the hash of what it is about. */
  readonly evidence: Readonly<Record<string, string>>
}

/** Evidence in the folder of a scenario, or in that of a rule system about its tables. */
export interface Gathered {
  readonly folder: string
  readonly system: string
  readonly hash: string
}

/** A hash of the code that plays a system: what all systems share, and its own, down to the generator of chance. */
export const playingCode = (system: string): string => {
  const shared = readdirSync(join(packageRoot, 'engine')).filter(
    (name) => name !== 'systems' && !name.includes('.test.'),
  )
  return hashFiles(packageRoot, [
    ...shared.sort().map((name) => `engine/${name}`),
    `engine/systems/${system}`,
    'compiler/playtest',
    'compiler/systems/games.ts',
    ...['index.ts', 'players.ts', 'playtest'].map((name) => `compiler/systems/${system}/${name}`),
    ...['node', 'pure-rand'].map((name) => `node_modules/${name}/package.json`),
  ]).slice(0, 16)
}

/** True if evidence, or the code that plays it, has changed since it was last played. */
export const hasChanged = ({ folder, system, hash }: Gathered, code: string, played: Played): boolean =>
  played.systems[system] !== code || played.evidence[folder] !== hash
