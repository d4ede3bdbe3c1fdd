/** What an attack is expected to come to, as far as the viewer knows: losses of both with their chances, and who fires first and why. */
import { rangeBetween } from '../../../../engine/systems/tactical/combat/eligible.ts'
import {
  type Forecast,
  forecastOf,
  orderWeights,
  outcomesOf,
} from '../../../../engine/systems/tactical/combat/forecast.ts'
import type { Strengths } from '../../../../engine/systems/tactical/combat/forecastChances.ts'
import { firstByRule } from '../../../../engine/systems/tactical/combat/order.ts'
import type { TacticalGame } from '../../../../engine/systems/tactical/index.ts'
import type { Position } from '../../../../engine/systems/tactical/types.ts'

/** The attacker and the defender. */
type Both<T> = readonly [attacker: T, defender: T]

export interface Expected extends Forecast {
  readonly units: Both<number>
  readonly range: number
  /** By points lost: the chance in per cent. */
  readonly losses: Both<readonly number[]>
  /** Points lost on average. */
  readonly mean: Both<number>
  /** Points suppressed on average when it is over. */
  readonly suppressed: Both<number>
  /** Who fires first by a rule; undefined where it is diced for. */
  readonly first: 'attacker' | 'defender' | undefined
  /** Chances in per cent that the attacker fires first, that the defender does, that both fire at once. */
  readonly order: readonly [attacker: number, defender: number, both: number]
}

const million = 1_000_000n

export const expectedOf = (
  { services, table }: TacticalGame,
  state: Position,
  unit: number,
  target: number,
): Expected => {
  const outcomes = outcomesOf(services, state, unit, target)
  const of = (who: 0 | 1) => {
    const before = state.strength[who === 0 ? unit : target]
    const losses = Array.from({ length: before + 1 }, () => 0)
    let suppressed = 0
    for (const { now, weight } of outcomes.list.values()) {
      const share = Number((million * weight) / outcomes.total) / 10_000
      const { strength, suppressed: down }: Strengths = now
      losses[before - strength[who]] += share
      suppressed += (share * down[who]) / 100
    }
    return { losses, suppressed, mean: losses.reduce((sum, chance, lost) => sum + (chance * lost) / 100, 0) }
  }
  const [own, other] = [of(0), of(1)]
  const range = rangeBetween(table, state, unit, target)
  const forecast = forecastOf(services, state, unit, target)
  const fight = { attacker: unit, defender: target, range, isSurprise: false, isRugged: false }
  const first = firstByRule(services, state, fight)
  const [mine, its] = forecast.initiative ?? [0, 0]
  const weights = orderWeights(mine - its, table.scenario.rules.combat.initiativeDie)
  const all = weights[0] + weights[1] + weights[2]
  const share = (weight: number): number => Math.round((100 * weight) / all)
  return {
    ...forecast,
    units: [unit, target],
    range,
    losses: [own.losses, other.losses],
    mean: [own.mean, other.mean],
    suppressed: [own.suppressed, other.suppressed],
    first,
    order: [share(weights[0]), share(weights[1]), share(weights[2])],
  }
}
