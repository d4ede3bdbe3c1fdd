/** The terms behind the hexes of a move, from the code that counts them for the game. command-cards.C4-C9 */
import type { Explanation } from '../../game.ts'
import { type Hex, makeHexName } from '../../hex.ts'
import { sumOf, type Terms } from '../../terms.ts'
import { ignoresTerrainOf } from './cards/effects.ts'
import { footingAt, groundsAt } from './ground.ts'
import type { GroundRules } from './rules.ts'
import type { Services } from './services.ts'
import { effortOf } from './steps.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'

/** Explains a move hex by hex; undefined when the unit cannot move there. */
export const explainMovement = (
  { table, reacher }: Services,
  state: Position,
  { unit, to }: { readonly unit: number; readonly to: Hex },
  terms: Terms,
): Omit<Explanation, 'terms'> | undefined => {
  const reach = reacher.of(state, unit)
  if (!reach.hexes.includes(to)) return undefined
  const path = reach.path(to)
  for (const [index, hex] of path.slice(1).entries()) terms.add(...stepOf(table, state, unit, path[index], hex))
  const value = 1000 * reach.cost(to)
  addRoad(table, path, (value - sumOf(terms.list)) / 1000, terms)
  return { subject: `${table.scenario.units[unit].name} to ${makeHexName(table.board, to)}`, unit: 'hexes', value }
}

/** The term of one hex, or of more where the ground is steep or the unit passes underground. */
const stepOf = (table: Table, state: Position, unit: number, from: Hex, to: Hex): Parameters<Terms['add']> => {
  const name = makeHexName(table.board, to)
  const grounds = groundsAt(table, state, to)
  const carrier = grounds.find((ground) => isCarrier(table, ground)) ?? grounds[0]
  if (table.distance[from * table.size + to] > 1) return [carrier.rule, `${name} underground`, 1]
  const bit = 1 << table.kind[unit]
  const effort = ignoresTerrainOf(table, state)
    ? 1
    : effortOf(footingAt(table, state, from), footingAt(table, state, to), bit)
  if (effort === 1) return [table.types[unit].rule, `${name} ${carrier.name.toLowerCase()}`, 1]
  const steep = steepGround([...grounds, ...groundsAt(table, state, from)]) ?? carrier
  return [steep.rule, `${name} over ${steep.name.toLowerCase()}`, effort]
}

const isCarrier = ({ obstacles }: Table, ground: GroundRules): boolean =>
  obstacles.some((obstacle) => obstacle === ground && obstacle.carries)

const steepGround = (grounds: readonly GroundRules[]): GroundRules | undefined =>
  grounds.find(({ face, climb = 1 }) => face !== undefined || climb > 1)

/** Adds the bonus for staying on the road. command-cards.T42 */
const addRoad = (table: Table, path: readonly Hex[], bonus: number, terms: Terms): void => {
  const road = table.ways.find(
    ({ extraHexes }, way) => extraHexes > 0 && path.every((hex) => (table.wayOn[hex] & (1 << way)) !== 0),
  )
  terms.add(road?.rule ?? 'C4', `On the ${(road?.name ?? 'way').toLowerCase()} all the way`, bonus)
}
