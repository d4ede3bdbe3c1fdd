/** Where units may begin. tactical.D2-D4, R3, R6 */
import type { Space } from '../../board.ts'
import { mayStand } from './movement.ts'
import { type Services, unitAt } from './services.ts'
import { knows } from './sight.ts'
import { airfieldOf } from './supply.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'
import { isUp, modelOf, moverOf, stands } from './units.ts'

/** Hexes between a space and the nearest objective. */
const toObjective = ({ scenario, board }: Table, hex: Space): number =>
  scenario.objectives.reduce((least, goal) => Math.min(least, board.distance(hex, goal.hex)), board.size)

/** False where the kind of the battle forbids a unit to begin: partisans come out of hiding, and defenders guard. tactical.R3, R6 */
export const suitsBattle = (table: Table, unit: number, hex: Space): boolean => {
  const { battle, rules } = table.scenario
  const model = table.types[table.typeOf[unit]]
  if (battle !== 'partisan' || !model.isGround) return true
  const { away, guard } = rules.battle.partisans
  const distance = toObjective(table, hex)
  if (model.has('partisan')) return table.terrain[hex]?.partisans === true && distance >= away
  return table.side[unit] === 0 || distance <= guard
}

/** The hexes among which a unit can choose: its zone, and for aircraft of the defender on an airfield all zones. tactical.D4 */
const area = (table: Table, state: Position, unit: number): readonly Space[] => {
  const { zone } = table.scenario.units[unit]
  const { zones } = table.scenario.sides[table.side[unit]]
  const isBased = table.side[unit] === 1 && modelOf(table, state, unit).isAir
  if (isBased && airfieldOf(table, state, unit) !== undefined)
    return [...new Set(zones.flatMap(({ hexes }) => hexes))].toSorted((one, other) => one - other)
  return zone === undefined ? [] : zones[zone].hexes
}

/** The spaces where a unit may deploy: free as far as its side knows. */
export const deploymentSpaces = (services: Services, state: Position, unit: number): readonly Space[] => {
  const { table } = services
  if (!stands(state, unit) || state.done[unit] !== 0) return []
  const model = moverOf(table, state, unit)
  return area(table, state, unit).filter((hex) => {
    if (hex === state.hex[unit] || !mayStand(table, state, model, hex) || !suitsBattle(table, unit, hex)) return false
    const other = unitAt(services, state, hex, isUp(table, state, unit))
    return other === undefined || !knows(services, state, table.side[unit], other)
  })
}
