/** Why an action is refused, in a sentence. It decides nothing: what is legal stands in `legal.ts`. */
import type { Side } from '../../game.ts'
import { isOnMap, makeHexName } from '../../hex.ts'
import type { Table } from './table.ts'
import { actionPoint, destroyed, enRoute, type OperationalAction, type OperationalState } from './types.ts'
import { placeName, unitName } from './words.ts'

type Attack = Extract<OperationalAction, { type: 'attack' }>
type Destined = Extract<OperationalAction, { type: 'move' | 'enter' }>

/** For an action that `legal` does not hold; the first reason that applies. */
export const refusalOf = (
  table: Table,
  state: Readonly<OperationalState>,
  side: Side,
  action: OperationalAction,
): string => {
  const { scenario } = table
  if (state.ended) return 'The game is over.'
  if (side !== state.side) return `It is the turn of ${scenario.sides[state.side].name}.`
  if (action.type === 'claim') return 'The objectives are not all held, or not long enough to end the game.'
  if (action.type === 'end-turn') return 'The turn cannot be ended.'
  const unit = scenario.units[action.unit]
  if (unit === undefined) return `There is no unit ${action.unit}.`
  if (unit.side !== side) return `${unit.name} belongs to ${scenario.sides[unit.side].name}.`
  if (state.hex[action.unit] === destroyed) return `${unit.name} is destroyed.`
  return action.type === 'attack' ? attackRefusal(table, state, action) : destinedRefusal(table, state, action)
}

const attackRefusal = (table: Table, state: Readonly<OperationalState>, { unit, target }: Attack): string => {
  const { scenario } = table
  const [name, enemy] = [unitName(scenario, unit), unitName(scenario, target)]
  if (scenario.units[target] === undefined) return `There is no unit ${target}.`
  if (scenario.units[target].side === scenario.units[unit].side) return `${enemy} is on the same side.`
  if (state.hex[unit] < 0) return `${name} is not on the map yet.`
  if (state.hex[target] < 0) return `${enemy} is not on the map.`
  if (state.actionPoint[unit] === actionPoint.expended) return `${name} has spent its action point.`
  if (state.active[unit] === 0) return `${name} has no active steps.`
  const from = state.hex[unit] * 6
  const touch = table.neighbours.subarray(from, from + 6).includes(state.hex[target])
  return touch ? `${name} cannot attack ${enemy} over the hexside between them.` : `${enemy} is not next to ${name}.`
}

const destinedRefusal = (table: Table, state: Readonly<OperationalState>, { type, unit, to }: Destined): string => {
  const { scenario } = table
  const name = unitName(scenario, unit)
  if (!isOnMap(scenario.map, to)) return 'There is no such hex on the map.'
  const place = placeName(scenario, to)
  const other = state.hex.indexOf(to)
  if (other === unit) return `${name} stands at ${place} already.`
  if (other >= 0) return `${unitName(scenario, other)} stands at ${place}.`
  if (type === 'move') {
    if (state.hex[unit] === enRoute) return `${name} is not on the map yet.`
    if (state.movementPoints[unit] === 0 && state.actionPoint[unit] !== actionPoint.available)
      return `${name} has no movement points left.`
    return `${place} is out of reach for ${name}.`
  }
  const { arrives } = scenario.units[unit]
  if (state.hex[unit] !== enRoute || !arrives) return `${name} is no reinforcement.`
  if (state.turn < arrives.turn) return `${name} arrives on turn ${arrives.turn}.`
  if (!arrives.hexes.includes(to)) {
    const hexes = arrives.hexes.map((hex) => makeHexName(scenario.map, hex)).join(', ')
    return `${name} arrives at ${hexes}.`
  }
  return `${place} is not in friendly hands.`
}
