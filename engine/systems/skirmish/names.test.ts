import { describe, expect, it } from 'vitest'
import { fourSeats, pitched, seatOf, village } from '../../../tests/support/skirmish.ts'
import { type Field, field } from '../../../tests/support/skirmishField.ts'
import { lowestDice } from '../../dice.ts'
import { lineOf } from './events.ts'
import { destroyUnit } from './losses.ts'
import type { SkirmishScenario, SkirmishSeat } from './scenario.ts'
import { makeTable } from './table.ts'
import { phase } from './types.ts'

/** Deploys light infantry of the first side on some spaces. */
const deploy = (battle: Field, ...spaces: readonly string[]): readonly number[] =>
  spaces.map((name) => {
    const card = battle.hold(0, 'german-light-inf', 9)
    battle.act(0, { type: 'deploy', card, space: battle.space(name), how: 0 })
    return battle.state.equipping - 1
  })

/** Names of the units of a seat that have some card, in the order in which they are deployed. */
const namesIn = (scenario: SkirmishScenario, seat: number, id: string): readonly string[] => {
  const table = makeTable(scenario)
  return table.unitsOf[seat].filter((unit) => table.cards[table.card[unit]].id === id).map((unit) => table.names[unit])
}

const holding = (seat: SkirmishSeat, units: SkirmishSeat['units']): SkirmishSeat => ({ ...seat, units })

describe('units of one card', () => {
  it('have numbers from the second one on, in the log, in refusals and in what explains a number', () => {
    const battle = field({ at: phase.deployment })
    const { game, state, space } = battle
    const [first, second, third] = deploy(battle, 'a1', 'c1', 'e1')
    const lines = [first, second, third].map(
      (unit) => lineOf(game.table, { type: 'moved', unit, from: 1, space: space('a2'), path: [] })?.text,
    )
    expect(lines).toEqual([
      'Light Infantry moves to a2.',
      'Light Infantry 2 moves to a2.',
      'Light Infantry 3 moves to a2.',
    ])
    expect(game.refusal(state, 0, { type: 'move', unit: second, space: space('c2') })).toBe(
      'Light Infantry 2 cannot move in this phase.',
    )
    expect(game.explain(state, { about: 'movement', unit: third })?.subject).toBe('Movement of Light Infantry 3')
  })

  it('are called like one that has fallen when they take its place', () => {
    const battle = field({ at: phase.deployment })
    const { game, state } = battle
    const [first] = deploy(battle, 'a1', 'c1')
    destroyUnit({ table: game.table, state, dice: lowestDice, emit: () => {} }, first, 'fire')
    const others = deploy(battle, 'e1', 'g1')
    expect(others.map((unit) => game.table.names[unit])).toEqual(['Light Infantry', 'Light Infantry 3'])
  })

  it('go on from those at the start, which keep their names', () => {
    const sides = [holding(seatOf(0, 'german-1943'), { 'german-pioneers': 2 }), seatOf(1, 'us-1943')]
    expect(namesIn(village({ sides }), 0, 'german-pioneers')).toEqual(['Pioneers', 'Pioneers 2', 'Pioneers 3'])
  })

  it('do not tell by their numbers how many copies a deck has', () => {
    const named = (own: number, partner: number): readonly string[] => {
      const [one, two, ...enemies] = fourSeats().sides
      const sides = [
        holding(one, { 'german-pz4': own }),
        holding(two, { 'german-pz4': partner, 'german-tiger1': 1 }),
        ...enemies,
      ]
      return namesIn(fourSeats({ sides }), 0, 'german-pz4')
    }
    expect(named(3, 2)).toEqual(['Panzer IV', 'Panzer IV 3', 'Panzer IV 5'])
    expect(named(3, 1)).toEqual(named(3, 2))
    expect(named(1, 2)).toEqual(named(3, 2).slice(0, 1))
  })
})

it.each([
  ['two seats', pitched()],
  ['units at the start', village()],
  ['partners with the same cards', fourSeats()],
  [
    'allies with cards of the same name',
    pitched({
      sides: [
        seatOf(0, 'us-1943'),
        { ...seatOf(0, 'us-1943'), id: 'uk', units: { 'uk-sherman': 3 } },
        ...fourSeats()
          .sides.slice(0, 2)
          .map((seat) => ({ ...seat, team: 1 as const })),
      ],
    }),
  ],
])('no two units of a side have the same name: %s', (_, scenario) => {
  const { unitsOfTeam, names } = makeTable(scenario)
  for (const units of unitsOfTeam) expect(new Set(units.map((unit) => names[unit])).size).toBe(units.length)
})
