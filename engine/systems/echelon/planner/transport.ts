/** Riding and carrying: counters take those on foot who have far to go, columns fetch what lies idle, and those nobody needs become SMPs. */

import type { Ask } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { reachOf } from '../movement.ts'
import { goodsKinds } from '../rules.ts'
import { conversionsOf, isForm } from '../supply/conversionTable.ts'
import { isDepot, isSupplyUnit } from '../supply/headquarters.ts'
import { looseAt } from '../supply/supplyMovementPoints.ts'
import { type Position, phase } from '../types.ts'
import { isCombatUnit, reOf } from '../units.ts'
import type { EchelonAction } from '../verbs/index.ts'
import { type Assessment, awayFromEnemy } from './assessment.ts'
import { journeyOf, worthAt } from './moves.ts'
import { optionsOf, ranked } from './options.ts'

/** Hexes from the enemy within which nobody rides on. */
const dismounting = 2

/** Hexes in which depots of a side are open. */
export const depotsOf = ({ table, services, state, side }: Assessment): ReadonlySet<Hex> =>
  new Set(
    table.unitsOf[side]
      .filter((unit) => state.hex[unit] > 0 && state.reversed[unit] === 0 && isDepot(services, unit))
      .map((unit) => state.hex[unit]),
  )

/** True if supplies are better brought to a depot: never back from the front, but to one that feeds nobody without them. */
export const isWorthMoving = (assessment: Assessment, from: Hex, depot: Hex): boolean =>
  awayFromEnemy(assessment, depot) <= awayFromEnemy(assessment, from) ||
  assessment.state.stock[depot] < assessment.table.scenario.rules.supply.reOfSp

/** REs of a kind that lie in an own hex and feed no depot, but are better brought to one. */
export const idleAt = (assessment: Assessment, depots: ReadonlySet<Hex>, hex: Hex, kind: number): number => {
  const { state, side } = assessment
  const loose = state.owner[hex] === side + 1 && !depots.has(hex) ? looseAt(state, hex, kind) : 0
  if (loose === 0 || depots.size === 0) return loose
  return [...depots].some((depot) => isWorthMoving(assessment, hex, depot)) ? loose : 0
}

/** Plans units getting on a counter, if they come much farther on it, and getting off, if they have come to the enemy. */
export function* ridesOf(assessment: Assessment, ask: Ask<EchelonAction>, unit: number): Iterable<EchelonAction> {
  const { services, state, weights } = assessment
  if (state.phase === phase.exploitation) {
    if (awayFromEnemy(assessment, state.hex[unit]) <= dismounting) yield* optionsOf(ask, 'unload', { unit })
    return
  }
  const options = optionsOf(ask, 'load', { unit })
  if (options.length === 0) return
  const here = worthAt(assessment, unit, state.hex[unit])
  const walk = journeyOf(assessment, unit)
  const gain = ({ carrier }: { readonly carrier: number }): number =>
    Math.max(0, ...reachOf(services, state, [carrier]).hexes.map((to) => worthAt(assessment, unit, to) - here))
  yield* ranked(options, gain, (walk?.gain ?? 0) + weights.lift)
}

/** Plans the loads of a supply unit: it takes stores along where it feeds no depot, and puts them down where there is one. */
export function* ladingsOf(assessment: Assessment, ask: Ask<EchelonAction>, unit: number): Iterable<EchelonAction> {
  const { services, state } = assessment
  if (!isSupplyUnit(services, unit)) return
  const depots = depotsOf(assessment)
  const hex = state.hex[unit]
  if (depots.has(hex)) yield* ranked(optionsOf(ask, 'unlade', { unit }), ({ re }) => re)
  else if (goodsKinds.some((kind) => idleAt(assessment, depots, hex, kind) > 0))
    yield* ranked(optionsOf(ask, 'lade', { unit }), ({ re }) => re)
}

/** REs of fighting units that a side feeds, in 144ths. */
const fedOf = ({ table, services, side }: Assessment, state: Position): number => {
  const { full } = services.supplies.of(state, side)
  return table.unitsOf[side].reduce(
    (sum, unit) =>
      state.hex[unit] > 0 &&
      isCombatUnit(table, unit) &&
      (full[state.hex[unit]] & services.supplies.nationBits[unit]) !== 0
        ? sum + reOf(table, state, unit)
        : sum,
    0,
  )
}

/** True if a unit goes hungry when a supply unit is gone. */
export const isFeeding = (assessment: Assessment, unit: number): boolean => {
  const { game, services, state } = assessment
  if (!isSupplyUnit(services, unit)) return false
  const trial = game.copy(state)
  trial.hex[unit] = 0
  return fedOf(assessment, trial) < fedOf(assessment, state)
}

/** Movement points of a middling way to a depot. */
const middlingWay = 5

/** Thirds of SMPs that a command lacks to move what lies idle in its area; less than 0 where it has more than enough. */
const lackOf = (assessment: Assessment, depots: ReadonlySet<Hex>, command: number): number => {
  const { table, state } = assessment
  let idle = 0
  for (const hex of table.board.spaces)
    if (table.commands[command].area[hex]) for (const kind of goodsKinds) idle += idleAt(assessment, depots, hex, kind)
  return idle * middlingWay - state.smpPool[command]
}

/** SMPs go from commands that have more than enough to those that lack some. */
export function* transfersToMake(
  assessment: Assessment,
  ask: Ask<EchelonAction>,
  type: 'transfer' | 'ferry',
): Iterable<EchelonAction> {
  const { table, side } = assessment
  const own = table.commandsOf[side]
  const depots = depotsOf(assessment)
  if (own.length < 2 || depots.size === 0) return
  const lacks = new Map(own.map((command) => [command, lackOf(assessment, depots, command)]))
  const thirds = table.scenario.rules.transport.smp.re
  yield* ranked(optionsOf(ask, type), ({ command, into, smp }) => {
    const useful = Math.min(smp * thirds, lacks.get(into) ?? 0, -(lacks.get(command) ?? 0))
    return useful <= 0 ? 0 : 2 * useful - smp
  })
}

/** Columns that feed nobody, and counters with nobody to carry, become SMPs while more lies idle than those there are can move. */
export function* conversionsToMake(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, state, side } = assessment
  const depots = depotsOf(assessment)
  if (depots.size === 0 || table.commandsOf[side].every((command) => lackOf(assessment, depots, command) <= 0)) return
  const all = conversionsOf(table)
  for (const action of optionsOf(ask, 'convert', { back: 0 })) {
    const { form, smp } = all[action.conversion]
    if (smp === 0 || form.gives === true) continue
    const unit = table.unitsOf[side].find((one) => state.hex[one] === action.to && isForm(table, form, one))
    const isWanted =
      unit !== undefined &&
      (isFeeding(assessment, unit) ||
        table.unitsOf[side].some((one) => state.hex[one] === action.to && isOnFoot(assessment, one)))
    if (!isWanted) yield action
  }
}

/** True if a unit might ride. */
const isOnFoot = ({ table }: Assessment, unit: number): boolean =>
  isCombatUnit(table, unit) && !table.profiles[unit].isMotor && table.profiles[unit].design.move > 0
