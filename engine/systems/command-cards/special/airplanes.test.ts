import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf, type ScenarioSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice, keyedDice, rollingDice } from '../../../dice.ts'
import { chooseFor } from '../../../play.ts'
import { commandCardsPlanner } from '../planner/index.ts'
import { phase } from '../types.ts'

const map = `
  . . . . .
   . . . .
  . . . . .
   . . . .
  a . . . .`
const at = (name: string): number => hexOf(map, name)
const [infantry, star] = [0, 4]

const airfield = (
  more: Partial<ScenarioSketch> = {},
  hands = [
    ['sortie', 'foray-left'],
    ['riposte', 'foray-left'],
  ],
): CardTable =>
  layCards(
    {
      map,
      units: [
        { id: 'a', side: 0, hex: '0305' },
        { id: 'b', side: 1, hex: '0201' },
        { id: 'c', side: 1, hex: '0301' },
        { id: 'd', side: 1, hex: '0401' },
        { id: 'e', side: 1, hex: '0501' },
        { id: 'tank', side: 0, hex: '0505', type: 'armour' },
      ],
      special: { airplanes: [{ side: 0, hexes: [at('0105')] }] },
      ...more,
    },
    [hands[0], hands[1]],
  )

const aim = (table: CardTable, ...ids: readonly string[]): void => {
  for (const id of ids) table.act({ type: 'aim', unit: table.unit(id) })
}
const targets = (table: CardTable): number => table.legal().filter(({ type }) => type === 'aim').length

describe('airplanes', () => {
  test('command-cards.T16: their cards are in the deck where there are airplanes', () => {
    const copies = (special: ScenarioSketch['special']): number => {
      const { game, card } = airfield({ special }, [['foray-left'], ['foray-left']])
      return game.table.copies[card('sortie')]
    }
    expect(copies({})).toBe(0)
    expect(copies({ airplanes: [{ side: 1, hexes: [at('0105')] }] })).toBe(2)
  })

  test('command-cards.T16: they strike up to three units, two dice each, for every nation', () => {
    const table = airfield({ sides: [{ nation: 'finnish' }, {}] })
    table.play('sortie')
    expect(table.state.phase).toBe(phase.aim)
    aim(table, 'b', 'c', 'd')
    expect(targets(table)).toBe(0)
    table.dice = forcedDice([star, infantry, infantry, infantry, star, star, 0, 0, 0])
    table.done()
    expect([...table.state.figures]).toEqual([4, 2, 2, 2, 4, 3])
  })

  test('command-cards.T16: while the enemy is on the airfield one unit is ordered instead', () => {
    const table = airfield()
    table.state.hex[table.unit('e')] = at('0105')
    table.play('sortie')
    expect([table.state.phase, table.orderable()]).toEqual([phase.order, ['a', 'tank']])
    table.order('tank')
    expect(table.orderable()).toEqual([])
  })

  test('command-cards.T16: nobody ignores the flags of a strike', () => {
    const table = airfield({ obstacles: ['sandbags 0201'], sides: [{ edge: 'north' }, { edge: 'south' }] })
    table.play('sortie')
    aim(table, 'b')
    table.dice = forcedDice([5, star, ...new Array<number>(20).fill(0)])
    table.done()
    expect([...new Set(table.legal().map(({ type }) => type))]).toEqual(['retreat'])
  })

  test('command-cards.T16: an enemy who falls back onto the airfield does not end the strike', () => {
    const table = airfield({ sides: [{ edge: 'north' }, { edge: 'south' }] })
    table.state.hex[table.unit('b')] = at('0104')
    table.state.hex[table.unit('c')] = at('0204')
    table.play('sortie')
    aim(table, 'b', 'c')
    table.dice = forcedDice([5, star, star, star, 0, 0, 0])
    table.done()
    table.act({ type: 'retreat', to: at('0105') })
    expect(table.state.figures[table.unit('c')]).toBe(2)
  })

  test('command-cards.T16: who echoes them needs an airfield too', () => {
    const echo = (airplanes: readonly { side: 0 | 1; hexes: number[] }[]): number => {
      const table = airfield({ special: { airplanes } })
      table.play('sortie')
      aim(table, 'b')
      table.dice = keyedDice(1)
      table.done()
      while (table.state.side === 1 && table.state.phase === phase.retreat) table.act(table.legal()[0])
      table.deal(1, ['riposte'])
      table.play('riposte')
      return table.state.phase
    }
    const own = { side: 0 as const, hexes: [at('0105')] }
    expect(echo([own])).toBe(phase.order)
    expect(echo([own, { side: 1, hexes: [at('0503')] }])).toBe(phase.aim)
  })

  test('command-cards.A11: radar sees them coming', () => {
    const table = airfield({
      special: {
        airplanes: [{ side: 0, hexes: [at('0105')] }],
        radar: [{ side: 1, hexes: [at('0501')] }],
      },
    })
    const play = { type: 'play', card: table.card('sortie'), choice: 0 } as const
    expect(table.isLegal(play)).toBe(false)
    table.state.announced[0] = table.card('sortie') + 1
    expect(table.isLegal(play)).toBe(true)
  })

  test('command-cards.T16: the planner flies', () => {
    const { game, state, card } = airfield({}, [['sortie', 'foray-right'], ['foray-left']])
    const choice = chooseFor(game, commandCardsPlanner(game), state, 0, rollingDice(1))
    expect(choice).toEqual({ type: 'play', card: card('sortie'), choice: 0 })
  })
})
