import { expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/commandCards.ts'
import { rollingDice } from '../../../dice.ts'
import { chooseFor } from '../../../play.ts'
import { phase, status } from '../types.ts'
import type { CommandCardsAction } from '../verbs/index.ts'
import { commandCardsPlanner } from './index.ts'
import { insightOf } from './insight.ts'

const plain = `
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .`

const row = (side: 0 | 1, at: string, columns: readonly string[], type = 'infantry'): UnitSketch[] =>
  columns.map((column) => ({ id: `${side}${column}${at}`, side, hex: `${column}${at}`, type }))

const choose = ({ game, state }: CardTable): CommandCardsAction =>
  chooseFor(game, commandCardsPlanner(game), state, state.side, rollingDice(1))

const lay = (sketch: Omit<ScenarioSketch, 'map'>, hand: readonly string[]): CardTable =>
  layCards({ map: plain, borders: [5, 11], ...sketch }, [hand, ['staff-order']])

const near = [...row(0, '05', ['01', '02', '03']), ...row(1, '03', ['01', '02', '03'])]

test.each(['offensive-left', 'infantry-sweep', 'at-close-quarters'])(
  'command-cards.C2: plays a card that orders all of some units at once: %s',
  (id) => {
    const units = id === 'at-close-quarters' ? [...near, ...row(1, '04', ['02'])] : near
    const table = lay({ units }, [id, 'patrol-right'])
    expect(choose(table)).toMatchObject({ type: 'play', card: table.card(id) })
  },
)

test('command-cards.C3: gives every order of a card, also to units that would rather stay', () => {
  const table = lay({ units: row(0, '07', ['01', '02']) }, ['foray-left'])
  table.play('foray-left')
  expect(choose(table).type).toBe('order')
  table.act(choose(table))
  expect(choose(table).type).toBe('order')
})

test('command-cards.A9: goes on over the desert to battle whoever is not beside it', () => {
  const units: UnitSketch[] = [
    { id: 'a', side: 0, hex: '0204', type: 'armour' },
    { id: 'd', side: 1, hex: '0302', figures: 1 },
  ]
  const table = lay({ units, special: { desert: true } }, ['staff-order'])
  Object.assign(table.state, {
    phase: phase.overrun,
    attacker: table.unit('a'),
    contested: table.hex('0204'),
    mayGoOn: 1,
  })
  table.state.status[table.unit('a')] |= status.ordered
  const action = choose(table)
  expect(action.type).toBe('follow')
})

test('offers a choice of cards and of orders to those who think ahead, and one move', () => {
  const table = lay({ units: row(0, '07', ['01', '02', '03']) }, ['foray-left', 'patrol-right'])
  const { propose } = insightOf(table.game)
  const offered = () => propose(table.state, 0, 4, rollingDice(1)).map(({ type }) => type)
  expect(offered()).toEqual(['play', 'play'])
  table.play('foray-left')
  expect(offered().length).toBeGreaterThan(1)
  while (table.state.phase === phase.order) table.act(choose(table))
  expect(table.state.phase).toBe(phase.move)
  expect(offered()).toHaveLength(1)
})
