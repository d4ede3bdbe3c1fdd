/** Retreats, step by step. command-cards.C16 */

import { degree, type Hex } from '../../../hex.ts'
import { groundsAt, isWater } from '../ground.ts'
import { stepInto } from '../movement.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type CommandCardsState, gear, noUnit, type Position, phase } from '../types.ts'
import { hasGear, sideOf } from '../units.ts'
import { canFallBack } from './entry.ts'
import { type Ignores, ignoresOf } from './flags.ts'
import { loseFigures } from './losses.ts'

/** Hexes to which a unit can fall back by one step: the two towards its own edge of the board, if free and open to it. */
export const fallBackHexes = (table: Table, state: Position, unit: number): readonly Hex[] =>
  state.hex[unit] > 0 ? stepsBack(table, state, unit, state.hex[unit]) : []

const stepsBack = (table: Table, state: Position, unit: number, from: Hex): readonly Hex[] =>
  table.back[table.side[unit]]
    .map((direction) => table.neighbours[from * degree + direction])
    .filter((to) => canFallBack(table, state, unit, from, to))

/** How many hexes a unit can fall back on the longest path, at most `most`. */
export const roomToFallBack = (table: Table, state: Position, unit: number, most: number): number =>
  roomFrom(table, state, unit, state.hex[unit], most)

const roomFrom = (table: Table, state: Position, unit: number, from: Hex, most: number): number => {
  let best = 0
  if (most === 0) return best
  for (const direction of table.back[table.side[unit]]) {
    const to = table.neighbours[from * degree + direction]
    if (!canFallBack(table, state, unit, from, to)) continue
    best = Math.max(best, 1 + roomFrom(table, state, unit, to, most - 1))
    if (best === most) return best
  }
  return best
}

/** Hexes of retreat for each flag: the minimum, and the most that the owner may choose. A nation's numbers hold on land. command-cards.C16, N1, N6 */
export const retreatsOf = ({ types, nations }: Table, unit: number): readonly [number, number] =>
  types[unit].ship ? types[unit].retreats : (nations[unit].retreats ?? types[unit].retreats)

/** True if a unit loses a figure for each flag where it stands: some in bunkers, all in boats. command-cards.T2, T22, A5 */
export const standsFast = (table: Table, state: Position, unit: number): boolean => {
  const hex = state.hex[unit]
  if (hasGear(state, unit, gear.boat) && isWater(table, state, hex)) return true
  const { kind } = table.types[unit]
  for (const ground of groundsAt(table, state, hex)) if (ground.lossForFlag.includes(kind)) return true
  return false
}

/** Resolves flags against the target: ignores those that it must, then asks its owner. False when nothing is left to do. */
export const openFlags = (table: Table, draft: CommandCardsDraft, flags: number, isIgnorable: boolean): boolean => {
  const { state } = draft
  state.flags = 0
  state.mayIgnore = 0
  state.mayGoOn = 0
  if (flags === 0 || state.hex[state.target] <= 0) return false
  const from = state.attacker === noUnit ? 0 : state.hex[state.attacker]
  const { must, may }: Ignores = isIgnorable ? ignoresOf(table, state, state.target, from) : { must: 0, may: 0 }
  const ignored = Math.min(flags, must)
  if (ignored > 0) draft.emit({ type: 'stood', unit: state.target, flags: ignored })
  const left = flags - ignored
  if (left === 0) return false
  if (may === 0) return openRetreat(table, draft, left)
  state.flags = left
  state.mayIgnore = Math.min(left, may)
  askOwner(table, state)
  return true
}

/** Carries out the owner's choice how many flags to ignore. False when nothing is left to do. */
export const ignoreFlags = (table: Table, draft: CommandCardsDraft, count: number): boolean => {
  const { state } = draft
  if (count > 0) draft.emit({ type: 'stood', unit: state.target, flags: count })
  const left = state.flags - count
  state.flags = 0
  state.mayIgnore = 0
  return left > 0 && openRetreat(table, draft, left)
}

/** Begins the retreat for a number of flags. False when it is over already. */
const openRetreat = (table: Table, draft: CommandCardsDraft, flags: number): boolean => {
  const { state } = draft
  if (standsFast(table, state, state.target)) {
    loseFigures(table, draft, state.target, flags, 'flags', attackerOf(state))
    return false
  }
  const [least, most] = retreatsOf(table, state.target)
  state.flags = flags * least
  state.mayGoOn = flags * (most - least)
  return goOn(table, draft)
}

/** Takes steps as long as there is no choice, then asks the owner. False when the retreat is over. */
const goOn = (table: Table, draft: CommandCardsDraft): boolean => {
  const { state } = draft
  const unit = state.target
  while (state.flags > 0 && state.hex[unit] > 0) {
    const options = fallBackHexes(table, state, unit)
    if (options.length > 1) {
      askOwner(table, state)
      return true
    }
    if (options.length === 0) {
      loseFigures(table, draft, unit, state.flags, 'flags', attackerOf(state))
      state.flags = 0
      state.mayGoOn = 0
      return false
    }
    state.flags--
    stepBack(table, draft, options[0])
  }
  if (state.mayGoOn > 0 && fallBackHexes(table, state, unit).length > 0) {
    askOwner(table, state)
    return true
  }
  state.flags = 0
  state.mayGoOn = 0
  return false
}

/** Takes a step that the owner chose, forced or voluntary. False when the retreat is over. */
export const chooseStep = (table: Table, draft: CommandCardsDraft, to: Hex): boolean => {
  const { state } = draft
  if (state.flags > 0) state.flags--
  else state.mayGoOn--
  stepBack(table, draft, to)
  return goOn(table, draft)
}

const stepBack = (table: Table, draft: CommandCardsDraft, to: Hex): void => {
  const { state } = draft
  const unit = state.target
  const from = state.hex[unit]
  draft.emit({ type: 'retreated', unit, from, to })
  stepInto(table, draft, unit, to, 'retreat')
}

const askOwner = (table: Table, state: CommandCardsState): void => {
  state.phase = phase.retreat
  state.side = sideOf(table, state.target)
}

const attackerOf = ({ attacker }: Position): number | undefined => (attacker === noUnit ? undefined : attacker)
