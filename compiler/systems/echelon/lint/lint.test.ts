import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { type Example, type Linted, lintFixed, lintFixture, pathOf } from '../../../../tests/support/lintFixture.ts'
import { systemFiles } from '../../../../tests/support/tables.ts'
import { print } from '../../../diagnostics/print.ts'
import { sharedRules } from '../../../lint/index.ts'
import { systemCompilerOf, systemIds } from '../../index.ts'
import { lintRules } from './index.ts'

const here = new URL('.', import.meta.url)
const system = await systemFiles('echelon')

const lintExample = (example: Example): Linted => lintFixture(new URL('fixture/', here), system, example)

const example = (code: string, name: 'bad' | 'good'): Example =>
  load(readFileSync(new URL(`${code}/${name}.yaml`, here), 'utf8')) as Example

describe('the small scenario', () => {
  it('gives no rule anything to say', () => {
    expect(lintExample({ change: {} }).found).toEqual([])
  })
})

describe.each(lintRules.map(({ code }) => code))('lint rule %s', (code) => {
  it('speaks exactly where its bad example expects it', () => {
    const { expect: expected = [], also = [], ...bad } = example(code, 'bad')
    const { found } = lintExample(bad)
    const places = found.filter((one) => one.code === code).map(pathOf)
    expect(places.sort()).toEqual([...expected].sort())
    expect(expected.length).toBeGreaterThan(0)
    expect(found.filter((one) => one.code !== code && !also.includes(one.code))).toEqual([])
  })

  it('is silent on its good example, and so is every other rule that the example does not name', () => {
    const { also = [], ...good } = example(code, 'good')
    expect(lintExample(good).found.filter((one) => !also.includes(one.code))).toEqual([])
  })

  it('finds nothing more where what it offers to mend was mended', () => {
    const linted = lintExample(example(code, 'bad'))
    const offered = linted.found.filter((one) => one.code === code && one.fix !== undefined)
    if (offered.length === 0) return
    const left = lintFixed(linted, code).filter((one) => one.code === code)
    expect(left.filter(({ fix }) => fix !== undefined)).toEqual([])
    expect(left.length).toBe(linted.found.filter((one) => one.code === code).length - offered.length)
  })

  it('is documented: a title, what is wrong, and a way out', () => {
    const doc = readFileSync(new URL(`${code}/doc.md`, here), 'utf8')
    expect(doc).toMatch(/^# .+\n/)
    expect(doc).toContain('**Way out:**')
  })
})

describe('what the rules say of their bad examples', () => {
  it('is written down, to be read by those who change it', async () => {
    const pages = lintRules.map(({ code }) => {
      const { files, found } = lintExample(example(code, 'bad'))
      const own = found.filter((one) => one.code === code)
      return print('text', own, { files, root: '', colour: false })
    })
    await expect(pages.join('\n')).toMatchFileSnapshot('../../../../tests/golden/lint-messages-echelon.txt')
  })
})

describe('the list of lint rules', () => {
  it('holds every folder, once', () => {
    const folders = readdirSync(here).filter((name) => existsSync(new URL(`${name}/rule.ts`, here)))
    expect(lintRules.map(({ code }) => code).sort()).toEqual(folders.sort())
  })

  it('has no code of another system: the page of a code is found by its name', () => {
    const all = [...systemIds.flatMap((id) => systemCompilerOf(id).lint.rules), ...sharedRules]
    const codes = all.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })
})
