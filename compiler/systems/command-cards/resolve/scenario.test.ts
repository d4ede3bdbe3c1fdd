import { describe, expect, it } from 'vitest'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { readCardContent } from '../../../../tests/support/cardContent.ts'
import { lintFixture } from '../../../../tests/support/lintFixture.ts'
import { compile } from '../../../compile.ts'
import { makePath, makeReport } from '../../../diagnostics/diagnostic.ts'

const files = await readCardContent()

describe('units without a name', () => {
  it('are called by nation and type, with a number where a side has several', () => {
    const system = files.filter(({ path }) => path.startsWith('systems/'))
    const { files: all } = lintFixture(new URL('../lint/fixture/', import.meta.url), system, {
      change: {
        'scenario.sides[0].units[0]': { id: 'rifles', type: 'infantry', hex: '0207' },
        'scenario.sides[0].units[1]': { id: 'second-rifles', type: 'infantry', hex: '0607' },
        'scenario.sides[0].units[3]': { id: 'tanks', type: 'armour', hex: '0708' },
        'scenario.sides[0].units[4]': { id: 'guns', type: 'artillery', nation: 'british', hex: '0509' },
      },
    })
    const [scenario] = compile(all, makeReport()).scenarios
    const { units } = scenario.scenario as CommandCardsScenario
    expect(units.slice(0, 5).map(({ name }) => name)).toEqual([
      'American infantry 1',
      'American infantry 2',
      'Third Rifles',
      'American armour',
      'British artillery',
    ])
  })
})

describe('a battle without a last round', () => {
  it('is bounded: each unit can put off the stalemate once', () => {
    const system = files.filter(({ path }) => path.startsWith('systems/'))
    const { files: all } = lintFixture(new URL('../lint/fixture/', import.meta.url), system, {
      change: { 'scenario.turns': undefined, 'scenario.stalemate': 6 },
    })
    const report = makeReport()
    const [{ scenario }] = compile(all, report).scenarios
    expect(scenario).toMatchObject({ turns: 66, isUnlimited: true, stalemate: 6 })
  })
})

describe('the content of the command-card system', () => {
  const report = makeReport()
  const compiled = compile(files, report)

  it('compiles without an error', () => {
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ file, path, code, message }) => `${file} ${makePath(path)} ${code}: ${message}`)).toEqual([])
  })

  it('has a rulebook, and every scenario that was written', () => {
    expect(compiled.rulebooks.map(({ system }) => system)).toEqual(['command-cards'])
    const written = files.filter(({ path }) => path.startsWith('scenarios/') && path.endsWith('/scenario.yaml'))
    expect(compiled.scenarios.length).toBe(written.length)
    expect(written.length).toBeGreaterThan(0)
  })
})
