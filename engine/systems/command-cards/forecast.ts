/** The forecast of a battle, exactly and by integers. command-cards.C10-C17 */
import type { Term } from '../../game.ts'
import { ignoresOf } from './battle/flags.ts'
import { kindNow } from './battle/kind.ts'
import { countDice, type Pool, poolOf } from './battle/pool.ts'
import { retreatsOf, roomToFallBack, standsFast } from './battle/retreat.ts'
import { hittingFaces, sidesOf } from './battle/roll.ts'
import { strikeOf } from './cards/effects.ts'
import { type Chances, chancesOf, type Roll } from './chances.ts'
import type { Face } from './rules.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { type BattleKind, battleKind, type Position } from './types.ts'

export interface BattleForecast extends Chances, Pool {
  readonly terms: readonly Term[]
}

/**
 * Returns the forecast of a battle of the kind that the phase asks for, from where the units stand, with the terms of its dice; undefined
 * when it is not possible.
 */
export const forecastOf = (
  services: Services,
  state: Position,
  attacker: number,
  target: number,
): BattleForecast | undefined => {
  const pool = poolOf(services, state, attacker, target, kindNow(state, attacker, target))
  return pool === undefined || pool.dice === 0
    ? undefined
    : { ...pool, ...chancesWith(services.table, state, attacker, target, pool.dice) }
}

/** The chances of a battle alone, without terms: for planners. Undefined when it is not possible. */
export const chancesAgainst = (
  services: Services,
  state: Position,
  attacker: number,
  target: number,
  kind: BattleKind = battleKind.normal,
): Chances | undefined => {
  const dice = countDice(services, state, attacker, target, kind)
  return dice > 0 ? chancesWith(services.table, state, attacker, target, dice) : undefined
}

/** The chances of a battle that is known to be possible with so many dice. */
export const chancesWith = (table: Table, state: Position, attacker: number, target: number, dice: number): Chances => {
  const { sides, hits, flags } = fallsOf(table, attacker, target)
  const { must, may } = ignoresOf(table, state, target, state.hex[attacker])
  const isFast = standsFast(table, state, target)
  const hexes = isFast ? 1 : retreatsOf(table, target)[0]
  return chancesOf({
    dice,
    sides,
    hits,
    flags,
    figures: state.figures[target],
    ignores: Math.min(dice, must + may),
    hexes,
    room: isFast ? 0 : roomToFallBack(table, state, target, dice * hexes),
  })
}

/** The chances of a strike against one of its targets: nothing protects it, and no flag is ignored. Undefined when the card strikes nobody. */
export const chancesOfStrike = (table: Table, state: Position, target: number): Chances | undefined => {
  const strike = strikeOf(table, state)
  if (strike === undefined) return undefined
  const dice = strike.dice[table.command[state.active].fliesWell ? 0 : 1]
  const [hexes] = retreatsOf(table, target)
  return chancesOf({
    dice,
    ...fallsOn(table, target, [...table.types[target].hitBy, ...strike.hits]),
    figures: state.figures[target],
    ignores: 0,
    hexes,
    room: roomToFallBack(table, state, target, dice * hexes),
  })
}

/** How a die of one unit falls against another: of so many equal cases, how many hit and how many are flags. */
type Falls = Pick<Roll, 'sides' | 'hits' | 'flags'>

const knownFalls = new WeakMap<Table, Falls[]>()

/** Worked out once for each pair of units. A hit that must be confirmed is one of as many cases as two dice have. */
const fallsOf = (table: Table, attacker: number, target: number): Falls => {
  let all = knownFalls.get(table)
  if (all === undefined) {
    all = []
    knownFalls.set(table, all)
  }
  all[attacker * table.units + target] ??= makeFalls(table, attacker, target)
  return all[attacker * table.units + target]
}

const makeFalls = (table: Table, attacker: number, target: number): Falls =>
  fallsOn(table, target, hittingFaces(table, attacker, target))

/** How a die falls against a unit that some faces hit. */
const fallsOn = (table: Table, target: number, hitting: readonly Face[]): Falls => {
  const weights = table.scenario.rules.dice.faces
  const { hitConfirmedBy } = table.types[target]
  const weightOf = (some: readonly Face[]): number => some.reduce((sum, face) => sum + weights[face], 0)
  const sides = sidesOf(weights)
  const hits = weightOf(hitting)
  return hitConfirmedBy === undefined
    ? { sides, hits, flags: weights.flag }
    : { sides: sides * sides, hits: hits * weightOf(hitConfirmedBy), flags: weights.flag * sides }
}
