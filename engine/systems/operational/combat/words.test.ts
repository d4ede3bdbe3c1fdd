import { expect, test } from 'vitest'
import { layTable } from '../../../../tests/support/table.ts'
import type { OperationalEvent } from '../events.ts'
import { lineOf } from '../events.ts'

const { game } = layTable({
  map: '. .',
  units: [
    { side: 0, hex: '0101', id: 'First' },
    { side: 1, hex: '0201', id: 'Second' },
  ],
})
const none = { lost: 0, suppressed: 0, scattered: 0, specialistsLost: [], specialistsSuppressed: [] }
const fight: Extract<OperationalEvent, { type: 'combat' }> = {
  type: 'combat',
  kind: 'attack',
  unit: 0,
  target: 1,
  at: 2,
  odds: 1400,
  columns: [-1, 3],
  retreatChance: 70,
  attacker: none,
  defender: { ...none, lost: 2 },
  entrenchment: 0,
  retreated: true,
  cornered: false,
  overrun: false,
  rolled: true,
}
const told = (event: OperationalEvent) => lineOf(game.scenario, event)?.text

test('A6, D15, D22: the log of a fight names each roll beside what came of it', () => {
  const rolls = 'First attacks Second at +1.4: attacker no loss (rolled −1); defender 2 lost (rolled +3).'
  const { retreatChance, ...destroyed } = fight
  expect(told(fight)).toBe(`${rolls} The defender falls back (a chance of ${retreatChance} %).`)
  expect(told({ ...fight, overrun: true })).toBe(`${rolls} The defender is overrun.`)
  expect(told({ ...fight, retreated: false, cornered: true })).toBe(
    `${rolls} The defender is cornered (a chance of 70 %).`,
  )
  expect(told({ ...fight, retreated: false })).toBe(`${rolls} The defender stands (a retreat had a chance of 70 %).`)
  expect(told({ ...destroyed, retreated: false })).toBe(rolls)
})

test('E10: the log of a unit without supply says when that was a roll', () => {
  const missed = { type: 'supply', unit: 0, turns: 1, recovered: 0, suppressed: 1, lost: 0, chance: 95 } as const
  expect(told({ ...missed, rolled: true })).toBe(
    'First is without supply for 1 turn (rolled against a chance of 95 %): 1 suppressed.',
  )
  expect(told({ ...missed, chance: 0 })).toBe('First is without supply for 1 turn: 1 suppressed.')
})
