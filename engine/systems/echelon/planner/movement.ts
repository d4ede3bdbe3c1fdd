/** A phase of movement: unit by unit work, scouting, trains and marches, then overruns, at last what comes from the air and the sea. */

import { unreached } from '../../../flood.ts'
import type { Ask } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { groupOf } from '../group.ts'
import { leftOf, mayMove, reachOf } from '../movement.ts'
import { installations, installationsIn, seas } from '../rules.ts'
import { isDepot } from '../supply/headquarters.ts'
import { hexesAround } from '../table.ts'
import { phase } from '../types.ts'
import { can, faceOf, isCombatUnit } from '../units.ts'
import type { EchelonAction } from '../verbs/index.ts'
import { mayOverrun } from '../verbs/overrun.ts'
import type { Assessment } from './assessment.ts'
import { gaitOf } from './ground.ts'
import { landingsOf } from './landings.ts'
import { hasBegun, journeyOf, waitingUnits, worthAt } from './moves.ts'
import { optionsOf, ranked } from './options.ts'
import { landFromShips, waitsForPlanes } from './shores.ts'
import { strengthOf } from './strength.ts'
import { planSupplies } from './supplies.ts'
import { ladingsOf, ridesOf } from './transport.ts'
import { worksOf } from './works.ts'

export function* planMovement(
  assessment: Assessment,
  ask: Ask<EchelonAction>,
  order: readonly number[],
): Iterable<EchelonAction> {
  const { table, services, state } = assessment
  const overrun = overrunOf(assessment)
  const group = groupOf(table, state)
  if (group.length > 0) {
    yield* planGroup(assessment, ask, group, overrun)
    return
  }
  // Once drops and bombardment have begun nobody moves any more. echelon.W1
  if (state.flown === 1 && state.phase === phase.movement) {
    yield* planStrikes(assessment, ask)
    yield { type: 'done' }
    return
  }
  // Supplies go before anybody moves.
  if (state.phase === phase.movement && !hasBegun(state, order)) yield* planSupplies(assessment, ask)
  if (state.phase === phase.movement) yield* landFromShips(assessment, ask)
  if (state.phase === phase.exploitation)
    for (const unit of order) if (state.carrier[unit] > 0) yield* ridesOf(assessment, ask, unit)
  for (const unit of waitingUnits(services, state, order)) {
    const { hex } = assessment.state
    if (state.phase === phase.movement) yield* planTasks(assessment, ask, unit)
    // Who can drive over an enemy beside it waits for that.
    if (overrun?.from === hex[unit] && overrun.units.includes(unit)) continue
    const journey = journeyOf(assessment, unit)
    if (journey === undefined) continue
    assessment.destinations.set(unit, journey.to)
    yield { type: 'take', unit }
  }
  if (overrun !== undefined) yield { type: 'take', unit: overrun.units[0] }
  // A depot that has packed up goes by train or ship alone.
  if (state.phase === phase.movement)
    for (const unit of order)
      if (state.hex[unit] > 0 && state.reversed[unit] === 1 && isDepot(services, unit))
        yield* liftsOf(assessment, ask, unit, 0)
  if (state.phase === phase.movement) yield* planStrikes(assessment, ask)
  yield { type: 'done' }
}

/** Units that have been taken are joined by those they need, and go. */
function* planGroup(
  assessment: Assessment,
  ask: Ask<EchelonAction>,
  group: readonly number[],
  overrun: Overrun | undefined,
): Iterable<EchelonAction> {
  const { state, services } = assessment
  if (overrun !== undefined && group.every((unit) => overrun.units.includes(unit))) {
    const next = overrun.units.find((unit) => !group.includes(unit))
    if (next === undefined) yield { type: 'overrun', to: overrun.to }
    else yield { type: 'take', unit: next }
  }
  const journey = group.length === 1 ? journeyOf(assessment, group[0]) : undefined
  if (journey !== undefined) yield { type: 'move', to: journey.to }
  const worth = (to: Hex): number =>
    group.reduce((sum, unit) => sum + worthAt(assessment, unit, to) - worthAt(assessment, unit, state.hex[unit]), 0)
  for (const to of ranked(reachOf(services, state, group).hexes, worth)) yield { type: 'move', to }
  yield* optionsOf(ask, 'release')
}

interface Overrun {
  readonly from: Hex
  readonly to: Hex
  readonly units: readonly number[]
}

/** The first overrun that is possible with as few units as it takes, siege guns and artillery apart. */
const overrunOf = (assessment: Assessment): Overrun | undefined => {
  const { table, services, state, side, targets } = assessment
  if (state.phase === phase.reaction) return undefined
  const { odds, cost } = table.scenario.rules.combat.overrun
  for (const target of targets.values()) {
    const to = target.hex
    for (const from of hexesAround(table, to)) {
      const able = services.stacks
        .at(state, from)
        .filter(
          (unit) =>
            table.side[unit] === side &&
            isCombatUnit(table, unit) &&
            !table.profiles[unit].isArtillery &&
            leftOf(table, state, unit) > cost &&
            mayMove(services, state, unit),
        )
        .toSorted((one, other) => strengthOf(table, state, other, 'attack') - strengthOf(table, state, one, 'attack'))
      const all = able.reduce((sum, unit) => sum + strengthOf(table, state, unit, 'attack'), 0)
      // Ground and support only make it harder, but for a few multipliers.
      if (all === 0 || 2 * all < odds * target.defence) continue
      for (let count = 1; count <= able.length; count++) {
        const units = able.slice(0, count)
        if (mayOverrun(services, state, units, to)) return { from, to, units }
      }
    }
  }
  return undefined
}

