/** Rules that a test names. `npm run generate` lists them in `proofs.generated.ts`, since the package has no tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where tests of rules stand. */
const folders = ['engine', 'compiler/systems', 'tests']

/** All rule ids, such as `<system>.C14`, that tests name, sorted. */
export const findProofs = (): readonly string[] => {
  const found = new Set<string>()
  const systems = readdirSync(join(root, 'engine/systems'), { withFileTypes: true }).filter((one) => one.isDirectory())
  const ids = new RegExp(`\\b(?:${systems.map(({ name }) => name).join('|')})\\.[A-Z]?\\d+[a-z]?\\b`, 'g')
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.test.ts')) continue
      const path = join(entry.parentPath, entry.name)
      const text = readFileSync(path, 'utf8')
      for (const [id] of text.matchAll(ids)) found.add(id)
      // Beside the rules of a system in the engine they go by their short names.
      const [, system] = /engine[\\/]systems[\\/]([a-z-]+)[\\/]/.exec(path) ?? []
      if (system !== undefined) for (const [id] of text.matchAll(/\b[A-Z]\d{1,2}\b/g)) found.add(`${system}.${id}`)
    }
  }
  return [...found].sort()
}

/** The text of the generated file. */
export const makeProofs = (): string =>
  `// Generated from the tests by \`npm run generate\`. Do not edit.\n/** Ids of the rules that a test names. */\nexport const provenByTests: readonly string[] = ${JSON.stringify(findProofs(), null, 2)}\n`
