/** The differences between nations: an infantry and a tank division, the same for all, play each of them. */
import { expect, test } from 'vitest'
import { contentRules } from '../../../tests/support/operational.ts'
import { layStaff } from '../../../tests/support/staff.ts'
import { forcedDice } from '../../dice.ts'
import { rollStragglers } from './combat/casualties.ts'
import { step } from './pool.ts'
import { spares } from './ruins.ts'

const sceneOf = (nation: string, pool: readonly string[] = []) => {
  const { unitTypes } = contentRules()
  const foot = { ...unitTypes['british-infantry'], nation }
  const tanks = { ...unitTypes['british-armour'], nation }
  return layStaff({
    map: '. . . . .\n . . . . .',
    owner: '1 1 1 2 2\n 1 1 1 2 2',
    sources: [['rail 0101'], ['rail 0501']],
    headquarters: [{ side: 0, hex: '0101', commandPoints: 9, pool, levels: { pool: 3 } }],
    rules: { unitTypes: { ...unitTypes, foot, tanks } },
    units: [
      { id: 'a', side: 0, type: 'foot', hex: '0201', steps: 2 },
      { id: 'b', side: 0, type: 'tanks', hex: '0102', steps: 2 },
      { id: 'enemy', side: 1, hex: '0501' },
    ],
  })
}

/** By nation: places for specialists, whether it spares cities, how many of so many rolls scatter a lost step, and who lends it tanks and specialists. */
const nations = [
  ['british', 3, true, 2, 3, 'british', 'british'],
  ['american', 3, true, 2, 3, 'american', 'american'],
  ['french', 3, true, 2, 3, 'american', 'american'],
  ['polish', 3, true, 2, 3, 'british', 'british'],
  ['canadian', 3, true, 2, 3, 'british', 'british'],
  ['new-zealand', 3, true, 2, 3, 'british', 'british'],
  ['south-african', 3, true, 2, 3, 'british', 'british'],
  ['indian', 3, true, 2, 3, 'british', 'british'],
  ['brazilian', 3, true, 2, 3, 'american', 'american'],
  ['allied-italian', 3, true, 2, 3, 'american', 'american'],
  ['soviet', 2, false, 1, 3, 'soviet', 'soviet'],
  ['german', 2, false, 1, 2, 'german', 'german'],
  ['italian', 2, false, 1, 2, 'italian', 'italian'],
  ['minor', 1, false, 1, 2, 'german', 'german'],
] as const

test.each(nations)('operational.B5, G2: a division, %s, takes up to %i specialists of who lends them', (...row) => {
  const [nation, places, , , , , lender] = row
  const table = sceneOf(nation, [`engineers ${lender} 4`])
  const { items, specialistIds } = table.game.table
  const item = items.findIndex((one) => one.nation === lender && specialistIds[one.specialist] === 'engineers') + 1
  let taken = 0
  while (taken < 5 && table.isLegal({ type: 'deploy', unit: 0, item })) {
    table.act({ type: 'deploy', unit: 0, item })
    taken++
  }
  expect(taken).toBe(places)
})

test.each(nations)('operational.G1, G2: tanks, %s, are reinforced with armour of who lends it', (...row) => {
  const [nation, , , , , lender] = row
  const others = ['british', 'american', 'german', 'soviet', 'italian'].filter((one) => one !== lender)
  const armour = (from: readonly string[]) => [`infantry ${nation} 4`, ...from.map((one) => `armour ${one} 4`)]
  const deploys = (from: readonly string[]) =>
    sceneOf(nation, armour(from)).isLegal({ type: 'deploy', unit: 1, item: step })
  expect([deploys([lender]), deploys(others)]).toEqual([true, false])
})

test.each(nations)('operational.D20, I3: %s troops scatter, and spare cities or not', (...row) => {
  const [nation, , sparesCities, scatter, of] = row
  const table = sceneOf(nation)
  const { table: rules } = table.game
  const rolls = Array.from({ length: of }, (_, roll) => rollStragglers(rules, 0, 1, forcedDice([roll])))
  expect(rolls).toEqual(Array.from({ length: of }, (_, roll) => Number(roll < scatter)))
  expect(() => rollStragglers(rules, 0, 1, forcedDice([of]))).toThrow('must be an integer')
  expect(spares(rules, 0)).toBe(sparesCities)
})
