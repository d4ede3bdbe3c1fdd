import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import type { ScenarioSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import { phase } from '../types.ts'

const map = `
  . . . . . . . . . . . . .
   . . . . . . . . . . . .
  . . . . . . . . . . . . .
   . . . . . . . . . . . .
  . . . . . . . . . . . . .
   . . . . . . . . . . . .
  . . . . . . . . . . . . .
   . . . . . . . . . . . .
  . . . . . . . . . . . . .`

/** `near` and `tank` stand beside the enemies `e1` and `e2`; the others are far back. */
const field: ScenarioSketch = {
  map,
  borders: [7, 17],
  units: [
    { id: 'left', side: 0, hex: '0109' },
    { id: 'near', side: 0, hex: '0605' },
    { id: 'tank', side: 0, hex: '0805', type: 'armour' },
    { id: 'gun', side: 0, hex: '0709', type: 'artillery' },
    { id: 'tank2', side: 0, hex: '1009', type: 'armour' },
    { id: 'right', side: 0, hex: '1309' },
    { id: 'e1', side: 1, hex: '0604' },
    { id: 'e2', side: 1, hex: '0804' },
    { id: 'e3', side: 1, hex: '0904', type: 'armour' },
    { id: 'e4', side: 1, hex: '0301', type: 'artillery' },
  ],
}

const without = (...ids: readonly string[]): ScenarioSketch => ({
  ...field,
  units: field.units?.filter(({ id }) => id === undefined || !ids.includes(id)),
})

const afterPlaying = (
  card: string,
  choice = 0,
  sketch: ScenarioSketch = field,
  more: readonly string[] = [],
): CardTable => {
  const table = layCards(sketch, [[card, ...more], ['staff-order']])
  table.play(card, choice)
  return table
}

const orderMost = (table: CardTable): number => {
  for (let first = table.orderable()[0]; first !== undefined; first = table.orderable()[0]) table.order(first)
  return table.ordered().length
}

const own = ['left', 'near', 'tank', 'gun', 'tank2', 'right']
const infantry = ['left', 'near', 'right']

const diceOf = (table: CardTable, attacker: string, target: string): number | undefined => {
  const forecast = table.game.forecast(table.state, table.unit(attacker), table.unit(target))
  return forecast?.dice
}

/** Hexes that a unit may go to, by how many there are. */
const hexesFor = (table: CardTable, id: string): number => table.game.reach(table.state, table.unit(id)).hexes.length

const attacks = (table: CardTable): readonly string[] =>
  table
    .legal()
    .flatMap((action) =>
      action.type === 'attack'
        ? [`${table.game.scenario.units[action.unit].id} ${table.game.scenario.units[action.target].id}`]
        : [],
    )

/** Rolls of these faces: with sides 2, 1, 1, 1, 1 the first side of each. */
const face = { infantry: 0, armour: 2, grenade: 3, star: 4, flag: 5 } as const
const rolls = (...faces: readonly (keyof typeof face)[]): number[] => faces.map((one) => face[one])

describe('tactic cards that order units', () => {
  test.each([
    ['staff-order', own, 4],
    ['march-order', infantry, 3],
    ['tank-column', ['tank', 'tank2'], 2],
    ['raid', infantry, 1],
    ['field-works', infantry, 3],
    ['rapid-fire', ['left', 'gun', 'tank2', 'right'], 4],
    ['aid-and-repair', own, 1],
  ])('command-cards.C2: %s orders the units that it is for', (card, units, most) => {
    const table = afterPlaying(card)
    expect(table.orderable()).toEqual(units)
    expect(orderMost(table)).toBe(most)
  })

  test.each([
    ['gun-line', 0, ['gun']],
    ['at-close-quarters', 0, ['near', 'tank']],
    ['infantry-sweep', 0, ['left']],
    ['infantry-sweep', 1, ['near']],
    ['infantry-sweep', 2, ['right']],
  ])('command-cards.C2: %s, %i, orders all at once', (card, choice, units) => {
    expect(afterPlaying(card, choice).ordered()).toEqual(units)
  })

  test.each([
    ['tank-column', ['tank', 'tank2']],
    ['gun-line', ['gun']],
    ['march-order', infantry],
    ['field-works', infantry],
    ['raid', infantry],
    ['infantry-sweep', infantry],
    ['at-close-quarters', ['near', 'tank']],
    ['rapid-fire', ['left', 'gun', 'tank2', 'right']],
  ])('command-cards.C2: %s orders one unit of any kind when there is none of its own', (card, units) => {
    const table = afterPlaying(card, 0, without(...units))
    expect(table.orderable()).toEqual(own.filter((id) => !units.includes(id)))
    expect(orderMost(table)).toBe(1)
    expect(table.state.fallback).toBe(1)
  })

  test('command-cards.N4: Marines order one unit more by tactic cards for one to four units, none by the others', () => {
    const marines: ScenarioSketch = { ...field, sides: [{ nation: 'marines' }, { nation: 'japanese' }] }
    expect(orderMost(afterPlaying('staff-order', 0, marines))).toBe(5)
    expect(orderMost(afterPlaying('raid', 0, marines))).toBe(2)
    expect(afterPlaying('gun-line', 0, marines).ordered()).toEqual(['gun'])
    expect(afterPlaying('at-close-quarters', 0, marines).ordered()).toEqual(['near', 'tank'])
  })
})

describe('what tactic cards let units do', () => {
  test('command-cards.C11: tank-column gives a die more in close assault, not in fire', () => {
    const table = afterPlaying('tank-column')
    table.order('tank', 'tank2')
    table.done()
    table.done()
    expect(diceOf(table, 'tank', 'e2')).toBe(4)
    const far = afterPlaying('tank-column', 0, without('near', 'e1', 'e3'))
    far.state.hex[far.unit('e2')] = far.hex('0803')
    far.order('tank')
    far.done()
    far.done()
    expect(diceOf(far, 'tank', 'e2')).toBe(3)
  })

  test('command-cards.C9: gun-line lets a battery battle twice where it stands, or move three hexes', () => {
    const table = afterPlaying('gun-line', 0, without('near', 'tank'))
    expect(table.state.phase).toBe(phase.move)
    expect(hexesFor(table, 'gun')).toBeGreaterThan(6)
    table.done()
    table.state.figures[table.unit('e3')] = 200
    for (let battle = 0; battle < 2; battle++) {
      expect(attacks(table)).toContain('gun e3')
      table.dice = forcedDice(rolls('star', 'star', 'star', 'star', 'star', 'star'))
      table.act({ type: 'attack', unit: table.unit('gun'), target: table.unit('e3') })
    }
    expect(attacks(table)).not.toContain('gun e3')
  })

  test('command-cards.C9: after a move of gun-line there is no battle', () => {
    const table = afterPlaying('gun-line', 0, without('near', 'tank'))
    table.act({ type: 'move', unit: table.unit('gun'), to: table.hex('0708') })
    table.done()
    expect(table.state.side).toBe(1)
  })

  test('command-cards.C7: raid moves three hexes, battles with a die more, and moves again', () => {
    const table = afterPlaying('raid', 0, without('near', 'tank', 'e2', 'e3'))
    table.order('left')
    table.done()
    table.act({ type: 'move', unit: table.unit('left'), to: table.hex('0307') })
    table.done()
    expect(table.state.side).toBe(0)
    expect(table.state.phase).toBe(phase.move)
    expect(table.state.again).toBe(1)
    table.act({ type: 'move', unit: table.unit('left'), to: table.hex('0109') })
    table.done()
    expect(table.state.side).toBe(1)
  })

  test('command-cards.C11: raid gives a die more', () => {
    const table = afterPlaying('raid')
    table.order('near')
    table.done()
    table.done()
    expect(diceOf(table, 'near', 'e1')).toBe(4)
  })

  test('command-cards.C11: at-close-quarters allows no move, and gives a die more', () => {
    const table = afterPlaying('at-close-quarters')
    expect(table.state.phase).toBe(phase.battle)
    expect(diceOf(table, 'near', 'e1')).toBe(4)
    expect(diceOf(table, 'tank', 'e2')).toBe(4)
  })

  test('command-cards.C11: rapid-fire allows no move, and gives a die more in fire', () => {
    const table = afterPlaying('rapid-fire', 0, without('near', 'tank', 'e1', 'e3'))
    table.state.hex[table.unit('e2')] = table.hex('1007')
    table.order('tank2')
    table.done()
    expect(table.state.phase).toBe(phase.battle)
    expect(diceOf(table, 'tank2', 'e2')).toBe(4)
  })

  test('command-cards.C7: infantry-sweep lets infantry move two hexes and battle, or three', () => {
    const table = afterPlaying('infantry-sweep', 1, without('tank', 'e2', 'e3'))
    table.state.hex[table.unit('near')] = table.hex('0607')
    expect(table.game.reach(table.state, table.unit('near')).hexes).toContain(table.hex('0907'))
    table.act({ type: 'move', unit: table.unit('near'), to: table.hex('0605') })
    table.done()
    expect(attacks(table)).toContain('near e1')
  })

  test('command-cards.T10: field-works gives sandbags, and nobody moves or battles', () => {
    const table = afterPlaying('field-works')
    table.order('left', 'near')
    table.done()
    const sandbags = table.game.table.obstacleIds.indexOf('sandbags') + 1
    expect(table.state.obstacle[table.hex('0109')]).toBe(sandbags)
    expect(table.state.obstacle[table.hex('0605')]).toBe(sandbags)
    expect(table.state.side).toBe(1)
  })

  test.each([
    ['ocean', '~', 0],
    ['river', '=', 0],
    ['lake', 'l', 0],
    ['ford', '%', 0],
    ['frozen-river', '#', 0],
    ['stream', 's', 0],
    ['fish-pond', 'u', 0],
    ['pier', 'n', 0],
    ['beach', ',', 1],
    ['hill', 'h', 1],
    ['forest', 'f', 1],
  ])('command-cards.T10: field-works on %s', (id, sign, isDug) => {
    const table = layCards(
      {
        map: `. . .\n . ${sign} .\n. . .`,
        units: [
          { id: 'a', side: 0, hex: '0202' },
          { id: 'e', side: 1, hex: '0101' },
        ],
      },
      [['field-works', 'staff-order'], ['staff-order']],
    )
    expect(table.game.table.terrainIds[table.game.table.terrain[table.hex('0202')]]).toBe(id)
    table.play('field-works')
    table.order('a')
    if (table.state.phase === phase.order) table.done()
    expect(table.state.obstacle[table.hex('0202')] > 0).toBe(isDug === 1)
  })

  test('command-cards.C2: aid-and-repair rolls a die for each card, restores figures, and lets the unit act', () => {
    const table = afterPlaying('aid-and-repair', 0, field, ['foray-left', 'foray-right'])
    table.state.figures[table.unit('left')] = 1
    table.order('left')
    table.dice = forcedDice(rolls('infantry', 'star', 'flag'))
    table.done()
    expect(table.state.figures[table.unit('left')]).toBe(3)
    expect(table.ordered()).toEqual(['left'])
    expect(table.state.phase).toBe(phase.move)
  })

  test('command-cards.C2: aid-and-repair lets a unit that gets nothing back not act', () => {
    const table = afterPlaying('aid-and-repair', 0, field, ['foray-left'])
    table.state.figures[table.unit('tank')] = 1
    table.order('tank')
    table.dice = forcedDice([...rolls('infantry', 'grenade'), 0])
    table.done()
    expect(table.state.figures[table.unit('tank')]).toBe(1)
    expect(table.state.side).toBe(1)
  })

  test('command-cards.C2: aid-and-repair gives back no more figures than the unit had', () => {
    const table = afterPlaying('aid-and-repair', 0, field, ['foray-left'])
    table.state.figures[table.unit('left')] = 3
    table.order('left')
    table.dice = forcedDice(rolls('infantry', 'star'))
    table.done()
    expect(table.state.figures[table.unit('left')]).toBe(4)
  })

  test('command-cards.C2: all-hands rolls who is ordered, gives a die more, and shuffles the deck anew', () => {
    const table = layCards(field, [['all-hands', 'foray-left', 'foray-right', 'push-left'], ['staff-order']])
    table.dice = forcedDice(rolls('armour', 'star', 'grenade', 'infantry'))
    table.play('all-hands')
    expect(table.orderable()).toEqual(own)
    table.order('near', 'left')
    expect(table.orderable()).toEqual(['tank', 'tank2'])
    table.order('tank')
    table.done()
    table.done()
    expect(diceOf(table, 'near', 'e1')).toBe(4)
    table.state.discard[table.card('push-right')] = 1
    table.dice = forcedDice([0])
    table.done()
    expect([...table.state.discard].every((copies) => copies === 0)).toBe(true)
    expect(table.events).toContainEqual({ type: 'reshuffled' })
  })
})

describe('strikes', () => {
  test('command-cards.C2: bombers strike up to four enemies side by side, with two dice of a side that flies well', () => {
    const table = afterPlaying('bombers')
    expect(table.state.phase).toBe(phase.aim)
    table.act({ type: 'aim', unit: table.unit('e2') })
    expect(table.isLegal({ type: 'aim', unit: table.unit('e4') })).toBe(false)
    table.act({ type: 'aim', unit: table.unit('e3') })
    table.dice = forcedDice([...rolls('star', 'grenade', 'armour', 'infantry'), 0])
    table.done()
    expect(table.state.figures[table.unit('e2')]).toBe(2)
    expect(table.state.figures[table.unit('e3')]).toBe(2)
    expect(table.state.side).toBe(1)
  })

  test('command-cards.C2: bombers of a side that flies badly have one die', () => {
    const table = layCards({ ...field, sides: [{ nation: 'german' }, { nation: 'american' }] }, [['bombers'], []])
    table.play('bombers')
    table.act({ type: 'aim', unit: table.unit('e4') })
    table.dice = forcedDice([...rolls('star'), 0])
    table.done()
    expect(table.state.figures[table.unit('e4')]).toBe(1)
  })

  test('command-cards.C2: fire-mission strikes one enemy with four dice; cover does not help', () => {
    const table = afterPlaying('fire-mission')
    table.act({ type: 'aim', unit: table.unit('e4') })
    expect(table.legal()).toEqual([{ type: 'done' }])
    table.dice = forcedDice([...rolls('star', 'grenade', 'armour', 'infantry'), 0])
    table.done()
    expect(table.state.figures[table.unit('e4')]).toBe(1)
    expect(table.state.side).toBe(1)
  })

  test('command-cards.A3: patrol-centre is flown as a strike, the first target in its section', () => {
    const table = layCards({ ...field, special: { airStrikes: { sides: [0] } } }, [['patrol-centre'], []])
    table.play('patrol-centre', 3)
    expect(table.state.phase).toBe(phase.aim)
    expect(table.isLegal({ type: 'aim', unit: table.unit('e4') })).toBe(false)
    table.act({ type: 'aim', unit: table.unit('e3') })
    table.dice = forcedDice([...rolls('star', 'flag'), 0, 0, 0, 0])
    table.done()
    expect(table.state.figures[table.unit('e3')]).toBe(2)
  })

  test('command-cards.A3: patrol-left is no strike where none may be flown, or no enemy is in its section', () => {
    const none = layCards(field, [['patrol-left'], []])
    expect(none.isLegal({ type: 'play', card: none.card('patrol-left'), choice: 3 })).toBe(false)
    const right = layCards({ ...without('e1', 'e2', 'e3'), special: { blitz: { side: 0 } } }, [
      ['patrol-left', 'patrol-right'],
      [],
    ])
    expect(right.isLegal({ type: 'play', card: right.card('patrol-left'), choice: 3 })).toBe(true)
    expect(right.isLegal({ type: 'play', card: right.card('patrol-right'), choice: 3 })).toBe(false)
  })
})
