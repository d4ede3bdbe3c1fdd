import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sides } from '../../../../../engine/game.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { loadScenarios } from '../../../../../tests/support/scenarios.ts'
import type { CompiledScenario } from '../../../../content.ts'
import type { OperationalOrigins } from '../../resolve/scenario.ts'
import { makeContext } from '../context.ts'
import { approachOf, goesOn } from '../reachability.ts'
import type { LintContext } from '../rule.ts'
import { suppliedAcross } from '../supply.ts'
import { commandsStraight, linesOf } from './lines.ts'
import { surelyLeaves, surelyReaches } from './march.ts'
import { surelySuppliedAcross, sureRange, sureSupply } from './supply.ts'

const house = (await loadScenarios('operational')) as readonly OperationalScenario[]

const open = (scenario: OperationalScenario): LintContext =>
  makeContext({
    scenario,
    origins: {},
    intent: { difficulty: [undefined, undefined] },
    tutorial: null,
  } as unknown as CompiledScenario<OperationalScenario, OperationalOrigins>)

/** A scenario of the house with its ground, bridges, ways, weather and units changed by some numbers. */
const changed = (scenario: OperationalScenario, numbers: readonly number[], keep: number): OperationalScenario => {
  const { map, units, weather, rules, sides } = scenario
  const land = [...map.terrain.keys()].filter((hex) => map.terrain[hex] !== 0)
  const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]
  const terrain = [...map.terrain]
  const owner = [...map.owner]
  for (const [index, number] of numbers.entries()) {
    const hex = pick(land, number)
    if (index % 2 === 0) terrain[hex] = 1 + ((number >> 8) % (map.terrainIds.length - 1))
    else owner[hex] = (number >> 8) % 3
  }
  const moved = <T extends { readonly hex: number }>(list: readonly T[]): T[] =>
    list.map((one, index) => (isKept(one, index) ? one : { ...one, hex: pick(land, pick(numbers, index + 3)) }))
  const isKept = (_: unknown, index: number): boolean => (pick(numbers, index) >> 4) % 100 < keep
  return {
    ...scenario,
    turns: 1 + (numbers[0] % weather.length),
    weather: weather.map((id, turn) => (isKept(id, turn) ? id : pick(Object.keys(rules.weather), numbers[1] + turn))),
    units: units.map((unit, index) =>
      unit.hex === undefined || isKept(unit, index) ? unit : { ...unit, hex: pick(land, pick(numbers, index)) },
    ),
    sides: [
      { ...sides[0], hubs: moved(sides[0].hubs), sources: moved(sides[0].sources) },
      { ...sides[1], hubs: moved(sides[1].hubs), sources: moved(sides[1].sources) },
    ],
    map: {
      ...map,
      terrain,
      owner,
      bridges: map.bridges.filter(isKept),
      damagedBridges: [...map.damagedBridges, ...map.bridges.filter((_, index) => index % 7 === numbers[2] % 7)],
      ways: map.ways.filter(isKept),
    },
  }
}

const cases = fc
  .tuple(
    fc.constantFrom(...house),
    fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 60 }),
    fc.integer({ min: 20, max: 100 }),
  )
  .map(([scenario, numbers, keep]) => ({ scenario: changed(scenario, numbers, keep), numbers }))

/** Runs a claim over changed scenarios. */
const always = (claim: (context: LintContext, numbers: readonly number[]) => void, numRuns: number): void =>
  fc.assert(
    fc.property(cases, ({ scenario, numbers }) => {
      claim(open(scenario), numbers)
    }),
    { numRuns, seed: 5 },
  )

describe('what is certain without opening a game is what the engine finds', () => {
  it('operational.C1-C12: where marches lead, and by when', () => {
    let sure = 0
    always((context, numbers) => {
      const { scenario } = context
      const hexes = numbers.slice(0, 12).map((number) => number % scenario.map.terrain.length)
      for (const side of sides)
        for (const hex of [...hexes, ...scenario.objectives.map((one) => one.hex)]) {
          if (scenario.map.terrain[hex] === 0) continue
          for (let by = 1; by <= scenario.turns; by++) {
            if (!surelyReaches(scenario, side, { hex, by })) continue
            sure++
            expect(approachOf(context, side, hex)?.turn ?? 0).toBeLessThanOrEqual(by)
            expect(approachOf(context, side, hex)?.turn).toBeDefined()
            break
          }
        }
    }, 60)
    expect(sure).toBeGreaterThan(500)
  })

  it('operational.C4, C10, C12: which units can go on', () => {
    always((context) => {
      const { scenario } = context
      for (const [unit, { hex }] of scenario.units.entries())
        if (hex !== undefined && surelyLeaves(scenario, scenario.units[unit], hex))
          expect(goesOn(context, unit, hex, 1)).toBe(true)
    }, 30)
  })

  it('operational.E1-E11, F6: where supply and orders come at the start', () => {
    let sure = 0
    always((context) => {
      const { scenario, opening } = context
      for (const side of sides) {
        const { hubs, fed } = sureSupply(scenario, side)
        const { value, full } = opening.supply[side]
        for (const [hub, { hex }] of scenario.sides[side].hubs.entries()) if (hubs[hub]) expect(full[hex]).toBe(1)
        for (const hex of context.table.board.hexes) {
          if (fed[hex] === 0) continue
          sure++
          expect(value[hex]).toBeGreaterThan(0)
        }
      }
      for (const hq of scenario.headquarters.keys()) {
        const range = sureRange(scenario, hq)
        const real = opening.rangeOf(hq)
        for (const hex of context.table.board.hexes) if (range[hex] === 1) expect(real[hex]).toBe(1)
      }
    }, 150)
    expect(sure).toBeGreaterThan(5000)
  })

  it('operational.E1-E7, E10, E11, F6: where lines of supply and of command lead straight', () => {
    let fed = 0
    let commanded = 0
    always((context) => {
      const { scenario, opening } = context
      for (const side of sides) {
        const lines = linesOf(scenario, side)
        const { value, full } = opening.supply[side]
        for (const [hub, { hex }] of scenario.sides[side].hubs.entries())
          if (lines.hubs[hub] !== undefined) expect(full[hex]).toBe(1)
        for (const hex of context.table.board.hexes) {
          if (!lines.feeds(hex)) continue
          fed++
          expect(value[hex]).toBeGreaterThan(0)
        }
      }
      for (const hq of scenario.headquarters.keys()) {
        const real = opening.rangeOf(hq)
        for (const hex of context.table.board.hexes) {
          if (!commandsStraight(scenario, hq, hex)) continue
          commanded++
          expect(real[hex]).toBe(1)
        }
      }
    }, 200)
    expect(fed).toBeGreaterThan(5000)
    expect(commanded).toBeGreaterThan(5000)
  })

  it('operational.E2-E6: where supply can come at all', () => {
    let sure = 0
    always((context, numbers) => {
      const { scenario } = context
      for (const side of sides)
        for (const number of numbers.slice(0, 20)) {
          const hex = number % scenario.map.terrain.length
          if (scenario.map.terrain[hex] === 0 || context.isSea(hex) || !surelySuppliedAcross(scenario, side, hex))
            continue
          sure++
          expect(suppliedAcross(context, side)(hex)).toBe(true)
        }
    }, 25)
    expect(sure).toBeGreaterThan(100)
  })
})
