/** Units as they are now: their models, their strength, their ground. */
import type { Space } from '../../board.ts'
import { falls, ground, grounds, type LeaderRules } from './rules.ts'
import type { Model, Table } from './table.ts'
import { carried, fate, type Position } from './types.ts'

export const bitOf = (side: number): number => 1 << side

/** True if it is on the map, as far as a state knows. */
export const stands = ({ hex }: Position, unit: number): boolean => hex[unit] > 0

/** True if it is in the battle, on the map or to arrive. */
export const isLeft = (state: Position, unit: number): boolean =>
  state.fate[unit] === fate.present || state.fate[unit] === fate.waiting

export const has = (state: Position, unit: number, bits: number): boolean => (state.done[unit] & bits) !== 0

/** The place of its present model among all. */
const typeNow = ({ typeOf }: Table, { upgraded }: Position, unit: number): number =>
  upgraded[unit] > 0 ? upgraded[unit] - 1 : typeOf[unit]

/** Its model in its other role, if it has two. */
export const otherRole = (table: Table, state: Position, unit: number): Model | undefined =>
  table.roles[typeNow(table, state, unit)]

/** Its model in its present role. */
export const modelOf = (table: Table, state: Position, unit: number): Model =>
  (state.role[unit] === 1 ? otherRole(table, state, unit) : undefined) ?? table.types[typeNow(table, state, unit)]

/** The model of its transport while that carries it. */
const carrierOf = ({ transports, lifts, side }: Table, { carried: of }: Position, unit: number): Model | undefined => {
  if (of[unit] === carried.not) return undefined
  return of[unit] === carried.mounted ? transports[unit] : lifts[side[unit]][of[unit] - carried.sailing]
}

/** The model that moves: its transport, or itself. tactical.I2 */
export const moverOf = (table: Table, state: Position, unit: number): Model =>
  carrierOf(table, state, unit) ?? modelOf(table, state, unit)

/** The model that is fired at: its transport, but of mounted infantry only when it is surprised. tactical.G20 */
export const targetOf = (table: Table, state: Position, unit: number, isSurprised = false): Model => {
  const model = modelOf(table, state, unit)
  const dismounts = model.class === 'infantry' && !isSurprised && !isAboard(state, unit)
  return (dismounts ? undefined : carrierOf(table, state, unit)) ?? model
}

/** True if it is carried in any way. */
export const isMounted = (state: Position, unit: number): boolean => state.carried[unit] !== carried.not

/** True if it is embarked, by sea or by air. */
export const isAboard = (state: Position, unit: number): boolean => state.carried[unit] >= carried.sailing

/** True if it stands in the layer of the air. */
export const isUp = (table: Table, state: Position, unit: number): boolean =>
  table.models[unit].isAir || state.carried[unit] === carried.flying

export const leaderOf = ({ leaders }: Table, { leader }: Position, unit: number): LeaderRules | undefined =>
  leader[unit] === 0 ? undefined : leaders[leader[unit] - 1]

/** Bars of experience. tactical.A3 */
export const barsOf = ({ scenario }: Table, state: Position, unit: number): number =>
  Math.floor(state.experience[unit] / scenario.rules.experience.bar)

/** The points of strength that have effect. tactical.G2 */
export const effectOf = ({ strength, suppressed }: Position, unit: number): number => strength[unit] - suppressed[unit]

/** tactical.C6 */
export const fullStrength = (model: Model): number => (model.has('garrison5') ? 5 : 10)

/** Fuel that a model holds; aircraft need it only where the house says so. tactical.E8, W4 */
export const tankOf = ({ scenario }: Table, { isAir, fuel, points }: Model): number =>
  isAir && scenario.house.airFuel ? scenario.rules.movement.airFuel * points : fuel

/** True if its moves use up fuel. */
export const usesFuel = (table: Table, state: Position, unit: number): boolean => {
  const mover = moverOf(table, state, unit)
  return isAboard(state, unit) ? mover.fuel > 0 : tankOf(table, mover) > 0
}

/** Fuel that a movement point takes; cold does not trouble aircraft. tactical.E8, W4 */
export const fuelRate = (table: Table, state: Position, unit: number): number =>
  moverOf(table, state, unit).isAir ? 1 : table.scenario.rules.movement.fuel[groundName(table, state)]

/** Fuel that an aircraft uses in a turn at least. tactical.W4 */
export const idleFuel = (table: Table, state: Position, unit: number): number =>
  Math.ceil(moverOf(table, state, unit).points / 2)

/** Fuel that it and its transport hold; 0 where it needs none. */
export const fuelOf = (table: Table, state: Position, unit: number): number => {
  const transport = table.transports[unit]
  return tankOf(table, modelOf(table, state, unit)) || (transport ? tankOf(table, transport) : 0)
}

/** Movement points at the start of a half-turn. tactical.L4 */
export const fullPoints = (table: Table, state: Position, unit: number): number => {
  const { points } = moverOf(table, state, unit)
  return points === 0 ? 0 : points + (leaderOf(table, state, unit)?.points ?? 0)
}

export const scouts = (table: Table, state: Position, unit: number): boolean =>
  modelOf(table, state, unit).rules.scouts || leaderOf(table, state, unit)?.scouts === true

/** The state of the ground. tactical.O5, W8 */
export const groundNow = ({ scenario }: Table, { water, kind }: Position): number => {
  const { region, rules, house } = scenario
  if (region === 'africa' || water < rules.weather.water.soft) return ground.dry
  if (kind === falls.snow) return ground.frozen
  return house.mud ? ground.mud : ground.dry
}

export const groundName = (table: Table, state: Position): (typeof grounds)[number] => grounds[groundNow(table, state)]

/** True in rain and snow. tactical.O6 */
export const isFoul = ({ falling }: Position): boolean => falling !== falls.nothing

/** True if water or swamp tells in combat: it is not frozen, and no road leads through it. tactical.G12, G14 */
export const tellsGround = (table: Table, state: Position, hex: Space, what: 'ford' | 'mire'): boolean =>
  table.terrain[hex]?.[what] === true && table.road[hex] === 0 && groundNow(table, state) !== ground.frozen
