/** The charts of echelon's aircraft and ships in play: like `echelonUnits.test.ts`. */
import { expect, test } from 'vitest'
import { airbaseAa } from '../../engine/systems/echelon/air/antiAircraft.ts'
import { installations } from '../../engine/systems/echelon/rules.ts'
import { finishPhase } from '../../engine/systems/echelon/turn.ts'
import { rowsOf } from '../support/charts.ts'
import { echelonRules } from '../support/echelon.ts'
import { layField } from '../support/echelonField.ts'

/** Hits of so many points on a port that can take them all, with a die of 1 to 6. */
const hitsOf = (points: number, roll: number): number => {
  const { act, state, hex } = layField({
    map: '. . .',
    ports: ['0301 9'],
    owned: ['0101', '0301'],
    sides: [{ airPoints: 21 }, {}],
  })
  act({ type: 'bomb', to: hex('0301'), installation: installations.indexOf('port'), points }, [roll - 1])
  return state.portHits[hex('0301')]
}

test.each(
  rowsOf(`
    1 0 0 0 1 1
    2 0 0 1 1 2
    3 0 1 1 2 2
    4 0 1 1 2 3
    5 1 1 2 3 3
    6 1 2 2 3 4`),
)('echelon.A3: a %s hits with 1, 4, 8, 13 and 21 points', (roll, hits) => {
  expect([1, 4, 8, 13, 21].map((points) => hitsOf(points, Number(roll))).join(' ')).toBe(hits)
})

test('echelon.4, echelon.L5: gliders keep a unit together on a two, transports on a three', () => {
  const outcomes = [0, 1].map((gliders) =>
    [1, 2, 3].map((roll) => {
      const { act, events, hex } = layField({
        map: '. . .',
        airbases: ['0101 3'],
        sides: [{ lift: { rail: 0, naval: 0, air: 3, gliders: 3 } }, {}],
        units: [{ id: 'a', side: 0, design: 'parachute regiment 3-3-5', hex: '0101' }],
      })
      act({ type: 'drop', unit: 0, to: hex('0301'), gliders }, [roll - 1])
      return events.flatMap((one) => (one.type === 'scattered' ? [one.outcome] : [])).join()
    }),
  )
  expect(outcomes).toEqual([
    ['dispersed', 'dispersed', 'intact'],
    ['dispersed', 'intact', 'intact'],
  ])
})

/** A unit of the first side sails to an enemy on a beach, and the movement phase ends. */
const landAt = (design: string, enemy: string, rolls: readonly number[]) => {
  const field = layField({
    map: '. ~ .',
    hexsides: ['beach 0301 W'],
    ports: ['0101 12'],
    sides: [{ seaZones: true, lift: { rail: 0, naval: 12, air: 0, gliders: 0 } }, {}],
    units: [
      { id: 'a', side: 0, design, hex: '0101' },
      { id: 'e', side: 1, design: enemy, hex: '0301' },
    ],
  })
  field.act({ type: 'sail', unit: 0, to: field.hex('0301') })
  finishPhase(field.game.services, field.draft(rolls))
  return field.events
}

test('echelon.18: amphibious tanks add three in a calm sea', () => {
  const codes = [1, 2, 3, 4, 5, 6].map((roll) =>
    landAt('amphibious-tank battalion 2-2-8', 'infantry regiment 2-3-6', [roll - 1, 5]).flatMap((one) =>
      one.type === 'swam' ? [one.code] : [],
    ),
  )
  expect(codes.join(' ')).toBe('S S S S* S* S*')
})

test('echelon.27e: half an RE of long-range siege guns fires at landings with a point', () => {
  const points = ['battalion', 'regiment', 'division'].map((size) =>
    landAt('infantry division 5-6-6', `long-siege ${size} 3-3-4`, [0, 0, 5]).flatMap((one) =>
      one.type === 'coastFired' ? [one.points] : [],
    ),
  )
  expect(points).toEqual([[1], [2], [6]])
})

test('echelon.26c, echelon.27d: siege guns fire at a fortress beside them, those of long range two hexes far', () => {
  const far = ['siege', 'long-siege'].map((type) =>
    ['0101', '0201', '0301', '0401'].filter((hex) => {
      const { legal } = layField({
        map: '. . . . .',
        airbases: ['0501 3'],
        features: ['fortress 0501'],
        supplies: [`${hex} 0 9`],
        owned: ['0101 0201 0301 0401', '0501'],
        sides: [{ withoutHeadquarters: true, sources: hex }, {}],
        units: [{ id: 'a', side: 0, design: `${type} regiment 3-3-4`, hex }],
      })
      return legal('besiege').length > 0
    }),
  )
  expect(far).toEqual([['0401'], ['0301', '0401']])
})

test('echelon.13: airbases of Germany and her allies have twice as many guns from July 1943 to July 1944', () => {
  const points = (nation: string): string =>
    ([1942, 1943, 1944] as const)
      .map((year) => {
        const { game, state, hex } = layField({
          map: '. .',
          airbases: ['0101 6'],
          owned: ['0101', ''],
          sides: [{ nations: [nation] }, {}],
          week: [year, 7, 1],
        })
        return airbaseAa(game.table, state, 0, hex('0101'))
      })
      .join(' ')
  const { '2 2 2': others, ...stronger } = Object.groupBy(Object.keys(echelonRules().nations), points)
  expect(stronger).toEqual({ '2 4 2': ['german', 'italian', 'romanian', 'hungarian'] })
  expect(others).toContain('soviet')
})
