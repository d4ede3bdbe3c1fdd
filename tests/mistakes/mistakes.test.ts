/**
 * A pack with more than a hundred deliberate mistakes, from the first letter of YAML to games that speak against their author:
 * one run of `sandtable check` tells them all, each once, at its letters.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { families } from '../../compiler/diagnostics/codes.ts'
import { sharedRules } from '../../compiler/lint/index.ts'
import { lintRules as rulesOfCards } from '../../compiler/systems/command-cards/lint/index.ts'
import { lintRules as rulesOfOperations } from '../../compiler/systems/operational/lint/index.ts'
import { typeIn } from '../support/commandLine.ts'
import { sarifErrors } from '../support/sarif/fits.ts'
import { drawn, type Mistake, mistakes } from './list.ts'
import { stampEvidence } from './stamp.ts'

const root = new URL('../../', import.meta.url).pathname
let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandtable-mistakes-'))
  await cp(new URL('pack', import.meta.url), join(directory, 'pack'), { recursive: true, verbatimSymlinks: true })
  await stampEvidence(directory, 'pack', 'last-stand')
  checked = await check('--format', 'json')
})

afterAll(() => rm(directory, { recursive: true, force: true }))

type Row = readonly [code: string, file: string, line: number, column: number, endColumn: number]

interface Finding {
  readonly code: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
  readonly fix?: object
}

const check = (...options: readonly string[]) => typeIn(directory, ['check', 'pack', ...options])

/** The output of the first check of the pack as JSON; later checks print from memory. */
let checked: Awaited<ReturnType<typeof check>>

const findingsIn = ({ out }: typeof checked): readonly Finding[] => JSON.parse(out).diagnostics

const rowOf = ({ code, file, line, column, endColumn }: Finding): Row => [code, file, line, column, endColumn]

const sorted = (rows: readonly Row[]): string[] => rows.map((row) => row.join(' ')).sort()

const rowsOf = (file: string, list: readonly Mistake[]): Row[] =>
  list.map(([code, line, column, endColumn]) => [code, `pack/${file}`, line, column, endColumn])

const expected = Object.entries(mistakes).flatMap(([file, list]) => rowsOf(file, list))

const codes = new Set([...expected.map(([code]) => code), ...drawn.map(([code]) => code)])

/** Returns output without the folder in which the project happens to lie. */
const portable = (text: string): string => text.replaceAll(root, '')

describe(`a pack with ${expected.length} deliberate mistakes`, () => {
  it('has at least sixty', () => {
    expect(expected.length).toBeGreaterThanOrEqual(60)
  })

  it.each([
    ...Object.entries(families).map(([family, known]) => [family, Object.keys(known)] as const),
    ['design of all battles', sharedRules.map(({ code }) => code as string)] as const,
    ['design of the operational system', rulesOfOperations.map(({ code }) => code as string)] as const,
    ['design of battles led by cards', rulesOfCards.map(({ code }) => code as string)] as const,
  ])('has some of the family: %s', (_, known) => {
    expect(known.filter((code) => codes.has(code))).not.toEqual([])
  })

  it('has them at the letters that are named', async () => {
    for (const [file, list] of Object.entries(mistakes)) {
      const lines = (await readFile(new URL(`pack/${file}`, import.meta.url), 'utf8')).split('\n')
      const marks = list.map(([, line, column, endColumn]) => lines[line - 1]?.slice(column - 1, endColumn - 1))
      expect([file, ...marks]).toEqual([file, ...list.map((one) => one[4])])
    }
  })

  it('yields their codes and ranges in one run, and nothing else', () => {
    expect(sorted(findingsIn(checked).map(rowOf))).toEqual(sorted(expected))
    expect(checked.code).toBe(1)
  })

  it('says each with its place, its reason and its way out', async () => {
    const { out } = await check()
    await expect(portable(out)).toMatchFileSnapshot('expected.txt')
  })

  it('says the same in SARIF', async () => {
    const { out } = await check('--format', 'sarif')
    expect(sarifErrors(out)).toEqual([])
    const { results } = JSON.parse(out).runs[0]
    const found = results.flatMap((result: Record<string, unknown>): Row[] => {
      if (result.suppressions !== undefined) return []
      const [{ physicalLocation: place }] = result.locations as [{ physicalLocation: SarifPlace }]
      const { startLine, startColumn, endColumn } = place.region
      return [[String(result.ruleId), place.artifactLocation.uri, startLine, startColumn, endColumn]]
    })
    expect(sorted(found)).toEqual(sorted(expected))
  })

  it('shows what it would mend, and mends nothing', async () => {
    const before = await contentOf(join(directory, 'pack'))
    const { out, error, code } = await check('--fix', '--dry-run')
    const mendable = findingsIn(checked).filter(({ fix }) => fix !== undefined)
    expect(error).toMatch(new RegExp(`^${mendable.length} findings in \\d+ files would be mended\\.`))
    expect(code).toBe(1)
    await expect(out).toMatchFileSnapshot('mended.patch')
    expect(await contentOf(join(directory, 'pack'))).toEqual(before)
  })

  it('hides none of them when one file more is broken', async () => {
    const torn = 'pack/systems/operational/units/torn.yaml'
    await writeFile(join(directory, torn), 'kind: units\nentries: {a: [\n')
    const found = findingsIn(await check('--format', 'json'))
    await rm(join(directory, torn))
    expect(sorted(found.filter(({ file }) => file !== torn).map(rowOf))).toEqual(sorted(expected))
    expect(found).toHaveLength(expected.length + 1)
  })

  it('holds a map of Tiled whose mistakes are told when it is carried over', async () => {
    const file = 'drawings/drawn.tmx'
    const words = ['tiled', 'import', `pack/${file}`, '--into', 'pack/scenarios/long-winter', '--force']
    const { out, code } = await typeIn(directory, [...words, '--content', 'pack', '--format', 'json'])
    const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly Finding[] }
    expect(sorted(diagnostics.map(rowOf))).toEqual(sorted(rowsOf(file, drawn)))
    expect(code).toBe(1)
  })
})

interface SarifPlace {
  readonly artifactLocation: { readonly uri: string }
  readonly region: { readonly startLine: number; readonly startColumn: number; readonly endColumn: number }
}

/** Every file of a folder as text, by path. */
const contentOf = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)),
  )
}
