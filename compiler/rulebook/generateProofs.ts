/**
 * Makes `proofs.generated.ts`: the rules that a test of this repository names, as in `// operational.E13`. The rulebook needs them
 * where the tests are not at hand. `node compiler/rulebook/generateProofs.ts` writes it; with `--check` it only says whether
 * it is up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const target = new URL('proofs.generated.ts', import.meta.url)
/** Where tests of rules stand. */
const rooms = ['engine', 'tests'] as const
const ruleId = /\boperational\.[A-Z][0-9]+[a-z]?\b/g

const testFiles = (room: string): string[] =>
  readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${room}/${name}`)

/** By letter, then by number. */
const inBookOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** The text of the generated file. */
export const generateProofs = (): string => {
  const rules = new Set(
    rooms.flatMap(testFiles).flatMap((path) => readFileSync(new URL(path, root), 'utf8').match(ruleId) ?? []),
  )
  const lines = [...rules].sort(inBookOrder).map((rule) => `  '${rule}',\n`)
  return `// Generated from the tests by \`npm run generate\`. Do not edit.\nexport const provenByTests: readonly string[] = [\n${lines.join('')}]\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = generateProofs()
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (readFileSync(target, 'utf8') !== text) {
    process.stderr.write('Out of date: compiler/rulebook/proofs.generated.ts. Run npm run generate.\n')
    process.exitCode = 1
  }
}
