/** The judge of tables judged: it refuses what it can say nothing about, and notices what nobody notices. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import { restoreTables } from '../support/tables.ts'
import { judgeTables, type Told, type Verdict } from './judge.ts'
import { judgeApart } from './run.ts'

const root = new URL('../../', import.meta.url).pathname
const table = 'systems/command-cards/tables/boards.yaml'

/** A small rule system: its tables without its rulebook. */
const files = (await readDirectory(join(root, 'content'), makeReport())).filter(
  ({ path }) => path.startsWith('systems/command-cards/') && !path.includes('/rules/'),
)
const folder = mkdtempSync(join(tmpdir(), 'sandtable-judge-'))

// Test files that come after this one in its worker read the same tables.
afterEach(restoreTables)

/** A test file that asks for the width of a board. */
const specOf = (name: string, body: string): string => {
  const spec = join(folder, `${name}.test.ts`)
  writeFileSync(
    spec,
    `import { expect, test } from 'vitest'
import { contentRules } from '${root}tests/support/commandCards.ts'
const { standard } = contentRules().boards
test('a board', () => ${body})
`,
  )
  return spec
}
const reads = specOf('reads', 'expect(standard.width).toBe(13)')

/** The verdicts on some places of the table of boards when files are others. */
const judge = async (
  specs: readonly string[],
  changes: Readonly<Record<string, (text: string) => string>> = {},
): Promise<readonly Verdict[]> => {
  const verdicts: Verdict[] = []
  const told = (one: Told): void => void (one.kind === 'verdict' && verdicts.push(one.verdict))
  await judgeTables(
    {
      system: 'command-cards',
      files: files.map((file) => ({ ...file, text: (changes[file.path] ?? String)(file.text) })),
      specs,
      places: ['width', 'height'].map((field) => ({ table, at: `entries.standard.${field}` })),
      noticedBefore: new Map(),
      isSpent: () => false,
    },
    told,
  )
  return verdicts
}

test('a number that a test reads is noticed, one that nobody reads survives', async () => {
  expect(await judge([reads])).toEqual([
    { at: 'entries.standard.width', from: 13, to: 14, by: 'test', which: reads },
    { at: 'entries.standard.height', from: 9, to: 10, by: 'survived' },
  ])
})

test.each([
  [
    'an error',
    { [table]: (of: string) => of.replace('width: 13', 'width: 0') },
    /^value-range in systems\/command-cards\/tables\/boards\.yaml: /,
  ],
  [
    'an exception that nothing needs',
    {
      'systems/command-cards/system.yaml': (of: string) =>
        `${of}suppress: [{code: card-too-strong, at: x, reason: Planted.}]\n`,
    },
    /^suppression-unused in systems\/command-cards\/system\.yaml: /,
  ],
  [
    'a number that a test does not expect',
    { [table]: (of: string) => of.replace('width: 13', 'width: 14') },
    /reads\.test\.ts before a value is changed: a board: expected 14 to be 13/,
  ],
])('tables with %s are not judged', async (_, changes, why) => {
  await expect(judge([reads], changes)).rejects.toThrow(why)
})

test('a test that compares with a copy of a table judges nothing', async () => {
  const copies = specOf('copies', 'expect(standard).toMatchInlineSnapshot()')
  await expect(judge([reads, copies])).rejects.toThrow(/copies\.test\.ts compares with a copy/)
})

test('a process that cannot judge a table says why', async () => {
  for (const { path, text: of } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path === table ? of.replace('width: 13', 'width: 0') : of)
  }
  const judging = judgeApart(
    {
      judge: new URL('index.ts', import.meta.url),
      content: folder,
      system: 'command-cards',
      places: [{ table, at: 'entries.standard.width' }],
      file: join(folder, 'verdicts.jsonl'),
    },
    () => {},
  )
  await expect(judging).rejects.toThrow(/^value-range in systems\/command-cards\/tables\/boards\.yaml: /)
})
