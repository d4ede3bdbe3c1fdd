/** The terms behind the cost of a move. operational.C1-C19, F28 */
import type { Explanation } from '../../game.ts'
import { type Hex, makeHexName } from '../../hex.ts'
import { sumOf, type Terms } from '../../terms.ts'
import { terrainCost } from './cost.ts'
import { isExhausted, movementClassOf } from './mobility.ts'
import { edgeBetween, isBridged, terrainAt, terrainIndexAt, weatherIn } from './places.ts'
import { movementClasses } from './rules.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import type { ReadonlyState } from './types.ts'

/** Explains a whole move: the costs of the hexes on the way, and the further loss in the last one. */
export const explainMovement = (
  services: Services,
  state: ReadonlyState,
  { unit, to }: { readonly unit: number; readonly to: Hex },
  terms: Terms,
): Omit<Explanation, 'terms'> | undefined => {
  const { table, reacher } = services
  const reach = reacher.of(state, unit)
  if (!reach.hexes.includes(to)) return undefined
  const path = reach.path(to)
  const points = state.movementPoints[unit]
  for (const [index, hex] of path.slice(1).entries()) {
    const name = makeHexName(table.board, hex)
    const edge = edgeBetween(table, path[index], hex)
    if (reach.takesAll(to)) {
      terms.show(...wholeTerm(table, state, edge, hex, name), points)
      continue
    }
    const paid = addStep(services, state, unit, edge, hex, name, terms)
    const more = reach.passing(hex) - reach.passing(path[index]) - paid
    if (more > 0) terms.add('C19', `${name}: stragglers or a headquarters in the way`, more)
  }
  const left = points - reach.cost(to)
  if (reach.inZone(to) && !reach.takesAll(to) && left > 0)
    terms.add('C14', 'An enemy zone of control takes the rest', left)
  else if (isExhausted(table, state, unit) && left > 0) terms.add('C17', 'Long without supply, it moves once', left)
  const subject = `${table.scenario.units[unit].name} to ${makeHexName(table.board, to)}`
  return { subject, unit: 'movement points', value: sumOf(terms.list) }
}

/** The rule and the label of a step that takes all points of a unit. operational.C4, C9 */
const wholeTerm = (
  table: Table,
  state: ReadonlyState,
  edge: number,
  hex: Hex,
  name: string,
): readonly [rule: string, label: string] => {
  const hexside = table.hexsides[table.hexside[edge]]
  return hexside.crossing === 'fresh' && !isBridged(table, state, edge)
    ? ['C9', `${name}: across ${hexside.name.toLowerCase()}, all points`]
    : ['C4', `${name} ${terrainAt(table, state, hex).name}: all points`]
}

/** Adds the terms of a step and returns its cost: the way, or the terrain with the weather's cost, and the hexside. */
const addStep = (
  { table, costs }: Services,
  state: ReadonlyState,
  unit: number,
  edge: number,
  hex: Hex,
  name: string,
  terms: Terms,
): number => {
  const movementClass = movementClassOf(table, state, unit)
  const total = costs.of(state, movementClass).edges[edge]
  const openWay = costs.ways(state)[edge]
  const way = table.ways.find((_, index) => openWay & (1 << index))
  if (way) {
    terms.show('C8', `${name} by ${way.name.toLowerCase()}`, total)
    return total
  }
  const hexside = table.hexsides[table.hexside[edge]]
  const extra = hexside.crossing === 'extra' ? hexside.extraCost : 0
  const dry = terrainCost(table, terrainIndexAt(table, state, hex), movementClasses[movementClass])
  const ground = terrainAt(table, state, hex).name
  const base = typeof dry === 'number' ? dry : total - extra
  if (state.motorised[unit] === 1) terms.add('F28', `${name} ${ground}, by lorry`, base)
  else terms.add('C1', `${name} ${ground}`, base)
  terms.add('C5', table.weathers[weatherIn(table, state.turn)].name, total - extra - base)
  terms.add('C12', `Across: ${hexside.name.toLowerCase()}`, extra)
  return total
}
