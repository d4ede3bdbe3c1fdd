import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../../../engine/dice.ts'
import { sides } from '../../../../engine/game.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { madeUpScenarios } from '../../../../tests/support/packs.ts'
import { loadScenarios } from '../../../../tests/support/scenarios.ts'
import type { BattleScenario } from '../../../bundle.ts'
import { makeOpening } from './opening.ts'

const isOperational = (scenario: BattleScenario): scenario is OperationalScenario => scenario.system === 'operational'

const made = (await madeUpScenarios(60)).map(({ scenario }) => scenario).filter(isOperational)
const house = (await loadScenarios('operational')).filter(isOperational)

/** Scenarios in want: without a hub, without sources, with units that have been cut off for some turns. */
const inWant = (scenario: OperationalScenario, kind: number): OperationalScenario => {
  const [west, east] = scenario.sides
  if (kind === 0) return { ...scenario, sides: [{ ...west, hubs: west.hubs.slice(1) }, east] }
  if (kind === 1) return { ...scenario, sides: [west, { ...east, sources: [] }] }
  return { ...scenario, units: scenario.units.map((unit, index) => ({ ...unit, unsupplied: (index + kind) % 5 })) }
}
const wanting = [...made, ...house].flatMap((scenario, index) => [
  inWant(scenario, index % 3),
  inWant(scenario, 2 + (index % 4)),
])

describe('the opening that rules look at', () => {
  it.each([
    ['made-up scenarios', made, true],
    ['the scenarios of the house', house, undefined],
    ['scenarios in want', wanting, undefined],
  ] as const)(
    'has owners, supply and ranges of the first turn as a game begins it, in %s. operational.E1-E13',
    (_, all, quiet) => {
      expect(all.length).toBeGreaterThan(0)
      for (const scenario of all) {
        const game = operational.open(scenario)
        const state = game.setup(rollingDice(0))
        let isOpened = false
        const opening = makeOpening(game.table, () => {
          isOpened = true
          return { game, state }
        })
        expect(opening.state.owner).toEqual(state.owner)
        expect(opening.state.active).toEqual(state.active)
        for (const side of sides) expect(opening.supply[side]).toEqual(game.supply(state, side))
        for (const hq of scenario.headquarters.keys())
          expect(opening.rangeOf(hq)).toEqual(game.services.ranges.fresh(state, hq))
        if (quiet) expect(isOpened).toBe(false)
      }
    },
  )
})
