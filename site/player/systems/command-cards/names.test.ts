import { describe, expect, it } from 'vitest'
import { keyedDice } from '../../../../engine/dice.ts'
import { commandCards } from '../../../../engine/systems/command-cards/index.ts'
import {
  asStrike,
  battleKind,
  type CommandCardsState,
  gear,
  phase,
  status,
} from '../../../../engine/systems/command-cards/types.ts'
import { contentRules, hexOf, makeScenario } from '../../../../tests/support/commandCards.ts'
import {
  actionWords,
  askedWords,
  cardActWords,
  figureWords,
  gearNames,
  poolPill,
  statusNames,
  taskWords,
  whereWords,
} from './names.ts'
import { sectionBits } from './sections.ts'

const map = `
. . . . .
 . . . . .
. . . . .
`
const scenario = makeScenario({
  map,
  units: [
    { id: 'Rifles', side: 0, hex: '0103' },
    { id: 'Guards', side: 1, hex: '0102' },
  ],
})
const game = commandCards.open(scenario)
const fresh = () => game.setup(keyedDice(1))
const cardIds = Object.keys(contentRules().cards)
/** The button that ends a phase or declines. */
const doneWords = (state: CommandCardsState): string => actionWords(scenario, state, { type: 'done' })
const card = (id: string): number => cardIds.indexOf(id)

describe('phases in words', () => {
  it('has a heading and a button for every phase', () => {
    const state = fresh()
    for (const at of Object.values(phase)) {
      state.phase = at
      expect(askedWords(state)).not.toBe('')
      expect(doneWords(state)).not.toBe('')
    }
  })

  it('names the buttons as people would say it', () => {
    const state = fresh()
    const said = [phase.order, phase.move, phase.battle, phase.react].map((at) => {
      state.phase = at
      return doneWords(state)
    })
    expect(said).toEqual(['Orders given', 'No more moves', 'End battles', 'Let it happen'])
  })

  it('counts the orders that are given', () => {
    const state = fresh()
    state.phase = phase.order
    state.slots[0] = 3
    state.status[0] |= status.ordered
    expect(taskWords(scenario, state)).toBe('1 of 3 ordered.')
  })

  it('asks for flags before it asks for the way back', () => {
    const state = fresh()
    state.phase = phase.retreat
    state.target = 0
    state.flags = 2
    state.mayIgnore = 1
    expect(askedWords(state)).toBe('Ignore flags?')
    expect(taskWords(scenario, state)).toBe('Rifles have 2 flags, and may ignore 1.')
    state.mayIgnore = 0
    expect(askedWords(state)).toBe('Fall back')
  })

  it('tells striking back from an ambush', () => {
    const state = fresh()
    state.phase = phase.react
    state.attacker = 0
    state.target = 1
    expect(taskWords(scenario, state)).toBe('Rifles attack Guards at close quarters.')
    state.battle = battleKind.back
    expect(actionWords(scenario, state, { type: 'attack', unit: 0, target: 1 })).toBe('Rifles strike back at Guards')
    expect(doneWords(state)).toBe('Hold fire')
  })
})

describe('actions in words', () => {
  it('says them in a sentence', () => {
    const state = fresh()
    expect(actionWords(scenario, state, { type: 'attack', unit: 0, target: 1 })).toBe('Rifles attack Guards')
    expect(actionWords(scenario, state, { type: 'move', unit: 0, to: hexOf(map, '0203') })).toBe('Rifles move to 0203')
    expect(actionWords(scenario, state, { type: 'done' })).toBe('Go on')
  })

  it('names the section with which a card is played, and a strike', () => {
    const state = fresh()
    const play = (id: string, choice: number): string =>
      cardActWords(scenario, state, { type: 'play', card: card(id), choice })
    expect(play('infantry-sweep', 1)).toBe('Play it in the centre')
    expect(play('foray-left', 0)).toBe('Play it')
    expect(play('patrol-left', asStrike)).toBe('Play it as a strike from the air')
    // As the staff puts it.
    const said = (id: string, choice: number): string =>
      actionWords(scenario, state, { type: 'play', card: card(id), choice })
    expect(said('infantry-sweep', 2)).toBe('Play “Infantry sweep” in the right section')
    expect(said('foray-left', 0)).toMatch(/^Play “[^”]*”$/)
    expect(said('patrol-left', asStrike)).toContain('as a strike from the air')
  })
})

describe('units in words', () => {
  it('counts figures, and says where a unit is', () => {
    expect(figureWords(4, 4)).toBe('4 figures')
    expect(figureWords(1, 4)).toBe('1 of 4 figures')
    expect(whereWords(scenario, 0)).toBe('in reserve')
    expect(whereWords(scenario, -1)).toBe('destroyed')
    expect(whereWords(scenario, -2)).toBe('left the board')
  })

  it('tells what it has and has done', () => {
    const state = fresh()
    state.status[0] |= status.ordered | status.moved
    state.steps[0] = 1
    expect(statusNames(state, 0)).toEqual(['Ordered', 'Moved 1 hex'])
    expect(gearNames(gear.leader | gear.boat).map(([name]) => name)).toEqual(['Leader', 'Boats'])
  })

  it('puts a battle in a few signs', () => {
    expect(poolPill({ dice: 1, hits: 500 })).toBe('1 die: loss 0.5')
    expect(poolPill({ dice: 3, hits: 1500 })).toBe('3 dice: loss 1.5')
  })
})

describe('sections of a card', () => {
  it('lights those that it orders, the other way round when left and right are exchanged: command-cards.C2', () => {
    const cards = Object.values(contentRules().cards)
    const left = cards[card('foray-left')]
    expect(sectionBits(left)).toBe(1)
    expect(sectionBits(left, { choice: 0, mirrored: 1 })).toBe(4)
    expect(sectionBits(cards[card('both-flanks')])).toBe(5)
    expect(sectionBits(cards[card('staff-order')])).toBe(0)
  })

  it('lights all three for a section that is still to be named, and then that one', () => {
    const sweep = Object.values(contentRules().cards)[card('infantry-sweep')]
    expect(sectionBits(sweep)).toBe(7)
    expect(sectionBits(sweep, { choice: 2, mirrored: 0 })).toBe(4)
  })
})
