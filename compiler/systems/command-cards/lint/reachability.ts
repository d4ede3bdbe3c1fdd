/** In which round a side's units can be where, if nobody stands in their way. No game can be faster. */

import { around } from '../../../../engine/board.ts'
import { degree, type Hex } from '../../../../engine/hex.ts'
import { canEnter } from '../../../../engine/systems/command-cards/steps.ts'
import { isOfSlot, ofSide } from '../../../../engine/systems/command-cards/table.ts'
import { type CommandCardsState, inReserve } from '../../../../engine/systems/command-cards/types.ts'
import { isFreeFor } from '../../../../engine/systems/command-cards/units.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { lastOfSide } from '../../../lint/lastOf.ts'
import type { LintContext } from './rule.ts'

/** True if some unit of a side can stand in a hex by the end of a round. */
export const comesBy = (context: LintContext, side: Side, hex: Hex, round: number): boolean => {
  const first = roundOf(context, side, hex)
  return first !== undefined && first <= round
}

/** True if some unit of a side can ever stand in a hex, however long it takes. */
export const comes = (context: LintContext, side: Side, hex: Hex): boolean =>
  comesBy(context, side, hex, Number.POSITIVE_INFINITY)

/** The first round in which some unit of a side can stand in a hex, as the engine moves it; undefined when none ever can. */
export const roundOf = (context: LintContext, side: Side, hex: Hex): number | undefined => {
  const { arrived, steps } = advanceOf(context, side)
  while (!arrived.has(hex) && !steps.next().done);
  return arrived.get(hex)
}

/** True if the ground ever lets a unit go on from a hex, as the engine moves it. */
export const goesOn = (context: LintContext, unit: number, hex: Hex): boolean => {
  const { side } = context.scenario.units[unit]
  for (const next of dayTrip(context, side, unit, hex)) if (next !== hex) return true
  return false
}

/** True if one unit, standing somewhere, comes to one of some hexes within some rounds. */
export const unitComes = (
  context: LintContext,
  unit: number,
  from: Hex,
  goals: readonly Hex[],
  rounds: number,
): boolean => {
  const { side } = context.scenario.units[unit]
  const known = new Set([from])
  let front: readonly Hex[] = [from]
  for (let round = 0; ; round++) {
    if (goals.some((goal) => known.has(goal))) return true
    if (round === rounds || front.length === 0) return false
    const next: Hex[] = []
    for (const hex of front)
      for (const to of dayTrip(context, side, unit, hex)) {
        if (known.has(to)) continue
        known.add(to)
        next.push(to)
      }
    front = next
  }
}

/** True if a unit that comes in from the reserve can be set on a hex. */
export const canBeSetOn = (context: LintContext, unit: number, hex: Hex): boolean =>
  isFreeFor(context.game.table, emptyBoard(context, context.scenario.units[unit].side), unit, hex)

/** Goes forward with a side, round by round, and notes in `arrived` the round in which some unit comes to each hex first. */
function* advance(context: LintContext, side: Side, arrived: Map<Hex, number>): Generator<void> {
  const groups = alike(context, side).map((units) => {
    const starts = new Set(units.flatMap((unit) => firstHexes(context, unit)))
    return { unit: units[0], known: starts, front: [...starts] }
  })
  for (const { known } of groups) for (const hex of known) arrived.set(hex, 1)
  for (let round = 1; groups.some(({ front }) => front.length > 0); round++)
    for (const group of groups) {
      const next: Hex[] = []
      for (const from of group.front)
        for (const to of dayTrip(context, side, group.unit, from)) {
          if (group.known.has(to)) continue
          group.known.add(to)
          next.push(to)
          if (arrived.has(to)) continue
          arrived.set(to, round)
          yield
        }
      group.front = next
    }
}

/** How far a side has come forward for the questions so far. */
const advanceOf = lastOfSide((context: LintContext, side: Side) => {
  const arrived = new Map<Hex, number>()
  return { arrived, steps: advance(context, side, arrived) }
})

