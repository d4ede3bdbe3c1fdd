import { describe, expect, it } from 'vitest'
import { type FieldSketch, hexOf, type UnitSketch } from '../../../tests/support/echelon.ts'
import { type EchelonField, layField } from '../../../tests/support/echelonField.ts'
import { settleSurrenders } from './surrender.ts'
import { removed } from './types.ts'

const map = '. . . .'
const greek = (id: string, design: string, hex?: string): UnitSketch => ({ id, side: 1, design, nation: 'greek', hex })
const columns = (count: number): readonly UnitSketch[] =>
  Array.from({ length: count }, (_, index) => greek(`t${index}`, 'truck counter 0-8', '0401'))

const lay = (units: readonly UnitSketch[], sketch: Partial<FieldSketch> = {}): EchelonField =>
  layField({
    map,
    owned: ['0101 0201', '0301 0401'],
    sides: [{ smp: 1 }, { surrenders: [{ nation: 'greek', hexes: [hexOf(map, '0101'), hexOf(map, '0201')] }] }],
    units,
    ...sketch,
  })

describe('a nation that surrenders', () => {
  const army = [
    greek('a', 'infantry division 5-6-6', '0301'),
    greek('lost', 'infantry regiment 2-6'),
    { id: 'ally', side: 1 as const, design: 'infantry division 5-6-6', hex: '0301' },
  ]

  it('takes all of its units out of the game, and no others (echelon.V2)', () => {
    const { game, state, unit, draft, events } = lay(army)
    settleSurrenders(game.services, draft())
    expect(['a', 'lost', 'ally'].map((id) => state.hex[unit(id)] === removed)).toEqual([true, true, false])
    expect(events.filter(({ type }) => type === 'surrendered')).toHaveLength(1)
    expect(state.points[0]).toBe(3)
    settleSurrenders(game.services, draft())
    expect(events.filter(({ type }) => type === 'surrendered')).toHaveLength(1)
  })

  it('fights on as long as one of its places is its own (echelon.V2)', () => {
    const { game, state, hex, draft } = lay(army)
    state.owner[hex('0201')] = 2
    settleSurrenders(game.services, draft())
    expect(state.hex[0]).toBe(hex('0301'))
  })

  it('does so at the end of a player-turn (echelon.V2)', () => {
    const { game, state, draft } = lay([...army, { id: 'own', side: 0, design: 'infantry regiment 2-6', hex: '0101' }])
    while (state.active === 0) game.apply(draft([0, 0, 0, 0]), state.side, { type: 'done' })
    expect(state.hex[0]).toBe(removed)
  })

  it.each([
    [1, 9 * 3],
    [2, 18 * 3],
    [6, 54 * 3],
  ])('leaves the enemy a quarter of its supply units: of %i as SMPs (echelon.51)', (count, thirds) => {
    const { game, state, draft } = lay(columns(count))
    settleSurrenders(game.services, draft())
    expect(state.smpPool[0]).toBe(3 + thirds)
  })

  it('leaves him whole ones and transports where he has counters (echelon.51)', () => {
    const spares: readonly UnitSketch[] = [
      { id: 'truck', side: 0, design: 'truck counter 0-8' },
      { id: 'small', side: 0, design: 'transport counter 0-10 carries3' },
    ]
    const { game, state, unit, draft, hex } = lay([...columns(5), ...spares])
    settleSurrenders(game.services, draft())
    expect(['truck', 'small'].map((id) => [state.due[unit(id)], state.dueAt[unit(id)]])).toEqual([
      [2, hex('0401')],
      [2, hex('0401')],
    ])
    expect(state.smpPool[0]).toBe(3)
  })
})
