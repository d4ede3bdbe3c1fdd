import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { lintFixed } from '../../../../tests/support/lintFixture.ts'
import { type Example, lintExample, pathOf } from '../../../../tests/support/operationalLint.ts'
import { makeReport } from '../../../diagnostics/diagnostic.ts'
import { print } from '../../../diagnostics/print.ts'
import { readDirectory } from '../../../disk.ts'
import { sharedRules } from '../../../lint/index.ts'
import { lintRules as ownRules } from './index.ts'

const lintRules = [...ownRules, ...sharedRules]

const here = new URL('.', import.meta.url)
const content = await readDirectory(new URL('../../../../content', here).pathname, makeReport())
const system = content.filter(({ path }) => path.startsWith('systems/'))

/** Where rules stand: those of the system, and those of all systems. */
const homes = [here, new URL('../../../lint/', here)]

const folderOf = (code: string): URL => {
  const home = homes.find((one) => existsSync(new URL(`${code}/rule.ts`, one)))
  return new URL(`${code}/`, home ?? here)
}

const example = (code: string, name: 'bad' | 'good'): Example =>
  load(readFileSync(new URL(`${name}.yaml`, folderOf(code)), 'utf8')) as Example

describe('the small scenario', () => {
  it('gives no rule anything to say', () => {
    expect(lintExample(system, { change: {} }).found).toEqual([])
  })
})

describe.each(lintRules.map(({ code }) => code))('lint rule %s', (code) => {
  it('speaks exactly where its bad example expects it', () => {
    const { expect: expected = [], also = [], ...bad } = example(code, 'bad')
    const { found } = lintExample(system, bad)
    expect(
      found
        .filter((one) => one.code === code)
        .map(pathOf)
        .sort(),
    ).toEqual([...expected].sort())
    expect(expected.length).toBeGreaterThan(0)
    expect(found.map((one) => one.code).filter((other) => other !== code && !also.includes(other))).toEqual([])
  })

  it('is silent on its good example, and so is every other rule that the example does not name', () => {
    const { also = [], ...good } = example(code, 'good')
    expect(lintExample(system, good).found.filter((one) => !also.includes(one.code))).toEqual([])
  })

  it('finds nothing more where what it offers to mend was mended', () => {
    const linted = lintExample(system, example(code, 'bad'))
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
    const pages = lintRules.map(({ code }) => {
      const { files, found } = lintExample(system, example(code, 'bad'))
      const own = found.filter((one) => one.code === code)
      return print('text', own, { files, root: '', colour: false })
    })
    await expect(pages.join('\n')).toMatchFileSnapshot('../../../../tests/golden/lint-messages.txt')
  })
})

describe('the list of lint rules', () => {
  it('holds every folder, once', () => {
    const folders = homes.flatMap((home) =>
      readdirSync(home).filter((name) => existsSync(new URL(`${name}/rule.ts`, home))),
    )
    expect(lintRules.map(({ code }) => code).sort()).toEqual(folders.sort())
  })

  it('ends with the rule that looks at what the others suppressed', () => {
    expect(lintRules[lintRules.length - 1].code).toBe('suppression-unused')
  })
})

describe('how far a side can come', () => {
  const reach = (change: Readonly<Record<string, unknown>>): readonly string[] =>
    lintExample(system, { change }).found.map(({ code }) => code)
  const cutOff = {
    'map.bridges': [],
    'map.barriers': [
      {
        kind: 'major-river',
        sides: ['0401 E', '0402 NE E SE', '0403 E', '0404 NE E SE', '0405 E', '0406 NE E'],
      },
    ],
    'scenario.turns': 12,
    'scenario.sides[0].objectives': [{ hex: '0703', name: 'Port', by: 12 }],
  }

  it('ends at a river without a bridge', () => {
    expect(reach(cutOff)).toContain('objective-unreachable')
  })

  it('operational.F30: goes on across it for a side whose headquarters has boats', () => {
    const staff = { id: 'first-army', name: 'First Army', profile: 'british-army', hex: '0203' }
    expect(reach({ ...cutOff, 'scenario.sides[0].headquarters': [staff] })).not.toContain('objective-unreachable')
  })

  it('operational.H13: goes on where paratroops drop', () => {
    const paras = { id: '6-ab', name: '6th Airborne', type: 'british-airborne', arrives: { turn: 2, by: 'air' } }
    expect(reach({ ...cutOff, 'scenario.sides[0].units[4]': paras })).not.toContain('objective-unreachable')
  })
})
