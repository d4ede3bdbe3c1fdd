import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sides } from '../../../../../engine/game.ts'
import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'
import { loadScenarios } from '../../../../../tests/support/scenarios.ts'
import type { CompiledScenario } from '../../../../content.ts'
import type { CommandCardsOrigins } from '../../resolve/scenario.ts'
import { makeContext } from '../context.ts'
import { goesOn, roundOf } from '../reachability.ts'
import type { LintContext } from '../rule.ts'
import { never, surelyLeaves, sureRound } from './march.ts'

const house = (await loadScenarios('command-cards')) as readonly CommandCardsScenario[]

const open = (scenario: CommandCardsScenario): LintContext =>
  makeContext({
    scenario,
    origins: {},
    intent: { difficulty: [undefined, undefined] },
    tutorial: null,
  } as unknown as CompiledScenario<CommandCardsScenario, CommandCardsOrigins>)

/** A scenario of the house with its ground, obstacles and units changed by some numbers. */
const changed = (scenario: CommandCardsScenario, numbers: readonly number[]): CommandCardsScenario => {
  const { map, units, rules } = scenario
  const hexes = [...map.terrain.keys()].filter((hex) => map.terrain[hex] !== 0)
  const terrain = [...map.terrain]
  const others = Object.keys(rules.terrain).filter((id) => !map.terrainIds.includes(id))
  const terrainIds = [...map.terrainIds, ...others]
  for (const number of numbers) terrain[hexes[number % hexes.length]] = 1 + ((number >> 8) % (terrainIds.length - 1))
  const pick = (index: number): number => numbers[index % numbers.length]
  return {
    ...scenario,
    map: { ...map, terrain, terrainIds, obstacles: map.obstacles.filter((_, index) => pick(index) % 3 > 0) },
    units: units.map((unit, index) =>
      unit.hex === undefined || pick(index) % 2 === 0 ? unit : { ...unit, hex: hexes[pick(index) % hexes.length] },
    ),
  }
}

const cases = fc
  .tuple(fc.constantFrom(...house), fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 80 }))
  .map(([scenario, numbers]) => changed(scenario, numbers))

describe('what is certain without opening a game is what the engine finds', () => {
  it('command-cards.C4-C9: where units can come, in which round, and whether they can go on', () => {
    let sure = 0
    fc.assert(
      fc.property(cases, (scenario) => {
        const context = open(scenario)
        for (const side of sides) {
          for (const hex of scenario.map.terrain.keys()) {
            const round = sureRound(scenario, side, hex)
            if (round === never) continue
            sure++
            expect(roundOf(context, side, hex) ?? never).toBeLessThanOrEqual(round)
          }
        }
        for (const [unit, { hex }] of scenario.units.entries())
          if (hex !== undefined && surelyLeaves(scenario, unit, hex)) expect(goesOn(context, unit, hex)).toBe(true)
      }),
      { numRuns: 60, seed: 5 },
    )
    expect(sure).toBeGreaterThan(2000)
  })
})
