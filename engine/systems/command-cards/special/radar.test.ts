import { describe, expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf } from '../../../../tests/support/commandCards.ts'
import { rollingDice } from '../../../dice.ts'
import { phase } from '../types.ts'
import { imagine, knownState } from '../view.ts'
import { announcedCard, isUnderRadar, mayAnnounce } from './radar.ts'

const map = `
  . . . . . . .
   . . . . . .
  . . . R . . .
   . . . . . .
  . . . . . . .`

/** The first side flies, the second has radar. */
const watched = (hand: readonly string[], { nation = 'american' } = {}) =>
  layCards(
    {
      map,
      borders: [4, 8],
      sides: [{ nation }, { nation: 'german' }],
      units: [
        { id: 'a', side: 0, hex: '0105' },
        { id: 'b', side: 1, hex: '0101' },
      ],
      special: { radar: [{ side: 1, hexes: [hexOf(map, '0403')] }], airStrikes: { sides: [0] } },
    },
    [hand, ['staff-order']],
  )

const finishTurn = (table: ReturnType<typeof watched>): void => {
  const { active } = table.state
  while (table.state.active === active && table.state.phase !== phase.announce) {
    const keep = table.legal().find(({ type }) => type === 'keep')
    table.act(keep ?? { type: 'done' })
  }
}

const plays = (table: ReturnType<typeof watched>): string[] =>
  table
    .legal()
    .flatMap((action) => (action.type === 'play' ? [`${table.game.table.cardIds[action.card]} ${action.choice}`] : []))

describe('radar', () => {
  test('command-cards.A11: nothing flies that was not announced', () => {
    const table = watched(['bombers', 'patrol-left', 'staff-order'])
    expect(plays(table).sort()).toEqual(['patrol-left 0', 'staff-order 0'])
    const action = { type: 'play', card: table.card('bombers'), choice: 0 } as const
    expect(table.game.refusal(table.state, 0, action)).toMatch(/announced/)
  })

  test('command-cards.A11: what is laid open at the end of a turn must be played in the next one', () => {
    const table = watched(['bombers', 'patrol-left', 'staff-order'])
    table.play('staff-order')
    finishTurn(table)
    expect(table.state.phase).toBe(phase.announce)
    table.act({ type: 'announce', card: table.card('bombers') })
    expect(table.state.active).toBe(1)
    table.play('staff-order')
    finishTurn(table)
    expect(table.state.active).toBe(0)
    expect(plays(table)).toEqual(['bombers 0'])
    const other = { type: 'play', card: table.card('patrol-left'), choice: 0 } as const
    expect(table.game.refusal(table.state, 0, other)).toMatch(/must be played/)
    table.play('bombers')
    expect(table.state.phase).toBe(phase.aim)
  })

  test('command-cards.A11: a patrol that was announced may fly, or be played as printed', () => {
    const table = watched(['patrol-left', 'staff-order', 'staff-order'])
    table.play('staff-order')
    finishTurn(table)
    table.act({ type: 'announce', card: table.card('patrol-left') })
    table.play('staff-order')
    finishTurn(table)
    expect(plays(table)).toEqual(['patrol-left 0', 'patrol-left 3'])
  })

  test('command-cards.A11: the enemy sees the announced card and no other; a guess at the rest keeps it', () => {
    const table = watched(['bombers', 'patrol-left', 'staff-order'])
    const { game, state } = table
    table.play('staff-order')
    finishTurn(table)
    const hidden = game.view(state, 1)
    const bombers = table.card('bombers')
    expect(knownState(game.table, hidden).hand[bombers]).toBe(0)
    table.act({ type: 'announce', card: bombers })
    const view = game.view(state, 1)
    const hand = [...knownState(game.table, view).hand].slice(0, game.table.cards.length)
    expect(hand.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(hand[bombers]).toBe(1)
    const guess = imagine(game.table, view, rollingDice(3))
    expect(announcedCard(game.table, guess, 0)).toBe(bombers)
    expect(game.view(guess, 1)).toEqual(view)
  })

  test('command-cards.A11: the side is asked whether or not it holds such a card, so that the question tells nothing', () => {
    const table = watched(['staff-order', 'push-left'])
    table.play('staff-order')
    finishTurn(table)
    expect(table.state.phase).toBe(phase.announce)
    expect(table.legal().map(({ type }) => type)).toContain('done')
    table.done()
    expect(table.state.active).toBe(1)
  })

  test('command-cards.A11: nobody is asked once all such cards are known to be played', () => {
    const { game, state } = watched(['staff-order'])
    expect(mayAnnounce(game.table, state, 0)).toBe(true)
    for (const [card, copies] of game.table.copies.entries()) state.discard[card] = copies
    expect(mayAnnounce(game.table, state, 0)).toBe(false)
    expect(mayAnnounce(game.table, state, 1)).toBe(false)
  })

  test('command-cards.A11: radar that is in the hands of those whom it watches sees nothing', () => {
    const table = watched(['bombers', 'staff-order'])
    const { game, state } = table
    expect(isUnderRadar(game.table, state, 0)).toBe(true)
    expect(isUnderRadar(game.table, state, 1)).toBe(false)
    state.hex[table.unit('a')] = table.hex('0403')
    expect(isUnderRadar(game.table, state, 0)).toBe(false)
    expect(plays(table)).toContain('bombers 0')
  })

  test('command-cards.A11: a strike that waits for a commissar lies open', () => {
    const table = watched(['bombers', 'staff-order'], { nation: 'soviet' })
    table.act({ type: 'prepare', card: table.card('bombers') })
    expect([...knownState(table.game.table, table.game.view(table.state, 1)).waiting]).toEqual([
      table.card('bombers') + 1,
      0,
    ])
    expect(announcedCard(table.game.table, table.state, 0)).toBe(-1)
    expect(plays(table)).toEqual(['bombers 0'])
  })

  test('command-cards.A11: a riposte does not fly after the enemy', () => {
    const table = watched(['riposte', 'staff-order'])
    table.state.last[1] = table.card('bombers') + 1
    expect(plays(table)).toEqual(['staff-order 0'])
    table.state.last[1] = table.card('push-left') + 1
    expect(plays(table)).toContain('riposte 0')
  })
})
