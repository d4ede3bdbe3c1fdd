/** What becomes of the side that has lost: who gets away, who surrenders, and who takes its stores. tactical.Q5, Q8-Q13 */
import type { Space } from '../../board.ts'
import { floodFrom, unreached } from '../../flood.ts'
import { otherSide, type Side } from '../../twoSides.ts'
import type { TacticalDraft } from './events.ts'
import { holds } from './holders.ts'
import { lifts } from './scenario.ts'
import type { Services } from './services.ts'
import { eachAround, isNear, type Model, never, type Table } from './table.ts'
import { fate, type Position, type Reason, type TacticalState } from './types.ts'
import { groundNow, isAboard, leaderOf, modelOf, moverOf, stands } from './units.ts'

/** The ways of leaving a lost battle. */
type Exit = 'land' | 'sea' | 'air'

/** The model by which a unit retreats: its transport if it has one. tactical.Q8 */
const retreatingModel = (table: Table, state: Position, unit: number): Model =>
  isAboard(state, unit) ? moverOf(table, state, unit) : (table.transports[unit] ?? modelOf(table, state, unit))

/** Spaces that a unit reaches without meeting the enemy, its own included. tactical.Q8, d10, d19 */
const wayOut = ({ table }: Services, state: Position, unit: number): ((space: Space) => boolean) => {
  const { models, unitsOf, board, cost, side } = table
  const model = retreatingModel(table, state, unit)
  const slipsPast = models[unit].class === 'recon' || leaderOf(table, state, unit)?.scouts === true
  const closed = new Uint8Array(board.size)
  for (const enemy of unitsOf[otherSide(side[unit])]) {
    if (!stands(state, enemy) || models[enemy].isAir) continue
    closed[state.hex[enemy]] = 1
    if (!slipsPast && models[enemy].isGround)
      eachAround(table, state.hex[enemy], (space) => {
        closed[space] = 1
      })
  }
  const costs = cost[groundNow(table, state)][model.movement]
  const flood = floodFrom(board, [state.hex[unit]], (edge) => {
    const next = board.neighbours[edge]
    const isRoad = table.road[next] === 1 && model.isGround
    return closed[next] === 1 || (costs[next] === never && !isRoad) ? unreached : 1
  })
  return (space) => flood.cost[space] !== unreached
}

/** Spaces of places of a kind that a side holds. */
const heldPlaces = (table: Table, state: Position, side: Side, kind: 'port' | 'airfield'): readonly Space[] =>
  table.places
    .map(({ hex }) => hex)
    .filter((hex) => table.terrain[hex]?.place === kind && holds(table, state, side, hex))

/** How a unit of the losing side can leave; undefined when it cannot. tactical.P1, Q8, Q11 */
const exitOf = (services: Services, state: Position, unit: number): Exit | undefined => {
  const { table } = services
  const side = table.side[unit]
  const model = modelOf(table, state, unit)
  if (model.isAir) return 'land'
  if (model.has('fixed')) return undefined
  const reaches = wayOut(services, state, unit)
  if (table.edges[side].some(reaches)) return 'land'
  const free = (way: number): boolean => state.free[lifts.length * side + way] > 0
  const near = (space: Space): boolean => reaches(space) || isNear(table, space, state.hex[unit])
  if (isAboard(state, unit) || (free(0) && heldPlaces(table, state, side, 'port').some(near))) return 'sea'
  return free(1) && heldPlaces(table, state, side, 'airfield').some(near) ? 'air' : undefined
}

/** A unit leaves the map, whole or as prisoners. */
const takeAway = ({ state, emit }: TacticalDraft, unit: number, to: 'escaped' | 'surrendered'): void => {
  state.hex[unit] = 0
  state.fate[unit] = fate[to]
  emit({ type: to, unit, rolled: true })
}

/** Prestige that one transport carries. tactical.Q12 */
const cargoOf = ({ scenario }: Table): number => scenario.rules.battle.cargo

/** The victors take a share of each purse of the other side, as large as that of the strength which has surrendered. tactical.Q13, e3 */
const captureStores = (
  { table }: Services,
  state: TacticalState,
  loser: Side,
  exits: ReadonlyMap<number, Exit | undefined>,
): void => {
  for (const [purse, { side }] of table.purses.entries()) {
    if (side !== loser) continue
    const own = [...exits].filter(([unit]) => table.purse[unit] === purse)
    const strengthOf = (some: typeof own): number => some.reduce((sum, [unit]) => sum + state.strength[unit], 0)
    const all = strengthOf(own)
    const lost = strengthOf(own.filter(([, exit]) => exit === undefined))
    const before = state.prestige[purse]
    const share = all === 0 ? 0 : Math.floor((before * lost) / all)
    const byTransport = own.filter(([, exit]) => exit === 'sea' || exit === 'air').length * cargoOf(table)
    const isByLand = own.some(([, exit]) => exit === 'land')
    const taken = lost === all ? before : isByLand ? share : Math.max(share, before - byTransport)
    state.prestige[purse] -= taken
    state.won[otherSide(loser)] += taken
  }
}

/** Settles what becomes of the units and stores of the side that has lost. */
export const settleRetreat = (services: Services, draft: TacticalDraft, loser: Side, reason: Reason): void => {
  const { table } = services
  const { state } = draft
  const exits = new Map<number, Exit | undefined>()
  for (const unit of table.unitsOf[loser]) {
    if (!stands(state, unit)) continue
    const exit = reason === 'surrender' ? undefined : exitOf(services, state, unit)
    exits.set(unit, exit)
    if (exit === 'sea' && !isAboard(state, unit)) state.free[lifts.length * loser]--
    if (exit === 'air') state.free[lifts.length * loser + 1]--
  }
  captureStores(services, state, loser, exits)
  for (const [unit, exit] of exits) takeAway(draft, unit, exit === undefined ? 'surrendered' : 'escaped')
}