/** Units of a side that move alike, in groups. */
const alike = ({ scenario, game }: LintContext, side: Side): number[][] => {
  const groups = Map.groupBy(game.table.unitsOf[side], (unit) => {
    const { type, nation, boat } = scenario.units[unit]
    return `${type} ${nation} ${boat === true}`
  })
  return [...groups.values()]
}

/** The first position with nobody on the board, the bridges that a side may build built, and what can be cleared away cleared. command-cards.T15, T33 */
const makeEmptyBoard = ({ game, start }: LintContext, side: Side): CommandCardsState => {
  const { table } = game
  const state = game.copy(start)
  state.hex.fill(inReserve)
  const pontoon = table.obstacleIds.indexOf(table.scenario.rules.special.pontoon.obstacle)
  for (const hex of table.hexes) {
    const obstacle = table.obstacles[state.obstacle[hex] - 1]
    if (obstacle === undefined) {
      if (ofSide(table.special.pontoons, side) !== undefined && table.terrains[table.terrain[hex]].boats)
        state.obstacle[hex] = pontoon + 1
    } else if (obstacle.removedInstead.length + obstacle.removedOnEntering.length > 0) state.obstacle[hex] = 0
  }
  return state
}

const emptyBoard = lastOfSide(makeEmptyBoard)

/**
 * Hexes to which a unit can come from a hex in one round: by the card that takes it farthest, and over ground that it takes in battle.
 * command-cards.C4-C9, C18, C19, A9
 */
function* dayTrip(context: LintContext, side: Side, unit: number, from: Hex): Generator<Hex> {
  const { game, scenario } = context
  const { table } = game
  const state = emptyBoard(context, side)
  const reached = new Set<Hex>()
  const ask = (hex: Hex, card: number, again: 0 | 1): Hex[] => {
    state.hex[unit] = hex
    state.card = card
    state.again = again
    const fresh = game.reach(state, unit).hexes.filter((to) => !reached.has(to))
    state.hex[unit] = inReserve
    for (const to of fresh) reached.add(to)
    return fresh
  }
  yield* ask(from, 0, 0)
  for (const [card, { movement, orders }] of table.cards.entries()) {
    if (table.copies[card] === 0 || movement === undefined) continue
    if (!orders.some((slot) => isOfSlot(slot, table.kind[unit]))) continue
    yield* ask(from, card + 1, 0)
    if (movement.again !== undefined) for (const hex of [from, ...reached]) yield* ask(hex, card + 1, 1)
  }
  const { takesGround, overruns } = table.types[unit]
  const overrun = overruns ? 1 + (table.special.desert === true ? scenario.rules.special.desert.overrunHexes : 0) : 0
  let front = [from, ...reached]
  for (let step = takesGround ? 1 + overrun : 0; step > 0; step--) {
    const next: Hex[] = []
    for (const hex of front)
      for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
        const to = table.neighbours[edge]
        if (to === from || reached.has(to) || !canEnter(table, state, unit, hex, to)) continue
        reached.add(to)
        next.push(to)
        yield to
      }
    front = next
  }
}

/** Where a unit stands or comes in. command-cards.A1, A13, A19 */
const firstHexes = ({ scenario, game }: LintContext, unit: number): readonly Hex[] => {
  const { units, map } = scenario
  const { special } = game.table
  const { hex, reserve, side } = units[unit]
  if (hex !== undefined) return [hex]
  if (reserve === 'airfield') return ofSide(special.airfield, side)?.hexes ?? []
  if (reserve === 'train')
    return (ofSide(special.trains, side)?.stations ?? []).flatMap((at) => [at, ...around(game.table.board, at)])
  // They drift with the wind, anywhere.
  return reserve === 'paradrop' ? map.terrain.flatMap((terrain, at) => (terrain === 0 ? [] : [at])) : []
}
