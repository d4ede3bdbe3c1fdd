/** Every code of the stages has a page, a case in which it is found at the very letters, and one in which it is not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { type Case, fullPath, type Ran, runCase } from '../../../tests/support/codeCases.ts'
import { sarifErrors } from '../../../tests/support/sarif/fits.ts'
import { textEditsOf } from '../../fix/edits.ts'
import { meaningOf } from '../../lint/codes.ts'
import { families, stageCodes } from '../codes.ts'
import { makePath } from '../diagnostic.ts'
import { print } from '../print.ts'
import { locateAll, makeSources } from '../view.ts'

const here = new URL('.', import.meta.url)
const codes = Object.keys(stageCodes)
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const readCase = (code: string, name: 'bad' | 'good'): Case =>
  load(readFileSync(new URL(`${code}/${name}.yaml`, here), 'utf8')) as Case

/** True for findings that a case need not avoid: lint rules judge design, and nobody has played the small scenario. */
const isNoise = (code: string, about: string): boolean =>
  !codes.includes(code) || (code !== about && /^(?:evidence|witness)-missing$/.test(code))

const bad = new Map<string, Promise<Ran>>()
const runBad = (code: string): Promise<Ran> => {
  const ran = bad.get(code) ?? runCase(readCase(code, 'bad'))
  bad.set(code, ran)
  return ran
}

it('every code has a folder, and every folder a code', () => {
  expect(folders.sort()).toEqual([...codes].sort())
})

describe.each(codes.filter((code) => folders.includes(code)))('%s', (code) => {
  it('is found at the very letters that its bad case names, and nothing else is', async () => {
    const { files, found } = await runBad(code)
    const { expect: expected = [], also = [] } = readCase(code, 'bad')
    const sources = makeSources(files)
    const own = locateAll(found, sources).filter(({ diagnostic }) => diagnostic.code === code)
    const seen = own.map(({ diagnostic: { file, path }, position: { line, column, endColumn } }) => ({
      file,
      path: makePath(path),
      marks: (sources.lineOf(file, line) ?? '').slice(column - 1, endColumn - 1),
    }))
    expect(seen).toEqual(expected.map(({ file, path = '', marks }) => ({ file: fullPath(file), path, marks })))
    expect(expected.length).toBeGreaterThan(0)
    expect(
      found
        .map((one) => one.code as string)
        .filter((one) => one !== code && !also.includes(one) && !isNoise(one, code)),
    ).toEqual([])
  })

  it('is not found in its good case, and nothing else is', async () => {
    const { also = [], ...good } = readCase(code, 'good')
    const { found } = await runCase(good)
    expect(found.filter((one) => !also.includes(one.code) && !isNoise(one.code, code))).toEqual([])
  })

  it('fits the schema of SARIF', async () => {
    const { files, found } = await runBad(code)
    expect(
      sarifErrors(print('sarif', found, { files, root: 'content', colour: false, meaningOf, editsOf: textEditsOf })),
    ).toEqual([])
  })

  it('is explained: a title, what is wrong, and a way out', () => {
    const doc = readFileSync(new URL(`${code}/doc.md`, here), 'utf8')
    expect(doc).toMatch(/^# .+\n\n.+/)
    expect(doc).toContain('\n**Way out:** ')
  })
})

/** Findings in the tables of `content/` without the numbers of lines, which change with every line that a table gets. */
const withoutLines = (text: string): string =>
  text
    .split(/^(?=(?:error|warning) )/m)
    .map((one) =>
      /^\w+ [\w-]+ {2}systems\/[\w-]+\/(tables|units)\//.test(one)
        ? one
            .replace(/^(.*?\.yaml):\d+:\d+/, '$1')
            .replaceAll(/^ *\d+ \|/gm, '    |')
            .replaceAll(/^ +\|/gm, '    |')
        : one,
    )
    .join('')

describe('what is said of the bad cases', () => {
  it.each(Object.keys(families))('about %s is written down, to be read by those who change it', async (family) => {
    const pages = Object.keys(families[family as keyof typeof families])
      .filter((code) => existsSync(new URL(`${code}/bad.yaml`, here)))
      .map(async (code) => {
        const { files, found } = await runBad(code)
        const own = found.filter((one) => one.code === code)
        return withoutLines(print('text', own, { files, root: '', colour: false }))
      })
    const text = (await Promise.all(pages)).join('\n')
    await expect(text).toMatchFileSnapshot(`../../../tests/golden/diagnostics-${family}.txt`)
  })
})
