import { describe, expect, it } from 'vitest'
import { keyedDice } from '../../../../engine/dice.ts'
import { commandCards } from '../../../../engine/systems/command-cards/index.ts'
import { faces } from '../../../../engine/systems/command-cards/rules.ts'
import { battleKind, noUnit, phase } from '../../../../engine/systems/command-cards/types.ts'
import { contentRules, makeScenario } from '../../../../tests/support/commandCards.ts'
import { countOf, handOf, pileOf } from './hand.ts'
import { rollsOf } from './rolls.ts'

const game = commandCards.open(
  makeScenario({
    map: `
. . . . .
 . . . . .
. . . . .
`,
    units: [
      { side: 0, hex: '0103', type: 'infantry' },
      { side: 1, hex: '0102', type: 'infantry' },
      { side: 1, hex: '0302', type: 'heavy-tank' },
    ],
  }),
)
const { table } = game
const cardIds = Object.keys(contentRules().cards)
const card = (id: string): number => cardIds.indexOf(id)
const bare = () => {
  const state = game.setup(keyedDice(1))
  state.hand.fill(0)
  return state
}

describe('the hand', () => {
  it('holds each copy, the card that waits first, and what was drawn last', () => {
    const state = bare()
    state.hand[card('foray-left')] = 2
    state.waiting[0] = card('staff-order') + 1
    state.phase = phase.keep
    state.drawn[0] = card('bombers') + 1
    expect(handOf(table, state, 0).map(({ card: held, place }) => [cardIds[held], place])).toEqual([
      ['staff-order', 'waiting'],
      ['foray-left', 'hand'],
      ['foray-left', 'hand'],
      ['bombers', 'drawn'],
    ])
    expect(new Set(handOf(table, state, 0).map(({ key }) => key)).size).toBe(4)
  })

  it('tells which card the enemy sees: command-cards.A11', () => {
    const state = bare()
    state.hand[card('bombers')] = 2
    state.announced[0] = card('bombers') + 1
    expect(handOf(table, state, 0).map(({ isOpen }) => isOpen)).toEqual([true, false])
  })

  it('counts piles', () => {
    expect(pileOf([0, 2, 0, 1])).toEqual([
      { card: 1, copies: 2 },
      { card: 3, copies: 1 },
    ])
    expect(countOf([0, 2, 0, 1])).toBe(3)
  })
})

describe('dice as they fell', () => {
  const die = (face: (typeof faces)[number]): number => faces.indexOf(face)
  const battle = (unit: number, target: number, kind: number, dice: readonly number[]) =>
    ({ type: 'battle', unit, target, kind, dice, hits: 0, flags: 0 }) as never

  it('marks hits and flags of a battle: command-cards.C14', () => {
    const dice = [die('infantry'), die('grenade'), die('armour'), die('flag'), die('star')]
    const [roll] = rollsOf(table, [battle(0, 1, battleKind.normal, dice)], [])
    expect(roll.dice.map(({ counts }) => counts)).toEqual(['hit', 'hit', 'nothing', 'flag', 'nothing'])
  })

  it('lets a strike hit with the faces of its card, too: command-cards.A3', () => {
    const [roll] = rollsOf(table, [battle(noUnit, 1, battleKind.strike, [die('star'), die('armour')])], ['star'])
    expect(roll.why).toBe('strike')
    expect(roll.dice.map(({ counts }) => counts)).toEqual(['hit', 'nothing'])
  })

  it('shows the dice that confirm hits on thick armour as a roll of their own: command-cards.C21', () => {
    const confirm = { type: 'rolled', unit: 2, why: 'confirm', dice: [die('grenade'), die('star')], hits: 1 } as never
    const [roll] = rollsOf(table, [confirm], [])
    const confirming = table.types[2].hitConfirmedBy ?? []
    expect(roll.dice.map(({ face, counts }) => [face, counts])).toEqual([
      ['grenade', confirming.includes('grenade') ? 'hit' : 'nothing'],
      ['star', confirming.includes('star') ? 'hit' : 'nothing'],
    ])
  })
})
