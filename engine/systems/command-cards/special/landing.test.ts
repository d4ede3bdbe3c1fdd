import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf, type UnitSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import type { SpecialSetup } from '../scenario.ts'
import { destroyed, inReserve, phase, status } from '../types.ts'

const map = `
  . . . l . . .
   . . . . . .
  . . . a . . .
   . . . . . .
  . . . . . . .`
const at = (name: string): number => hexOf(map, name)

const scene = (
  reserve: NonNullable<UnitSketch['reserve']>,
  special: SpecialSetup,
  others: readonly UnitSketch[] = [],
): CardTable =>
  layCards(
    {
      map,
      units: [
        { id: 'a', side: 0, hex: '0205' },
        { id: 'b', side: 0, hex: '0305' },
        { id: 'c', side: 0, hex: '0405' },
        { id: 'd', side: 0, hex: '0505' },
        { id: 'enemy', side: 1, hex: '0101' },
        { id: 'r1', side: 0, reserve },
        { id: 'r2', side: 0, reserve },
        { id: 'guns', side: 0, reserve, type: 'artillery' },
        ...others,
      ],
      special,
      ways: ['railway 0503 0603'],
    },
    [['staff-order', 'push-left'], ['staff-order']],
  )

const landings = (table: CardTable): string[] =>
  table
    .legal()
    .flatMap((action) => (action.type === 'land' ? [`${table.game.scenario.units[action.unit].id} ${action.to}`] : []))

describe('airfields', () => {
  const special: SpecialSetup = { airfield: [{ side: 0, hexes: [at('0403')] }] }

  test('command-cards.A1: for one of the orders of the right card, infantry lands on a vacant airfield', () => {
    const table = scene('airfield', special)
    expect(landings(table)).toEqual([])
    table.play('staff-order')
    expect(landings(table)).toEqual([`r1 ${at('0403')}`, `r2 ${at('0403')}`])
    table.act({ type: 'land', unit: table.unit('r1'), to: at('0403') })
    expect(table.state.hex[table.unit('r1')]).toBe(at('0403'))
    expect(landings(table)).toEqual([])
    table.order('a', 'b', 'c')
    expect(table.orderable()).toEqual([])
  })

  test('command-cards.A1: with all orders given nobody lands', () => {
    const table = scene('airfield', special)
    table.play('staff-order')
    table.order('a', 'b', 'c', 'd')
    expect(landings(table)).toEqual([])
    const refusal = table.game.refusal(table.state, 0, { type: 'land', unit: table.unit('r1'), to: at('0403') })
    expect(refusal).toMatch(/order/)
  })

  test('command-cards.A1: who has landed neither moves nor battles in this turn', () => {
    const table = scene('airfield', special, [{ id: 'near', side: 1, hex: '0402' }])
    table.play('staff-order')
    table.act({ type: 'land', unit: table.unit('r1'), to: at('0403') })
    table.order('a')
    table.done()
    const { state } = table
    expect(state.status[table.unit('r1')] & status.arrived).not.toBe(0)
    while (state.active === 0) {
      const acts = table.legal().flatMap((action) => ('unit' in action ? [action.unit] : []))
      expect(acts).not.toContain(table.unit('r1'))
      table.done()
    }
  })

  test('command-cards.A1: other cards bring nobody', () => {
    const table = scene('airfield', special)
    table.play('push-left')
    expect(landings(table)).toEqual([])
  })
})

describe('trains', () => {
  const special: SpecialSetup = { trains: [{ side: 0, stations: [at('0503')] }] }

  test('command-cards.A13: units get off beside a train that stands at a station', () => {
    const table = scene('train', special, [{ id: 'train', side: 0, hex: '0503', type: 'supply-train' }])
    table.play('staff-order')
    table.order('a')
    table.done()
    expect(table.state.phase).toBe(phase.move)
    const beside = ['0402', '0502', '0403', '0603', '0404', '0504'].map(at)
    expect(
      landings(table)
        .filter((text) => text.startsWith('r1'))
        .sort(),
    ).toEqual(beside.map((hex) => `r1 ${hex}`).sort())
    table.act({ type: 'land', unit: table.unit('r1'), to: at('0402') })
    expect(table.state.status[table.unit('r1')] & status.arrived).not.toBe(0)
    expect(landings(table)).toContain(`r2 ${at('0502')}`)
    expect(landings(table)).not.toContain(`r2 ${at('0402')}`)
  })

  test('command-cards.A13: nobody gets off elsewhere', () => {
    const table = scene('train', special, [{ id: 'train', side: 0, hex: '0603', type: 'supply-train' }])
    table.play('staff-order')
    table.order('a')
    table.done()
    expect(landings(table)).toEqual([])
    const refusal = table.game.refusal(table.state, 0, { type: 'land', unit: table.unit('r1'), to: at('0402') })
    expect(refusal).toMatch(/station/)
  })
})

