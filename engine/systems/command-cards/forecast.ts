/** What a battle promises, exactly and by integers. command-cards.C10-C17 */
import type { Term } from '../../game.ts'
import { ignoresOf } from './battle/flags.ts'
import { countDice, type Pool, poolOf } from './battle/pool.ts'
import { retreatsOf, roomToFallBack, standsFast } from './battle/retreat.ts'
import { sidesOf } from './battle/roll.ts'
import { type Chances, chancesOf } from './chances.ts'
import type { Face } from './rules.ts'
import { type BattleKind, battleKind, type CommandCardsState } from './types.ts'
import type { Kit } from './verbs/verb.ts'

export interface BattleForecast extends Chances, Pool {
  readonly terms: readonly Term[]
}

/** What a battle from where the units stand promises, with the terms of its dice; undefined when it is not possible. */
export const forecastOf = (
  kit: Kit,
  state: Readonly<CommandCardsState>,
  attacker: number,
  target: number,
  kind: BattleKind = battleKind.normal,
): BattleForecast | undefined => {
  const pool = poolOf(kit, state, attacker, target, kind)
  return pool === undefined || pool.dice === 0
    ? undefined
    : { ...pool, ...chancesWith(kit, state, attacker, target, pool.dice) }
}

/** The chances of a battle alone, without terms: for planners. Undefined when it is not possible. */
export const chancesAgainst = (
  kit: Kit,
  state: Readonly<CommandCardsState>,
  attacker: number,
  target: number,
  kind: BattleKind = battleKind.normal,
): Chances | undefined => {
  const dice = countDice(kit, state, attacker, target, kind)
  return dice > 0 ? chancesWith(kit, state, attacker, target, dice) : undefined
}

const chancesWith = (
  kit: Kit,
  state: Readonly<CommandCardsState>,
  attacker: number,
  target: number,
  dice: number,
): Chances => {
  const { table } = kit
  const weights = table.scenario.rules.dice.faces
  const { kind, hitBy, hitConfirmedBy } = table.types[target]
  const wanted = table.types[attacker].hitsWith?.[kind] ?? hitBy
  const sides = sidesOf(weights)
  const weightOf = (some: readonly Face[]): number => some.reduce((sum, face) => sum + weights[face], 0)
  const { must, may } = ignoresOf(table, state, target, state.hex[attacker])
  const isFast = standsFast(table, state, target)
  const [least] = retreatsOf(table, target)
  const hexes = isFast ? 1 : least
  // A hit that must be confirmed is one of as many outcomes as two dice have.
  const times = hitConfirmedBy === undefined ? 1 : sides
  return chancesOf({
    dice,
    sides: sides * times,
    hits: weightOf(wanted) * (hitConfirmedBy === undefined ? 1 : weightOf(hitConfirmedBy)),
    flags: weights.flag * times,
    figures: state.figures[target],
    ignores: Math.min(dice, must + may),
    hexes,
    room: isFast ? 0 : roomToFallBack(kit, state, target, dice * hexes),
  })
}
