/** In which round a side's units can be where, if nobody stands in their way. A bound, asked of the engine: no game can be faster. */
import type { Side } from '../../../../engine/game.ts'
import type { Hex } from '../../../../engine/hex.ts'
import { canEnter } from '../../../../engine/systems/command-cards/steps.ts'
import { isOfSlot } from '../../../../engine/systems/command-cards/table.ts'
import { type CommandCardsState, inReserve } from '../../../../engine/systems/command-cards/types.ts'
import { isFreeFor } from '../../../../engine/systems/command-cards/units.ts'
import { never, sureRound } from './bound/march.ts'
import type { LintContext } from './rule.ts'

/** Whether some unit of a side can stand in a hex by the end of a round. */
export const comesBy = (context: LintContext, side: Side, hex: Hex, round: number): boolean => {
  const sure = sureRound(context.scenario, side, hex)
  if (sure !== never && sure <= round) return true
  const first = roundOf(context, side, hex)
  return first !== undefined && first <= round
}

/** Whether some unit of a side can ever stand in a hex, however long it takes. */
export const comes = (context: LintContext, side: Side, hex: Hex): boolean =>
  comesBy(context, side, hex, Number.POSITIVE_INFINITY)

/** The first round in which some unit of a side can stand in a hex, as the engine moves it; undefined when none ever can. */
export const roundOf = (context: LintContext, side: Side, hex: Hex): number | undefined =>
  advanceOf(context, side).roundOf(hex)

/** Whether the ground ever lets a unit go on from a hex, as the engine moves it. */
export const goesOn = (context: LintContext, unit: number, hex: Hex): boolean => {
  const { side } = context.scenario.units[unit]
  for (const next of dayTrip(context, emptyBoard(context, side), unit, hex)) if (next !== hex) return true
  return false
}

/** Whether one unit, standing somewhere, comes to one of some hexes within some rounds. */
export const unitComes = (
  context: LintContext,
  unit: number,
  from: Hex,
  goals: readonly Hex[],
  rounds: number,
): boolean => {
  const state = emptyBoard(context, context.scenario.units[unit].side)
  const known = new Set([from])
  let front: readonly Hex[] = [from]
  for (let round = 0; ; round++) {
    if (goals.some((goal) => known.has(goal))) return true
    if (round === rounds || front.length === 0) return false
    const next: Hex[] = []
    for (const hex of front)
      for (const to of dayTrip(context, state, unit, hex)) {
        if (known.has(to)) continue
        known.add(to)
        next.push(to)
      }
    front = next
  }
}

/** Whether a unit that comes in from the reserve can be set on a hex. */
export const canBeSetOn = (context: LintContext, unit: number, hex: Hex): boolean =>
  isFreeFor(context.game.table, emptyBoard(context, context.scenario.units[unit].side), unit, hex)

/** How a side comes forward, round by round, as far as it was asked. */
interface Advance {
  roundOf(hex: Hex): number | undefined
}

const advances = new WeakMap<LintContext, Map<Side, Advance>>()

const advanceOf = (context: LintContext, side: Side): Advance => {
  const bySide = advances.get(context) ?? new Map<Side, Advance>()
  advances.set(context, bySide)
  const advance = bySide.get(side) ?? makeAdvance(context, side)
  bySide.set(side, advance)
  return advance
}

const makeAdvance = (context: LintContext, side: Side): Advance => {
  const state = emptyBoard(context, side)
  const groups = alike(context, side).map((units) => {
    const starts = new Set(units.flatMap((unit) => firstHexes(context, unit)))
    return { unit: units[0], known: starts, front: [...starts] }
  })
  const arrived = new Map<Hex, number>()
  for (const { known } of groups) for (const hex of known) arrived.set(hex, 1)
  let round = 0
  /** Another round for all groups; false when nobody comes any farther. */
  const goOn = (): boolean => {
    round++
    let isFarther = false
    for (const group of groups) {
      const next: Hex[] = []
      for (const from of group.front)
        for (const to of dayTrip(context, state, group.unit, from)) {
          if (group.known.has(to)) continue
          group.known.add(to)
          next.push(to)
          if (!arrived.has(to)) arrived.set(to, round)
        }
      group.front = next
      isFarther ||= next.length > 0
    }
    return isFarther
  }
  let isOpen = true
  return {
    roundOf(hex) {
      while (isOpen && !arrived.has(hex)) isOpen = goOn()
      return arrived.get(hex)
    },
  }
}

