/** The terms behind the cost of a move. operational.C1-C19, F28 */
import type { Explanation, Term } from '../../game.ts'
import { makeHexName } from '../../hex.ts'
import { sumOf } from '../../terms.ts'
import { type Costs, terrainCost } from './cost.ts'
import { isExhausted, movementClassOf } from './mobility.ts'
import { edgeBetween, isBridged, terrainAt, terrainIndexAt, weatherIn } from './places.ts'
import type { Reacher } from './reach.ts'
import { movementClasses } from './rules.ts'
import type { Table } from './table.ts'
import type { ReadonlyState } from './types.ts'

/** Returns the terms of a whole move: the costs of the hexes on the way, and the further loss in the last one. */
export const explainMovement = (
  table: Table,
  costs: Costs,
  reacher: Reacher,
  state: ReadonlyState,
  unit: number,
  to: number,
): Explanation | undefined => {
  const reach = reacher.of(state, unit)
  if (!reach.hexes.includes(to)) return undefined
  const name = (hex: number): string => makeHexName(table.board, hex)
  const path = reach.path(to)
  const points = state.movementPoints[unit]
  const terms: Term[] = []
  for (let index = 1; index < path.length; index++) {
    const hex = path[index]
    const edge = edgeBetween(table, path[index - 1], hex)
    if (reach.takesAll(to)) {
      terms.push(wholeTerm(table, state, edge, hex, name(hex), points))
      continue
    }
    const step = stepTerms(table, costs, state, unit, edge, hex, name(hex))
    terms.push(...step)
    const more = (reach.passing(hex) - reach.passing(path[index - 1])) * 1000 - sumOf(step)
    if (more > 0)
      terms.push({
        rule: 'operational.C19',
        label: `${name(hex)}: stragglers or a headquarters in the way`,
        value: more,
      })
  }
  const spent = reach.cost(to)
  if (reach.inZone(to) && !reach.takesAll(to) && spent < points)
    terms.push({
      rule: 'operational.C14',
      label: 'An enemy zone of control takes the rest',
      value: (points - spent) * 1000,
    })
  else if (isExhausted(table, state, unit) && spent < points)
    terms.push({
      rule: 'operational.C17',
      label: 'Long without supply, it moves once',
      value: (points - spent) * 1000,
    })
  const subject = `${table.scenario.units[unit].name} to ${name(to)}`
  return { subject, unit: 'movement points', value: sumOf(terms), terms }
}

/** A step that takes all points of a unit. operational.C4, C9 */
const wholeTerm = (
  table: Table,
  state: ReadonlyState,
  edge: number,
  hex: number,
  name: string,
  points: number,
): Term => {
  const hexside = table.hexsides[table.hexside[edge]]
  const value = points * 1000
  return hexside.crossing === 'fresh' && !isBridged(table, state, edge)
    ? { rule: 'operational.C9', label: `${name}: across ${hexside.name.toLowerCase()}, all points`, value }
    : { rule: 'operational.C4', label: `${name} ${terrainAt(table, state, hex).name}: all points`, value }
}

/** Returns the terms of a step: the way, or the terrain with the weather's cost, and the hexside. */
const stepTerms = (
  table: Table,
  costs: Costs,
  state: ReadonlyState,
  unit: number,
  edge: number,
  hex: number,
  name: string,
): Term[] => {
  const weather = weatherIn(table, state.turn)
  const movementClass = movementClassOf(table, state, unit)
  const total = costs.of(state, movementClass).edges[edge]
  const openWay = costs.ways(state)[edge]
  const way = table.ways.find((_, index) => openWay & (1 << index))
  if (way) return [{ rule: 'operational.C8', label: `${name} by ${way.name.toLowerCase()}`, value: total * 1000 }]
  const hexside = table.hexsides[table.hexside[edge]]
  const extra = hexside.crossing === 'extra' ? hexside.extraCost : 0
  const dry = terrainCost(table, terrainIndexAt(table, state, hex), movementClasses[movementClass])
  const ground = terrainAt(table, state, hex).name
  const base = typeof dry === 'number' ? dry : total - extra
  const terms: Term[] = [
    state.motorised[unit] === 1
      ? { rule: 'operational.F28', label: `${name} ${ground}, by lorry`, value: base * 1000 }
      : { rule: 'operational.C1', label: `${name} ${ground}`, value: base * 1000 },
    { rule: 'operational.C5', label: table.weathers[weather].name, value: (total - extra - base) * 1000 },
    { rule: 'operational.C12', label: `Across: ${hexside.name.toLowerCase()}`, value: extra * 1000 },
  ]
  return terms.filter((term) => term.value !== 0)
}