/** Plans a unit's tasks where it stands, or by train, ship and plane. */
function* planTasks(assessment: Assessment, ask: Ask<EchelonAction>, unit: number): Iterable<EchelonAction> {
  const { table, state, targets } = assessment
  if (can(table, state, unit, 'recon'))
    yield* ranked(optionsOf(ask, 'inspect', { unit }), ({ to }) => targets.get(to)?.promise ?? 0)
  yield* worksOf(assessment, ask, unit)
  yield* ladingsOf(assessment, ask, unit)
  yield* ridesOf(assessment, ask, unit)
  if (isNearEnemy(assessment, unit)) return
  yield* liftsOf(assessment, ask, unit, journeyOf(assessment, unit)?.gain ?? 0)
}

/** Trains, ships and planes, where they gain more than a march does. */
function* liftsOf(
  assessment: Assessment,
  ask: Ask<EchelonAction>,
  unit: number,
  march: number,
): Iterable<EchelonAction> {
  const { table, state, side, weights } = assessment
  const here = worthAt(assessment, unit, state.hex[unit])
  const gain = ({ to }: { readonly to: Hex }): number =>
    state.owner[to] === side + 1 ? worthAt(assessment, unit, to) - here - leaving(to) : 0
  let opened: number | undefined
  // Far behind the enemy it makes no difference where it goes.
  const leaving = (to: Hex): number => {
    opened ??= assessment.openedBy(unit, to)
    return opened
  }
  // In a rough sea nobody is put down on a beach.
  const gainBySea = ({ to }: { readonly to: Hex }): number =>
    seas[state.sea] === 'rough' && table.port[to] === 0 ? 0 : gain({ to })
  const least = march + weights.lift
  if (state.railLeft[side] > 0) yield* ranked(optionsOf(ask, 'rail', { unit }), gain, least)
  if (state.navalLeft[side] > 0 && !waitsForPlanes(assessment, unit))
    yield* ranked(optionsOf(ask, 'sail', { unit }), gainBySea, least)
  if (state.airLeft[side] > 0) yield* ranked(optionsOf(ask, 'airlift', { unit }), gain, least)
}

/** Hexes from the enemy beyond which marching is too slow. */
const farFromEnemy = 6

/** True if a unit can march to an enemy who is near: on an island it looks for a ship, however near he is. */
const isNearEnemy = ({ table, state, targets, ground }: Assessment, unit: number): boolean =>
  [...targets.keys()].some(
    (enemy) =>
      table.board.distance(enemy, state.hex[unit]) <= farFromEnemy &&
      ground.fieldTo(gaitOf(table, unit), enemy)[state.hex[unit]] !== unreached,
  )

/** Landings from the air, and bombs when no attack needs the planes. */
function* planStrikes(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, state, side, goals, targets } = assessment
  yield* landingsOf(assessment, ask)
  yield* siegesOf(assessment, ask)
  if ([...targets.values()].some(({ promise, beside }) => promise > 0 && beside > 0)) return
  // What is far from all goals helps nobody here.
  const isNear = (to: Hex): boolean =>
    goals.length === 0 || goals.some(({ hex }) => table.board.distance(hex, to) <= strikeReach)
  for (const type of ['bomb', 'shell'] as const)
    if (state[type === 'bomb' ? 'airPoints' : 'navalPoints'][side] > 0)
      yield* ranked(optionsOf(ask, type), ({ to, installation, points }) =>
        isNear(to) ? bombed[installations[installation]] * points : 0,
      )
}

/** Hexes from a goal within which it is bombed and shelled. */
const strikeReach = 3

/** Siege guns that no attack needs shoot at what keeps a fortress alive. */
function* siegesOf(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, state, targets } = assessment
  const isNeeded = (unit: number): boolean =>
    [...targets.values()].some(
      ({ hex, promise, beside }) =>
        promise > 0 && beside > 0 && table.board.distance(state.hex[unit], hex) <= siegeReach,
    )
  // Fire that is divided is worth less than that which is not.
  yield* ranked(
    optionsOf(ask, 'besiege').filter(({ unit }) => !isNeeded(unit)),
    ({ unit, installations: bits }) => {
      const hit = installationsIn(bits)
      return (
        hit.reduce((sum, one) => sum + bombed[installations[one]], 0) *
        Math.floor(faceOf(table, state, unit).attack / hit.length)
      )
    },
  )
}

/** Hexes to an attack in which siege guns take part. */
const siegeReach = 2

/** The worth of hits on installations. */
const bombed = { port: 2, airbase: 1, coast: 1, rail: 3, aa: 1 } as const
