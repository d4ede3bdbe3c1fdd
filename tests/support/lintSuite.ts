/**
 * The laws for the lint rules of every rule system: each finds exactly the findings of its examples, is documented, and stands in the list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { print } from '../../compiler/diagnostics/print.ts'
import type { SourceFile } from '../../compiler/files.ts'
import { type Example, type Linted, lintFixed, lintFixture, pathOf } from './lintFixture.ts'

interface LintSuite {
  /** Files of rule systems beside which the small scenario is linted. */
  readonly system: readonly SourceFile[]
  /** Folders in which rules stand, each in a folder of its own; the first is that of the system, with its `fixture/`. */
  readonly homes: readonly [URL, ...URL[]]
  readonly codes: readonly string[]
  /** The name of the golden file of what they say. */
  readonly golden: string
}

export const describeLintRules = ({ system, homes, codes, golden }: LintSuite): void => {
  const [own] = homes
  const lintExample = (example: Example): Linted => lintFixture(new URL('fixture/', own), system, example)
  const folderOf = (code: string): URL =>
    new URL(`${code}/`, homes.find((home) => existsSync(new URL(`${code}/rule.ts`, home))) ?? own)
  const example = (code: string, name: 'bad' | 'good'): Example =>
    load(readFileSync(new URL(`${name}.yaml`, folderOf(code)), 'utf8')) as Example

  describe('the small scenario', () => {
    it('gives no rule anything to say', () => {
      expect(lintExample({ change: {} }).found).toEqual([])
    })
  })

  describe.each(codes)('lint rule %s', (code) => {
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
      const doc = readFileSync(new URL('doc.md', folderOf(code)), 'utf8')
      expect(doc).toMatch(/^# .+\n/)
      expect(doc).toContain('**Way out:**')
    })
  })

  describe('what the rules say of their bad examples', () => {
    it('is written down, to be read by those who change it', async () => {
      const pages = codes.map((code) => {
        const { files, found } = lintExample(example(code, 'bad'))
        const own = found.filter((one) => one.code === code)
        return print('text', own, { files, root: '', colour: false })
      })
      await expect(pages.join('\n')).toMatchFileSnapshot(`../../../../tests/golden/${golden}`)
    })
  })

  describe('the list of lint rules', () => {
    it('holds every folder, once', () => {
      const folders = homes.flatMap((home) =>
        readdirSync(home).filter((name) => existsSync(new URL(`${name}/rule.ts`, home))),
      )
      expect([...codes].sort()).toEqual(folders.sort())
    })
  })
}
