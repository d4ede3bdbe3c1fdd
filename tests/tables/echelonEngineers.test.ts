/** The charts of echelon's engineers in play: like `echelonUnits.test.ts`. */

import { describe, expect, test } from 'vitest'
import { settleWork } from '../../engine/systems/echelon/engineering/work.ts'
import { type EchelonRules, type Job, jobs, re, sizes } from '../../engine/systems/echelon/rules.ts'
import { rail } from '../../engine/systems/echelon/types.ts'
import { rowsOf } from '../support/charts.ts'
import { echelonRules, type FieldSketch } from '../support/echelon.ts'
import { type EchelonField, layField } from '../support/echelonField.ts'
import { part } from '../support/part.ts'

const rules = echelonRules()

const lay = (designs: readonly string[], more: Partial<FieldSketch> = {}): EchelonField =>
  layField({
    map: '. . . . . .\n . . . . . .',
    owned: ['all', '0602'],
    units: designs.map((design, at) => ({ id: `u${at}`, side: 0, design, hex: '0101' })),
    ...more,
  })

const begin = (field: EchelonField, job: Job, unit = 0): void =>
  field.act({ type: 'work', unit, job: jobs.indexOf(job), quick: 0 })

describe('jobs and who does them', () => {
  /** Units of which each has a twelfth of an RE, so that no job is done in a turn; they are able to do what is added. */
  const small: EchelonRules['sizes'] = {
    ...rules.sizes,
    re: part<EchelonRules['sizes']['re']>(Object.fromEntries(sizes.map((size) => [size, [1, 12]]))),
  }
  const unitTypes: EchelonRules['unitTypes'] = { man: { ...rules.unitTypes.infantry, abilities: [] } }
  const workers = [
    'man regiment 0-1-6 construction-engineer',
    'man regiment 0-1-6 combat-engineer',
    'man regiment 0-1-6 railroad-engineer',
    'man division 1-1-6 supports-others',
    'man regiment 0-1-6 port-engineer',
    'man regiment 0-1-6 pipeline-engineer',
  ]

  /** The setting that each job in hex 0101 requires. */
  const scenes: Readonly<Record<Job, (field: EchelonField, at: number) => void>> = {
    entrenchment: () => {},
    airfield: () => {},
    fort: () => {},
    'port-hit': ({ state }, at) => {
      state.portHits[at] = 1
    },
    'airbase-hit': ({ state }, at) => {
      state.airbaseHits[at] = 1
    },
    'rail-break': ({ state }, at) => {
      state.rail[at] = rail.laid | rail.broken
    },
    regauge: ({ state }, at) => {
      state.rail[at] = rail.laid | rail.wide
    },
    'new-rail': ({ state }, at) => {
      state.rail[at] = 0
    },
    pipeline: () => {},
    'destroyed-port': ({ state }, at) => {
      state.portGone[at] = 1
    },
    'port-upgrade': ({ state }, at) => {
      state.port[at] = 2
    },
    bridge: ({ state }) => {
      state.bridge.fill(1)
    },
  }

  /** Points that a job takes, and those that an RE does in a turn; undefined when the unit cannot do it. */
  const workOf = (design: string, job: Job): readonly [cost: number, done: number] | undefined => {
    const field = lay([design], {
      ports: ['0101 4'],
      bridges: ['0101 E'],
      ways: ['rail 0101 0201 0301'],
      rules: { sizes: small, unitTypes },
    })
    const { state, hex, game } = field
    const at = hex('0101')
    scenes[job](field, at)
    if (field.legal('work', { job: jobs.indexOf(job) }).length === 0) return undefined
    begin(field, job)
    const cost = state.jobLeft[at]
    settleWork(game.services, field.draft())
    return [cost / re, ((cost - state.jobLeft[at]) * 12) / re]
  }

  test.each(
    rowsOf(`
      entrenchment   1  1 0.5 . 1   . .
      airfield       2  1 0.5 . .   . .
      fort           4  1 .   . .   . .
      port-hit       1  1 0.5 . .   . .
      airbase-hit    1  1 0.5 . 0.5 . .
      rail-break     1  1 0.5 2 0.5 . .
      regauge        1  1 0.5 2 .   . .
      new-rail       4  1 .   2 .   . .
      pipeline       2  . .   . .   . 1
      destroyed-port 4  . .   . .   1 .
      port-upgrade   4  1 0.5 . .   2 .
      bridge         1  1 0.5 1 .   . .`),
  )('echelon.38, echelon.40a: points of %s, and what an RE of whom does in a turn', (job, text) => {
    const all = workers.map((design) => workOf(design, job as Job))
    const cost = all.find((one) => one !== undefined)?.[0]
    expect([cost, ...all.map((one) => one?.[1] ?? '.')].join(' ')).toBe(text)
  })
})

test('echelon.40a, echelon.40g: points that a demolition takes', () => {
  const spent = ['construction', 'combat', 'railroad'].map((kind) => {
    const field = lay([`${kind}-engineer regiment 0-1-8`], { ways: ['rail 0101 0201'] })
    field.act(field.legal('demolish')[0])
    return field.state.spent[0]
  })
  expect(spent).toEqual([2, 2, 2])
})

test('echelon.40e: a reduced port takes in half of what it will', () => {
  const { state, hex } = lay([], { ports: ['0101 10 0 reduced'] })
  expect(state.port[hex('0101')]).toBe(5)
})

describe('civilian labour', () => {
  /** True if the people of a city near an engineer of a nation help it. */
  const helps = (country: string, feature: string, nation: string): boolean => {
    const field = lay([], {
      features: [`${feature} 0301`],
      countries: [`${country} 0301`],
      sides: [{ home: [country] }, {}],
      units: [{ id: 'a', side: 0, nation, design: 'construction-engineer regiment 0-1-6', hex: '0101' }],
    })
    begin(field, 'fort')
    return field.state.labour[field.hex('0101')] > 0
  }

  test.each(
    rowsOf(`
      germany      major-city
      soviet-union major-city
      spain        major-city
      portugal     major-city
      malta        major-city city for british
      poland       none`),
  )('echelon.39, echelon.39b: of %s', (country, text) => {
    const of = ['british', 'german'].map((nation) =>
      ['major-city', 'city', 'town'].filter((feature) => helps(country, feature, nation)).join(' '),
    )
    const [ofBritish, ofGerman] = of
    expect(ofBritish === ofGerman ? ofBritish || 'none' : `${ofBritish} for british`).toBe(text)
  })
})
