/** Why a move is refused: one sentence. It decides nothing. command-cards.C3-C9 */

import { type Hex, makeHexName } from '../../hex.ts'
import { withVerb } from '../../words.ts'
import { ignoresTerrainOf } from './cards/effects.ts'
import { admits, canLeave, footingAt, groundsAt, unitAt } from './ground.ts'
import { mobilityOf } from './mobility.ts'
import type { Table } from './table.ts'
import { noUnit, type Position, status } from './types.ts'

/** The first reason that applies to a move that is not legal. */
export const moveRefusal = (table: Table, state: Position, unit: number, to: Hex): string => {
  const { name } = table.scenario.units[unit]
  const has = (bit: number): boolean => (state.status[unit] & bit) !== 0
  if (state.hex[unit] <= 0) return `${withVerb(name, 'is', 'are')} not on the board.`
  if (has(status.arrived)) return `${withVerb(name, 'has', 'have')} come in this turn and cannot move.`
  if (!has(status.ordered)) return `${withVerb(name, 'was', 'were')} not ordered.`
  if (has(status.moved)) return `${withVerb(name, 'has', 'have')} moved already.`
  if (table.terrain[to] === 0) return 'There is no such hex on the board.'
  return hexRefusal(table, state, unit, to)
}

const hexRefusal = (table: Table, state: Position, unit: number, to: Hex): string => {
  const { name } = table.scenario.units[unit]
  const from = state.hex[unit]
  const mobility = mobilityOf(table, state, unit)
  const place = makeHexName(table.board, to)
  if (to === from) return `${withVerb(name, 'stands', 'stand')} there already.`
  if (mobility === 0) return `${withVerb(name, 'does', 'do')} not move with this card.`
  if (unitAt(state, to) !== noUnit) return `Another unit stands on ${place}.`
  if (!canLeave(table, unit, footingAt(table, state, from)))
    return `${name} cannot leave the ${groundName(table, state, from)}.`
  if (!admits(table, state, unit, footingAt(table, state, to)))
    return `${name} cannot enter the ${groundName(table, state, to)} on ${place}.`
  if (mustBeginBeside(table, state, unit, to))
    return `The ${groundName(table, state, to)} on ${place} is entered only by moves that begin beside it.`
  const farthest = mobility + Math.max(0, ...table.ways.map(({ extraHexes }) => extraHexes))
  if (table.distance[from * table.size + to] > farthest)
    return `${place} is too far: ${withVerb(name, 'moves', 'move')} ${hexes(mobility)}.`
  return `No open way of ${hexes(mobility)} leads ${name} to ${place}.`
}

/** command-cards.T4, T23 */
const mustBeginBeside = (table: Table, state: Position, unit: number, to: Hex): boolean =>
  !ignoresTerrainOf(table, state) &&
  (footingAt(table, state, to).fromBeside & (1 << table.kind[unit])) !== 0 &&
  table.distance[state.hex[unit] * table.size + to] > 1

/** The obstacle of a hex, or its terrain: what a unit meets there. */
const groundName = (table: Table, state: Position, hex: Hex): string =>
  groundsAt(table, state, hex)
    .map((ground) => ground.name.toLowerCase())
    .reverse()[0]

const hexes = (count: number): string => (count === 1 ? 'one hex' : `${count} hexes`)
