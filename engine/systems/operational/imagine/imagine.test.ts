import { describe, expect, test } from 'vitest'
import { crossing } from '../../../../tests/support/scenarios.ts'
import { keyedDice, rollingDice } from '../../../dice.ts'
import { advance } from '../../../play.ts'
import { otherSide, sides } from '../../../twoSides.ts'
import { sees } from '../fog/knowledge.ts'
import { operational } from '../index.ts'
import type { OperationalScenario } from '../scenario.ts'
import { stepsOf } from '../steps.ts'
import { destroyed, enRoute, type OperationalState, unseen } from '../types.ts'
import { knownState } from '../view.ts'
import { makeImaginer } from './index.ts'

const foggy: OperationalScenario = { ...crossing, fog: true }
const game = operational.open(foggy)
const { table } = game
const imagine = makeImaginer(game.services)
const { costs } = game.services

/** The first position and those of a game played at random. */
const positions: OperationalState[] = []
const dice = keyedDice(4)
const choices = rollingDice(4, 1)
for (const state = game.setup(dice); !game.outcome(state); ) {
  positions.push(game.copy(state))
  const legal = game.legal(state, state.side)
  advance(game, state, dice, state.side, legal[choices.below(legal.length)])
}

describe('what a side does not know is dealt', () => {
  test('operational.H6: before they can have moved, hidden units stand as the order of battle says', () => {
    const [first] = positions
    const imagined = imagine(game.view(first, 0), rollingDice(1))
    expect(knownState(table, game.view(first, 0)).hex).toContain(unseen)
    for (const array of ['hex', 'active', 'suppressed', 'experience', 'entrenchment', 'queue'] as const)
      expect(imagined[array]).toEqual(first[array])
  })

  test('operational.H6, C3: hidden units stand alone, where they can, on their own ground and out of sight', () => {
    let hidden = 0
    for (const [seed, state] of positions.entries())
      for (const viewer of sides) {
        const view = game.view(state, viewer)
        const imagined = imagine(view, rollingDice(seed))
        for (const unit of table.unitsOf[otherSide(viewer)]) {
          if (view.units[unit].hex !== unseen) continue
          hidden++
          const hex = imagined.hex[unit]
          expect(imagined.hex.filter((other) => other === hex)).toHaveLength(1)
          expect(imagined.owner[hex]).toBe(otherSide(viewer))
          expect(sees(imagined, viewer, hex)).toBe(false)
          expect(costs.of(imagined, table.movementClass[unit]).stops[hex]).toBe(1)
          expect(stepsOf(imagined, unit)).toBeGreaterThan(0)
        }
      }
    expect(hidden).toBeGreaterThan(100)
  })

  test('operational.H6: what is known of the enemy stays as it is, and nothing of the own side is dealt', () => {
    for (const [seed, state] of positions.entries()) {
      const imagined = imagine(game.view(state, 0), rollingDice(seed))
      for (const unit of table.unitsOf[0]) expect(imagined.hex[unit]).toBe(state.hex[unit])
      for (const unit of table.unitsOf[1])
        if (state.hex[unit] === destroyed || state.hex[unit] === enRoute)
          expect(imagined.hex[unit]).toBe(state.hex[unit])
    }
  })

  test('operational.E8: no truck is lost', () => {
    const count = (state: OperationalState): number =>
      [...state.trucks, ...state.hubTrucks].reduce((sum, trucks) => sum + trucks, 0)
    for (const [seed, state] of positions.entries())
      expect(count(imagine(game.view(state, 1), rollingDice(seed)))).toBe(count(state))
  })

  test('other dice deal otherwise', () => {
    const placesFor = (seed: number): string =>
      positions.map((state) => imagine(game.view(state, 0), rollingDice(seed)).hex).join(' ')
    expect(placesFor(1)).not.toBe(placesFor(2))
  })
})