describe('paradrops', () => {
  const special: SpecialSetup = { paradrop: [{ side: 0, hexes: [at('0403')] }] }
  const [ne, e, se, sw, w, nw] = [0, 1, 2, 3, 4, 5]

  test('command-cards.A19: figures drift by chance; those that come down well are whole units and wait a turn', () => {
    const table = scene('paradrop', special)
    expect(landings(table)).toEqual([`r1 ${at('0403')}`])
    table.dice = forcedDice([e, e, w, w, nw, nw, nw, e, e, se, se])
    table.act({ type: 'land', unit: table.unit('r1'), to: at('0403') })
    const { state } = table
    // The wind carries the second one off the board.
    expect(state.hex[table.unit('r1')]).toBe(at('0403'))
    expect(state.figures[table.unit('r1')]).toBe(4)
    expect(state.status[table.unit('r1')] & status.arrived).not.toBe(0)
    expect(state.hex[table.unit('r2')]).toBe(destroyed)
    expect(state.hex[table.unit('guns')]).toBe(at('0705'))
    expect(landings(table)).toEqual([])
  })

  test('command-cards.A19: four jump at once, and a fifth waits for the next drop', () => {
    const waiting = ['r4', 'r5'].map((id) => ({ id, side: 0 as const, reserve: 'paradrop' as const }))
    const table = scene('paradrop', special, waiting)
    table.dice = forcedDice([...[e, e, w, w], ...[w, w, e, w], ...[e, e, w, e], ...[se, e, e, w]])
    table.act({ type: 'land', unit: table.unit('r1'), to: at('0403') })
    expect(table.dice.used()).toBe(16)
    const hexes = ['r1', 'r2', 'guns', 'r4', 'r5'].map((id) => table.state.hex[table.unit(id)])
    expect(hexes).toEqual([at('0403'), at('0203'), at('0603'), at('0504'), inReserve])
  })

  test('command-cards.A19: two figures that come down on one hex are both lost', () => {
    const table = scene('paradrop', special)
    table.dice = forcedDice([e, e, w, w, ne, nw, sw, se, e, e, se, se])
    table.act({ type: 'land', unit: table.unit('r1'), to: at('0403') })
    const { state } = table
    expect(['r1', 'r2'].map((id) => state.hex[table.unit(id)])).toEqual([destroyed, destroyed])
    expect(state.hex[table.unit('guns')]).toBe(at('0705'))
    expect([...state.destroyedMedals]).toEqual([0, 0])
  })

  test('command-cards.A19: who lands on closed ground or off the board is lost at no medal', () => {
    const table = scene('paradrop', special)
    table.dice = forcedDice([nw, ne, e, w, ne, ne, ne, e, e, e, e])
    table.act({ type: 'land', unit: table.unit('r1'), to: at('0403') })
    const { state } = table
    expect(['r1', 'r2', 'guns'].map((id) => state.hex[table.unit(id)])).toEqual([destroyed, destroyed, destroyed])
    expect(state.destroyedMedals[1]).toBe(0)
    expect(state.lostUnits[0]).toBe(0)
    expect(table.events.filter(({ type }) => type === 'failed-to-land')).toHaveLength(3)
  })

  test('command-cards.A19: they jump only where the scenario says', () => {
    const table = scene('paradrop', special)
    const refusal = (id: string, to: string) =>
      table.game.refusal(table.state, 0, { type: 'land', unit: table.unit(id), to: at(to) })
    expect(refusal('r1', '0404')).toMatch(/there/)
    expect(refusal('a', '0404')).toMatch(/reserve/)
    expect(table.state.hex[table.unit('r1')]).toBe(inReserve)
  })
})
