import { describe, expect, test } from 'vitest'
import { keyedDice } from '../../../../engine/dice.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import { sides } from '../../../../engine/twoSides.ts'
import { makeScenario } from '../../../../tests/support/operational.ts'
import { arrivalWords, dateOf, expectedLosses, pillOf, sightOf } from './names.ts'

const scenario = makeScenario({
  map: '. . . . . . . .',
  owner: '1 1 1 2 2 2 2 2',
  fog: true,
  units: [
    { id: 'one', side: 0, hex: '0301' },
    { id: 'two', side: 1, hex: '0801' },
    { id: 'later', side: 0, arrives: { turn: 3, hexes: ['0101'], by: 'sea' } },
  ],
})
const game = operational.open(scenario)
const state = game.setup(keyedDice(1))

describe('sight', () => {
  test('of either side is on its own ground, and does not reach far behind the front', () => {
    for (const side of sides) {
      const view = game.view(state, side)
      for (const hex of game.table.board.spaces) {
        if (view.owner[hex] === side) expect(sightOf(view, hex)).toBe('seen')
      }
      const far = [...game.table.board.spaces].at(side === 0 ? -1 : 0) ?? 0
      expect(sightOf(view, far)).toBe('hidden')
    }
  })

  test('of a spectator is everywhere', () => {
    const view = game.view(state, undefined)
    for (const hex of game.table.board.spaces) expect(sightOf(view, hex)).toBe('seen')
  })
})

test('a forecast shows losses, or where there are none what is suppressed', () => {
  const forecast = { attackerLoss: 1, defenderLoss: 2, attackerSuppression: 0, defenderSuppression: 1 }
  const of = (more: object) => {
    const all = { ...forecast, ...more } as Parameters<typeof pillOf>[0]
    return pillOf(all, [all.attackerLoss, all.defenderLoss])
  }
  expect(of({})).toBe('loss 1 : 2')
  expect(of({ attackerLoss: 0, defenderLoss: 0 })).toBe('loss 0 : 1○')
  expect(of({ attackerLoss: 0, defenderLoss: 0, defenderSuppression: 0 })).toBe('loss 0 : 0')
})

test('nobody is expected to lose more steps than are there', () => {
  const view = game.view(state, undefined)
  const { active = 0, suppressed = 0 } = view.units[1] ?? {}
  const fight = { unit: 0, target: 1 }
  expect(active + suppressed).toBeGreaterThan(0)
  expect(expectedLosses(view, fight, { attackerLoss: 0, defenderLoss: 99 })).toEqual([0, active + suppressed])
  expect(expectedLosses(view, fight, { attackerLoss: 1, defenderLoss: 1 })).toEqual([1, 1])
  // Of one that is not seen nothing is known.
  const hidden = { ...view, units: view.units.map((unit) => ({ ...unit, active: 0, suppressed: 0 })) }
  expect(expectedLosses(hidden, fight, { attackerLoss: 0, defenderLoss: 2 })).toEqual([0, 2])
})

test('the battle is prepared on its first day', () => {
  expect(dateOf(scenario, 0)).toBe(dateOf(scenario, 1))
  expect(dateOf(scenario, 2)).not.toBe(dateOf(scenario, 1))
})

test('who is still to come tells when and how', () => {
  const unit = game.view(state, 0).units[2]
  expect(unit && arrivalWords(scenario, unit)).toBe('from turn 3 by sea')
})
