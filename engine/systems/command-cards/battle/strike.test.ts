import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import type { ScenarioSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import type { Face } from '../rules.ts'
import { phase } from '../types.ts'

const row = '. . . . . . . . . . . . .'
const map = Array.from({ length: 6 }, () => row).join('\n')

/** Four enemies in a row at the left of the first side, one apart from them, one on the right. */
const field: ScenarioSketch = {
  map,
  borders: [9, 16],
  units: [
    { id: 'own', side: 0, hex: '0606' },
    { id: 'b1', side: 1, hex: '0102' },
    { id: 'b2', side: 1, hex: '0202', type: 'armour' },
    { id: 'b3', side: 1, hex: '0302', type: 'artillery' },
    { id: 'b4', side: 1, hex: '0402' },
    { id: 'b5', side: 1, hex: '0502' },
    { id: 'far', side: 1, hex: '0802' },
    { id: 'right', side: 1, hex: '1202' },
  ],
}

const sideOf: Readonly<Record<Face, number>> = { infantry: 0, armour: 2, grenade: 3, star: 4, flag: 5 }

const strike = (card: string, sketch = field): CardTable => {
  const table = layCards(sketch, [[card, 'staff-order', 'march-order'], ['staff-order']])
  table.play(card)
  return table
}

const targets = (table: CardTable): readonly string[] =>
  table.legal().flatMap((action) => (action.type === 'aim' ? [table.game.scenario.units[action.unit].id] : []))

const aim = (table: CardTable, ...ids: readonly string[]): void => {
  for (const id of ids) table.act({ type: 'aim', unit: table.unit(id) })
}

/** Carries the strike out with these faces; what the deck and later turns roll does not matter. */
const release = (table: CardTable, ...faces: readonly Face[]): void => {
  table.dice = forcedDice([...faces.map((face) => sideOf[face]), ...new Array<number>(20).fill(0)])
  table.done()
}

const figures = (table: CardTable, id: string): number => table.state.figures[table.unit(id)]

describe('a strike from the air', () => {
  test.each([
    ['american', 2],
    ['british', 2],
    ['marines', 2],
    ['soviet', 2],
    ['french', 2],
    ['polish', 2],
    ['german', 1],
    ['italian', 1],
    ['japanese', 1],
    ['finnish', 1],
  ])('command-cards.A3, C2: the bombers of the %s side roll this many dice: %i', (nation, dice) => {
    const sides: ScenarioSketch['sides'] = [{ nation }, { nation: nation === 'german' ? 'american' : 'german' }]
    const table = layCards({ ...field, sides }, [['bombers', 'staff-order'], ['staff-order']])
    const prepare = (card: string): void => {
      if (nation === 'soviet') table.act({ type: 'prepare', card: table.card(card) })
    }
    prepare('bombers')
    table.play('bombers')
    prepare('staff-order')
    aim(table, 'b1')
    release(table)
    expect(table.events.flatMap((event) => ('dice' in event ? [event.dice.length] : []))[0]).toBe(dice)
  })

  test('command-cards.C14: hits up to four enemies that are beside each other', () => {
    const table = strike('bombers')
    expect(table.state.phase).toBe(phase.aim)
    expect(targets(table)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'far', 'right'])
    expect(table.isLegal({ type: 'done' })).toBe(false)
    aim(table, 'b2')
    expect(targets(table)).toEqual(['b1', 'b3'])
    aim(table, 'b3', 'b4', 'b5')
    expect(targets(table)).toEqual([])
  })

  test('command-cards.C14: two dice each of a nation that flies well, stars hit, and the targets come in their order', () => {
    const table = strike('bombers')
    aim(table, 'b3', 'b2')
    release(table, 'star', 'grenade', 'armour', 'star')
    expect([figures(table, 'b3'), figures(table, 'b2')]).toEqual([0, 1])
    const battles = table.events.filter((event) => event.type === 'battle')
    expect(battles.map((event) => event.type === 'battle' && event.target)).toEqual([
      table.unit('b3'),
      table.unit('b2'),
    ])
  })

  test('command-cards.C14: one die of a nation that flies badly', () => {
    const table = strike('bombers', { ...field, sides: [{ nation: 'german' }, { nation: 'american' }] })
    aim(table, 'b1', 'b2')
    release(table, 'infantry', 'armour')
    expect([figures(table, 'b1'), figures(table, 'b2')]).toEqual([3, 2])
  })

  test('command-cards.C14: cover does not help, and flags cannot be ignored', () => {
    const table = strike('bombers', { ...field, obstacles: ['field-bunker 0402'] })
    aim(table, 'b4')
    release(table, 'flag', 'grenade')
    expect(figures(table, 'b4')).toBe(3)
    expect([table.state.phase, table.state.side]).toEqual([phase.retreat, 1])
    expect(table.legal().every(({ type }) => type === 'retreat')).toBe(true)
  })

  test('command-cards.C16: the strike goes on after a retreat, and then the turn is over', () => {
    const table = strike('bombers')
    aim(table, 'b4', 'b5')
    release(table, 'flag', 'star', 'star', 'star')
    table.dice = forcedDice([sideOf.infantry, sideOf.star, ...new Array<number>(20).fill(0)])
    table.act({ type: 'retreat', to: table.hex('0401') })
    expect(figures(table, 'b5')).toBe(2)
    expect([table.state.phase, table.state.side]).toEqual([phase.play, 1])
    expect([...table.state.aim].every((place) => place === 0)).toBe(true)
  })
})

describe('a strike that wins', () => {
  test('command-cards.C15: ends the game before its other targets are struck', () => {
    const table = strike('bombers', { ...field, sides: [{ medals: 1 }, {}] })
    aim(table, 'b3', 'b2')
    release(table, 'star', 'grenade', 'armour', 'star')
    expect(table.game.outcome(table.state)).toMatchObject({ winners: [0], reason: 'medals' })
    expect([figures(table, 'b2'), table.state.active]).toEqual([3, 0])
  })
})

describe('a fire mission', () => {
  test('command-cards.C14: four dice on one enemy, and stars miss', () => {
    const table = strike('fire-mission')
    aim(table, 'b1')
    expect(targets(table)).toEqual([])
    release(table, 'infantry', 'star', 'grenade', 'star')
    expect(figures(table, 'b1')).toBe(2)
  })
})

describe('reconnaissance as a strike', () => {
  test('command-cards.A3: the first target lies in the section of the card', () => {
    const scenario: ScenarioSketch = { ...field, special: { airStrikes: { sides: [0] } } }
    const table = layCards(scenario, [['patrol-left', 'staff-order'], ['staff-order']])
    const asStrikes = table.legal().filter((action) => action.type === 'play' && action.choice === 3)
    expect(asStrikes).toHaveLength(1)
    table.act(asStrikes[0])
    expect(targets(table)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5'])
    aim(table, 'b5')
    expect(targets(table)).toEqual(['b4'])
  })
})

test('command-cards.A15: nobody aims from afar at a camouflaged unit', () => {
  const units = field.units?.map((unit) => (unit.id === 'b2' ? { ...unit, camouflaged: true } : unit))
  const table = strike('bombers', { ...field, units })
  expect(targets(table)).toContain('b1')
  expect(targets(table)).not.toContain('b2')
  const { game, state } = table
  expect(game.refusal(state, 0, { type: 'aim', unit: table.unit('b2') })).toContain('camouflaged')
})