/** Units of a side that move alike, in groups. */
const alike = ({ scenario, game }: LintContext, side: Side): number[][] => {
  const groups = new Map<string, number[]>()
  for (const unit of game.table.unitsOf[side]) {
    const { type, nation, boat } = scenario.units[unit]
    const key = `${type} ${nation} ${boat === true}`
    groups.set(key, [...(groups.get(key) ?? []), unit])
  }
  return [...groups.values()]
}

/** The first position with nobody on the board, the bridges that a side may build built, and what can be cleared away cleared. command-cards.T15, T33 */
const emptyBoard = ({ game, start }: LintContext, side: Side): CommandCardsState => {
  const { table } = game
  const state = start()
  state.hex.fill(inReserve)
  const pontoon = table.obstacleIds.indexOf(table.scenario.rules.special.pontoon.obstacle)
  for (const hex of table.hexes) {
    const obstacle = table.obstacles[state.obstacle[hex] - 1]
    if (obstacle === undefined) {
      if (table.special.pontoons?.side === side && table.terrains[table.terrain[hex]].boats)
        state.obstacle[hex] = pontoon + 1
    } else if (obstacle.removedInstead.length + obstacle.removedOnEntering.length > 0) state.obstacle[hex] = 0
  }
  return state
}

/**
 * Hexes to which a unit can come from a hex in one round: by the card that takes it farthest, and over ground that it takes in battle.
 * command-cards.C4-C9, C18, C19, A9
 */
const dayTrip = (context: LintContext, state: CommandCardsState, unit: number, from: Hex): ReadonlySet<Hex> => {
  const { game, scenario } = context
  const { table } = game
  const reached = new Set<Hex>()
  const ask = (hex: Hex, card: number, again: 0 | 1): void => {
    state.hex[unit] = hex
    state.card = card
    state.again = again
    for (const to of game.reach(state, unit).hexes) reached.add(to)
  }
  ask(from, 0, 0)
  for (const [card, { movement, orders }] of table.cards.entries()) {
    if (table.copies[card] === 0 || movement === undefined) continue
    if (!orders.some((slot) => isOfSlot(slot, table.kind[unit]))) continue
    ask(from, card + 1, 0)
    if (movement.again !== undefined) for (const hex of [from, ...reached]) ask(hex, card + 1, 1)
  }
  const { takesGround, overruns } = table.types[unit]
  const overrun = overruns ? 1 + (table.special.desert === true ? scenario.rules.special.desert.overrunHexes : 0) : 0
  state.hex[unit] = inReserve
  let front = [from, ...reached]
  for (let step = takesGround ? 1 + overrun : 0; step > 0; step--) {
    const next: Hex[] = []
    for (const hex of front)
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const to = table.neighbours[edge]
        if (to === from || reached.has(to) || !canEnter(table, state, unit, hex, to)) continue
        reached.add(to)
        next.push(to)
      }
    front = next
  }
  return reached
}

/** Where a unit stands or comes in. command-cards.A1, A13, A19 */
const firstHexes = ({ scenario, game }: LintContext, unit: number): readonly Hex[] => {
  const { units, special, map } = scenario
  const { hex, reserve } = units[unit]
  if (hex !== undefined) return [hex]
  if (reserve === 'airfield') return special.airfield?.hexes ?? []
  if (reserve === 'train')
    return (special.trains?.stations ?? []).flatMap((at) => [at, ...around(game.table.neighbours, at)])
  // They drift with the wind, anywhere.
  return reserve === 'paradrop' ? map.terrain.flatMap((terrain, at) => (terrain === 0 ? [] : [at])) : []
}

const around = (neighbours: Int32Array, hex: Hex): Hex[] =>
  [...neighbours.subarray(hex * 6, hex * 6 + 6)].filter((next) => next !== 0)
