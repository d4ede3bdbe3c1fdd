/** The terms behind the hexes of a move, from the code that counts them for the game. command-cards.C4-C9 */
import type { Explanation, RuleId, Term } from '../../game.ts'
import { type Hex, makeHexName } from '../../hex.ts'
import { ignoresTerrainOf } from './cards/effects.ts'
import { footingAt, groundsAt } from './ground.ts'
import type { GroundRules } from './rules.ts'
import type { Services } from './services.ts'
import { effortOf } from './steps.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'

/** Returns the terms of a move's cost, hex by hex; undefined when the unit cannot move there. */
export const explainMovement = (
  { table, reacher }: Services,
  state: Position,
  unit: number,
  to: Hex,
): Explanation | undefined => {
  const reach = reacher.of(state, unit)
  if (!reach.hexes.includes(to)) return undefined
  const path = reach.path(to)
  const cost = reach.cost(to)
  const steps = path.slice(1).map((hex, index) => stepTerm(table, state, unit, path[index], hex))
  const value = cost * 1000
  const saved = value - steps.reduce((sum, term) => sum + term.value, 0)
  return {
    subject: `${table.scenario.units[unit].name} to ${makeHexName(table.board, to)}`,
    unit: 'hexes',
    value,
    terms: saved === 0 ? steps : [...steps, roadTerm(table, path, saved)],
  }
}

/** One hex, or more where the ground is steep or the unit passes underground. */
const stepTerm = (table: Table, state: Position, unit: number, from: Hex, to: Hex): Term => {
  const name = makeHexName(table.board, to)
  const grounds = groundsAt(table, state, to)
  const carrier = grounds.find((ground) => isCarrier(table, ground)) ?? grounds[0]
  if (table.distance[from * table.size + to] > 1)
    return { rule: ruleId(carrier.rule), label: `${name} underground`, value: 1000 }
  const bit = 1 << table.kind[unit]
  const effort = ignoresTerrainOf(table, state)
    ? 1
    : effortOf(footingAt(table, state, from), footingAt(table, state, to), bit)
  if (effort === 1)
    return { rule: ruleId(table.types[unit].rule), label: `${name} ${carrier.name.toLowerCase()}`, value: 1000 }
  const steep = steepGround([...grounds, ...groundsAt(table, state, from)]) ?? carrier
  return { rule: ruleId(steep.rule), label: `${name} over ${steep.name.toLowerCase()}`, value: effort * 1000 }
}

const isCarrier = ({ obstacles }: Table, ground: GroundRules): boolean =>
  obstacles.some((obstacle) => obstacle === ground && obstacle.carries)

const steepGround = (grounds: readonly GroundRules[]): GroundRules | undefined =>
  grounds.find(({ face, climb = 1 }) => face !== undefined || climb > 1)

/** Returns the term of the bonus for staying on the road. command-cards.T42 */
const roadTerm = (table: Table, path: readonly Hex[], value: number): Term => {
  const road = table.ways.find(
    ({ extraHexes }, way) => extraHexes > 0 && path.every((hex) => (table.wayOn[hex] & (1 << way)) !== 0),
  )
  return { rule: ruleId(road?.rule ?? 'C4'), label: `On the ${(road?.name ?? 'way').toLowerCase()} all the way`, value }
}

const ruleId = (rule: string): RuleId => `command-cards.${rule}`
