/**
 * The rule system that `npm run new:system` writes is whole, its pages with it: it is written into a copy of the tree, generated, typed,
 * checked, played and exported, and its page is bundled.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSystem } from '../templates/newSystem.ts'
import { root } from './support/imports.ts'

const id = 'river-line'
const first = `${id}-1`
const tree = mkdtempSync(join(tmpdir(), 'sandtable-system-'))

/** The folders that the laws need besides: helpers of tests read the tables of a system that is there. */
const others = ['tests/laws', 'tests/support', 'tests/time', 'content/systems/operational']

const run = (command: string, ...words: readonly string[]): { readonly code: number | null; readonly out: string } => {
  // A colour would stand in what is compared, and the reporter of another run would write over the times of this one.
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, VITEST: undefined }
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: tree, env, encoding: 'utf8' })
  return { code: status, out: `${stdout}${stderr}` }
}

const node = (...words: readonly string[]) => run(process.execPath, ...words)
const sandtable = (...words: readonly string[]) => node('compiler/cli.ts', ...words)
const tool = (name: string, ...words: readonly string[]) => run(join(root, 'node_modules/.bin', name), ...words)

/** The folders of its code. */
const folders = ['engine', 'compiler', 'site', 'site/player'].map((room) => `${room}/systems/${id}`)

/** Files that were written or changed. */
let written: readonly string[]

beforeAll(() => {
  const files = readdirSync(root).filter((name) => /^(package|tsconfig.*|biome)\.json$|^vitest\.config\.ts$/.test(name))
  for (const name of [...files, 'engine', 'compiler', 'site', ...others])
    cpSync(join(root, name), join(tree, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  written = writeSystem(id, tree)
  expect(node('compiler/schemas/generate.ts')).toEqual({ code: 0, out: '' })
})
afterAll(() => rmSync(tree, { recursive: true }))

it('has the right types', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'site/tsconfig.json'), 'utf8'))
  const lists = ['index', 'references', 'scenarios'].map((name) => `site/systems/${name}.ts`)
  const files = ['compiler/systems/index.ts', 'site/player/systems/index.ts', ...lists, 'site/astro.d.ts']
  const include = [...folders, 'tests/laws', ...files]
  const config = { extends: './tsconfig.base.json', compilerOptions, include, exclude: [] }
  writeFileSync(join(tree, 'tsconfig.new.json'), JSON.stringify(config))
  expect(tool('tsc', '-p', 'tsconfig.new.json')).toEqual({ code: 0, out: '' })
})

it('has a scenario that is balanced, and no finding once that has been played', () => {
  expect(sandtable('playtest', first)).toEqual({ code: 0, out: expect.stringContaining('\n  pass: ') })
  expect(sandtable('check', 'content')).toEqual({ code: 0, out: '' })
})

it('explains its numbers, and makes a scenario of a game that goes on', () => {
  const explained = sandtable('explain', first, 'attack', 'able', 'baker')
  expect(explained).toEqual({ code: 0, out: expect.stringMatching(/ river-line\.F1 .*\n.*Together +5 points/s) })
  const won = sandtable('replay', first, '--side', 'attacker', '--way', 'objective', '--record')
  const record = won.out.trim().replace(/(_[^_]+){4}$/, '')
  const exported = sandtable('export', first, record, '--out', 'late')
  expect(exported).toEqual({ code: 0, out: expect.stringContaining('is the scenario "late"') })
})

it('has each of its rules in the rulebook, in the engine, in an example and in a test', () => {
  expect(sandtable('coverage', 'content').out).toMatch(
    /(\d+) rules: \1 engine, \1 rule, \1 examples, \1 tests; no gaps/,
  )
})

it('keeps the laws, and its own tests pass', () => {
  const { code, out } = tool('vitest', 'run', `tests/laws/${id}.test.ts`, ...folders, '--reporter=dot')
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/Test Files +3 passed/) })
})

it('has a page and a worker that can be bundled', async () => {
  const input = ['index', 'worker'].map((name) => join(tree, `site/player/systems/${id}/${name}.ts`))
  const bundle = await rolldown({ input, transform: { jsx: { importSource: 'preact' } } })
  const { output } = await bundle.generate()
  await bundle.close()
  const entries = output.filter((one) => one.type === 'chunk' && one.isEntry)
  expect(entries.map(({ fileName }) => fileName).sort()).toEqual(['index.js', 'worker.js'])
})

it('is formatted, and says nowhere what the template is called', () => {
  expect(tool('biome', 'check', '--error-on-warnings', ...folders, `tests/laws/${id}.test.ts`).code).toBe(0)
  const made = [...folders, `content/systems/${id}`, `content/scenarios/${first}`].flatMap((folder) =>
    readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const hasOldName = (file: string): boolean =>
    /new[- ]?system/i.test(file) ||
    (/\.\w+$/.test(file) && /new[- ]?system/i.test(readFileSync(join(tree, file), 'utf8')))
  expect([...written, ...made].filter(hasOldName)).toEqual([])
})

it.each([
  ['River', 'is no id'],
  [id, 'There is a rule system "river-line" already.'],
  ['class', 'take an id of two words'],
  ['table', 'take an id of two words'],
])('is not written as %s', (name, message) => {
  expect(() => writeSystem(name, tree)).toThrow(message)
})
