import { expect, test } from 'vitest'
import type { CommandCardsEvent } from '../../../engine/systems/command-cards/events.ts'
import type { CommandCardsAction } from '../../../engine/systems/command-cards/verbs/index.ts'
import { type CardTable, layCards } from '../../support/cardTable.ts'
import { hexOf, type ScenarioSketch, type UnitSketch } from '../../support/commandCards.ts'
import { anyGame } from '../../support/games.ts'
import { sins } from './command-cards.ts'

const plain = `
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .`

const lay = (sketch: Omit<ScenarioSketch, 'map'>, hand: readonly string[]): CardTable =>
  layCards({ map: plain, borders: [5, 11], ...sketch }, [hand, ['staff-order']])

const unit = (id: string, side: 0 | 1, hex: string, more: Partial<UnitSketch> = {}): UnitSketch => ({
  id,
  side,
  hex,
  ...more,
})

/** Plays some actions, and tells how often each sin was committed by the first side, and on how many occasions. */
const watched = (table: CardTable, actions: readonly (CommandCardsAction | 'done')[]) => {
  const { game, state, dice } = table
  const witness = sins.watch(anyGame(game))
  for (const one of actions) {
    const action: CommandCardsAction = one === 'done' ? { type: 'done' } : one
    const { side } = state
    const events: CommandCardsEvent[] = []
    witness.before?.(state, side, action)
    expect(table.isLegal(action), game.makeAction(action)).toBe(true)
    game.apply({ state, dice, emit: (event) => events.push(event) }, side, action)
    witness.after?.(state, side, action, events)
  }
  const counts = witness.end(state, [])
  return (id: string) => counts[id]?.[0] ?? [0, 0]
}

const play = (table: CardTable, id: string): CommandCardsAction => ({ type: 'play', card: table.card(id), choice: 0 })
const order = (table: CardTable, id: string): CommandCardsAction => ({ type: 'order', unit: table.unit(id) })
const move = (table: CardTable, id: string, to: string): CommandCardsAction => ({
  type: 'move',
  unit: table.unit(id),
  to: table.hex(to),
})

test.each([
  ['0107', 0],
  ['0907', 1],
] as const)('counts a card that waited and orders nobody: with a unit on %s, %i', (hex, times) => {
  const sides: ScenarioSketch['sides'] = [{ nation: 'soviet' }, {}]
  const table = lay({ units: [unit('a', 0, hex), unit('b', 1, '0101')], sides }, ['push-left'])
  table.state.waiting[0] = table.card('foray-left') + 1
  table.state.opening = 0
  Object.assign(table.state, { phase: 0, side: 0, active: 0 })
  const aside: CommandCardsAction = { type: 'prepare', card: table.card('push-left') }
  const turn = [play(table, 'foray-left'), aside]
  const found = watched(
    table,
    times === 1 ? turn : [...turn, order(table, 'a'), 'done', move(table, 'a', '0106'), 'done'],
  )
  expect(found('forced')[0]).toBe(times)
  expect(found('passed')).toEqual([times, 1])
})

test.each([
  ['0107', 0],
  ['0104', 1],
] as const)('counts a last figure that goes to %s under fire and fights nobody: %i', (to, times) => {
  const guns = ['0101', '0201'].map((hex, at) => unit(`gun-${at}`, 1, hex, { type: 'artillery' }))
  const table = lay({ units: [unit('a', 0, '0105'), ...guns] }, ['foray-left'])
  table.state.figures[table.unit('a')] = 1
  const turn = [play(table, 'foray-left'), order(table, 'a'), 'done', move(table, 'a', to), 'done'] as const
  const found = watched(table, times === 1 ? [...turn, 'done'] : turn)
  expect(found('last-figure')[0]).toBe(times)
})

const town = { medals: [{ hexes: '0105', side: 0 as const }] }

test.each([
  ['a', 1],
  ['b', 0],
] as const)('counts a place that its side walks off: when %s goes, %i', (id, times) => {
  const table = lay({ ...town, units: [unit('a', 0, '0105'), unit('b', 0, '0205'), unit('c', 1, '0901')] }, [
    'foray-left',
  ])
  table.state.held[0] = 1
  const found = watched(table, [play(table, 'foray-left'), order(table, id), 'done', move(table, id, '0206'), 'done'])
  expect(found('walked-off')[0]).toBe(times)
})

test.each([
  ['0103', 1],
  ['0901', 0],
] as const)('counts a place that is left to the enemy on %s: %i', (enemy, times) => {
  const medals = [{ hexes: '0105', side: 1 as const }]
  const table = lay({ medals, units: [unit('a', 0, '0105'), unit('c', 1, enemy)] }, ['foray-left'])
  const found = watched(table, [play(table, 'foray-left'), order(table, 'a'), 'done', move(table, 'a', '0206'), 'done'])
  expect(found('opened')[0]).toBe(times)
})

test('counts a move that would have won', () => {
  const sides: ScenarioSketch['sides'] = [{ medals: 1 }, {}]
  const units = [unit('a', 0, '0106'), unit('c', 1, '0901')]
  const lost = lay({ ...town, units, sides }, ['foray-left'])
  const turn = [play(lost, 'foray-left'), order(lost, 'a'), 'done'] as const
  expect(watched(lost, [...turn, 'done'])('winning-medal')[0]).toBe(1)
  const won = lay({ ...town, units, sides }, ['foray-left'])
  expect(watched(won, [...turn, move(won, 'a', '0105')])('winning-medal')[0]).toBe(0)
})

test.each([
  [['b', 'c', 'd', 'e'], 0],
  [['z'], 1],
] as const)('counts a strike at fewer than it could have found: at %j, %i', (targets, times) => {
  const group = ['0101', '0201', '0301', '0401'].map((hex, at) => unit('bcde'[at], 1, hex))
  const table = lay({ units: [unit('a', 0, '0107'), ...group, unit('z', 1, '0801')] }, ['bombers'])
  const aims = targets.map((id): CommandCardsAction => ({ type: 'aim', unit: table.unit(id) }))
  const found = watched(table, [play(table, 'bombers'), ...aims, 'done'])
  expect(found('few-struck')).toEqual([times, 1])
})

test('counts smoke that is all laid in the first round', () => {
  const smoke = [{ side: 0 as const, uses: 2 }]
  const sketch = { units: [unit('a', 0, '0107'), unit('b', 1, '0101')], special: { smoke } }
  const screen: CommandCardsAction = { type: 'smoke', hex: hexOf(plain, '0204'), shape: 0 }
  const one = lay(sketch, ['staff-order'])
  expect(watched(one, [screen])('smoke')[0]).toBe(0)
  const both = lay(sketch, ['staff-order'])
  expect(watched(both, [screen, screen])('smoke')[0]).toBe(1)
})
