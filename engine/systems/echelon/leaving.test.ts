import { describe, expect, it } from 'vitest'
import type { UnitSketch } from '../../../tests/support/echelon.ts'
import { type EchelonField, layField } from '../../../tests/support/echelonField.ts'
import { hasLeft } from './leaving.ts'
import { isRebuildable } from './replacement.ts'
import { positionOf } from './standing.ts'
import { eliminated, removed, status } from './types.ts'

const division = 'infantry division 5-6-6 cadre:2-2-6'
const unit = (id: string, design: string, more: Partial<UnitSketch> = {}): UnitSketch => ({
  id,
  side: 0,
  design,
  hex: '0101',
  ...more,
})
const enemy: UnitSketch = { id: 'enemy', side: 1, design: 'infantry regiment 2-6', hex: '0601' }

const lay = (...units: readonly UnitSketch[]): EchelonField =>
  layField({
    map: '. . . . . .',
    features: ['city 0101'],
    owned: ['0101 0201 0301', '0601'],
    sides: [{ sources: '0101', start: { supply: 0, special: 0, infantry: 99, armour: 0 } }, {}],
    units: [...units, enemy],
  })

/** Both sides are done with their part of the week. */
const nextWeek = ({ game, state, draft }: EchelonField): void => {
  const { turn } = state
  while (state.turn === turn) game.apply(draft([0, 0, 0, 0, 0, 0]), state.side, { type: 'done' })
}

describe('a unit that is called away', () => {
  it('goes for good in its week, brings the enemy nothing, and all are told (echelon.W7)', () => {
    const field = lay(unit('a', division, { leaves: 2 }), unit('stays', division))
    field.state.status[0] = status.inReserve
    nextWeek(field)
    const { game, state, events } = field
    expect([...state.hex.slice(0, 2)]).toEqual([removed, field.hex('0101')])
    expect([state.status[0], state.due[0], state.points[1]]).toEqual([0, 0, 0])
    expect(events.filter(({ type }) => type === 'left')).toEqual([{ type: 'left', side: 0, unit: 0, rolled: true }])
    expect([0, 1].map((one) => hasLeft(game.table, state, one))).toEqual([true, false])
    nextWeek(field)
    expect(events.filter(({ type }) => type === 'left')).toHaveLength(1)
  })

  it('stays until its own side is on turn (echelon.W7)', () => {
    const field = lay(unit('a', division), { ...enemy, id: 'guest', leaves: 2 })
    const guest = field.unit('guest')
    nextWeek(field)
    expect(field.at('guest')).toBe('0601')
    while (field.state.active === 0) field.game.apply(field.draft([0, 0, 0, 0]), field.state.side, { type: 'done' })
    expect(field.state.hex[guest]).toBe(removed)
  })

  it('leaves behind what it carried: units, and supply on the ground (echelon.W7)', () => {
    const field = lay(
      unit('lorries', 'transport counter 0-10 carries3', { leaves: 2 }),
      unit('columns', 'truck regiment 0-8', { leaves: 2 }),
      unit('a', 'infantry regiment 2-6', { carrier: 'lorries' }),
    )
    field.state.cargo[1] = 3
    nextWeek(field)
    expect(field.state.stock[field.hex('0101')]).toBe(3)
    expect([field.state.cargo[1], field.state.carrier[2], field.at('a')]).toEqual([0, 0, '0101'])
  })

  it('does not come when it was still on its way (echelon.W7)', () => {
    const field = lay(unit('a', division, { hex: undefined, turn: 2, entry: '0601', leaves: 3 }), unit('b', division))
    nextWeek(field)
    expect(field.at('a')).toBe(0)
    nextWeek(field)
    expect([field.at('a'), field.state.due[0]]).toEqual([removed, 0])
  })

  it('stays lost, and is rebuilt only for a week before that one (echelon.W7)', () => {
    const { turns } = lay().game.scenario.rules.replacement
    const field = lay(
      unit('a', division, { hex: undefined, eliminated: true, leaves: 2 }),
      unit('b', division, { hex: undefined, eliminated: true, leaves: 1 + turns }),
      unit('c', division, { hex: undefined, eliminated: true, leaves: 2 + turns }),
    )
    const { game, state } = field
    expect([0, 1, 2].map((one) => isRebuildable(game.table, state, one))).toEqual([false, false, true])
    nextWeek(field)
    expect(state.hex[0]).toBe(eliminated)
    expect(hasLeft(game.table, state, 0)).toBe(false)
  })

  it('counts as it was, not as lost (echelon.W7)', () => {
    const field = lay(unit('a', division, { leaves: 2 }), unit('cadre', division, { reversed: true, leaves: 2 }))
    nextWeek(field)
    expect(positionOf(field.game, field.state).strengths.slice(0, 2)).toEqual([2, 1])
  })
})
