/** Air transport, assaults on airfields, and drops. echelon.3-7, 42b, 42k, 52a, L3 */
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { isCity, terrainAt } from '../ground.ts'
import { carryTo, hexesWhere, isFresh, isInAirRange, putDown } from '../lift.ts'
import { barOf } from '../movement.ts'
import { re } from '../rules.ts'
import { isSeaHex } from '../sea/coast.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { fits, unitsAt } from '../stacks.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, cargoOf, has, reOf } from '../units.ts'
import { isShotAt } from './antiAircraft.ts'
import { coldModifier, type LandingModifier, scatter, sumOf } from './dispersion.ts'

/** True if a unit fits into planes at all: nothing heavy, and nothing that carries others. echelon.7 */
const isLight = (table: Table, state: Position, unit: number): boolean =>
  !table.profiles[unit].isHeavy && cargoOf(table, state, unit).length === 0

/** Returns how a unit may drop: airborne troops freely; others that have learned it, with severe penalties. echelon.3-6, 42k */
export const dropKind = (table: Table, state: Position, unit: number): 'airborne' | 'severe' | undefined => {
  const is = (ability: Parameters<typeof can>[3]): boolean => can(table, state, unit, ability)
  if (!isLight(table, state, unit)) return undefined
  if (is('glider') || is('parachute')) return 'airborne'
  if (is('airborne-hq')) return state.reversed[unit] ? 'airborne' : undefined
  return is('para-infantry') || (is('commando') && !is('air-landing')) ? 'severe' : undefined
}

/** True if a unit may be flown to an enemy airfield. Horses are not. echelon.42b, 42g, 52a */
export const mayAssault = (table: Table, state: Position, unit: number): boolean =>
  isLight(table, state, unit) &&
  !can(table, state, unit, 'airborne-hq') &&
  ((['glider', 'parachute', 'para-infantry', 'air-landing', 'commando'] as const).some((one) =>
    can(table, state, unit, one),
  ) ||
    (can(table, state, unit, 'mountain') && !can(table, state, unit, 'cavalry')))

/** An airbase that a side has had since its player-turn began, and that is not bombed out. */
const isHome = (state: Position, side: Side, hex: Hex): boolean =>
  state.owner[hex] === side + 1 && state.taken[hex] === 0 && state.airbase[hex] > state.airbaseHits[hex]

/** Units that wait at an airbase and fit into planes. */
const mayTakeOff = (table: Table, state: Position, unit: number): boolean =>
  isFresh(state, unit) && isLight(table, state, unit) && isHome(state, table.side[unit], state.hex[unit])

/** Hexes in range to which a unit can be flown: it fits in, and no enemy is there. */
const flightsOf = (
  services: Services,
  state: Position,
  unit: number,
  isWanted: (to: Hex) => boolean,
): readonly Hex[] => {
  const { table, stacks } = services
  const from = state.hex[unit]
  const held = stacks.held(state, otherSide(table.side[unit]))
  const own = stacks.held(state, table.side[unit])
  const isBarred = barOf(services, state, unit)
  return hexesWhere(
    table,
    (to) =>
      held[to] === 0 &&
      to !== from &&
      isWanted(to) &&
      !isBarred(to) &&
      isInAirRange(table, from, to) &&
      (own[to] === 0 || fits(services, state, to, [unit])),
  )
}

/** Where a unit is flown from base to base. echelon.6, 7 */
export const airliftsOf = (services: Services, state: Position, unit: number): readonly Hex[] => {
  const { table } = services
  const side = table.side[unit]
  if (!mayTakeOff(table, state, unit) || state.airLeft[side] < reOf(table, state, unit)) return []
  return flightsOf(services, state, unit, (to) => isHome(state, side, to))
}

/** Airfields to which a unit is flown though they were not its side's when the player-turn began. echelon.42b */
export const assaultsOf = (services: Services, state: Position, unit: number): readonly Hex[] => {
  const { table } = services
  const side = table.side[unit]
  if (!mayAssault(table, state, unit) || !mayTakeOff(table, state, unit)) return []
  if (state.airLeft[side] < reOf(table, state, unit)) return []
  return flightsOf(
    services,
    state,
    unit,
    (to) => state.airbase[to] > 0 && (state.owner[to] !== side + 1 || state.taken[to] > 0),
  )
}

/** REs that have dropped on a hex in this player-turn. */
const droppedAt = (services: Services, state: Position, hex: Hex): number =>
  unitsAt(services, state, hex).reduce(
    (sum, unit) => sum + (has(state, unit, status.dropped) ? reOf(services.table, state, unit) : 0),
    0,
  )

/** Where a unit drops: on land within range without enemies. Those who are no airborne troops drop in small numbers. echelon.3-6, 42k */
export const dropsOf = (services: Services, state: Position, unit: number): readonly Hex[] => {
  const { table } = services
  const kind = dropKind(table, state, unit)
  if (kind === undefined || !mayTakeOff(table, state, unit)) return []
  const size = reOf(table, state, unit)
  const most = table.scenario.rules.air.severeRe * re
  return flightsOf(
    services,
    state,
    unit,
    (to) =>
      table.terrain[to] > 0 &&
      !isSeaHex(table, to) &&
      (kind === 'airborne' || droppedAt(services, state, to) + size <= most),
  )
}

/** Ways to fly to a drop: 0 by transports, 1 by gliders. Glider troops have no other one. echelon.4, 5 */
export const planesOf = (table: Table, state: Position, unit: number): readonly (0 | 1)[] => {
  const side = table.side[unit]
  const size = reOf(table, state, unit)
  const byGlider: readonly 1[] = state.gliderLeft[side] >= size ? [1] : []
  const isBound = can(table, state, unit, 'glider') && !can(table, state, unit, 'parachute')
  return state.airLeft[side] >= size && !isBound ? [0, ...byGlider] : byGlider
}

export const airlift = (services: Services, draft: EchelonDraft, unit: number, to: Hex): void => {
  const { table } = services
  draft.state.airLeft[table.side[unit]] -= reOf(table, draft.state, unit)
  carryTo(services, draft, unit, 'air', to)
}

const applying = (modifiers: readonly LandingModifier[]): readonly LandingModifier[] =>
  modifiers.filter(([, value]) => value !== 0)

export const assault = (services: Services, draft: EchelonDraft, unit: number, to: Hex): void => {
  const { table } = services
  const { state, emit } = draft
  const side = table.side[unit]
  state.airLeft[side] -= reOf(table, state, unit)
  emit({ type: 'lifted', side, units: [unit], by: 'assault', from: state.hex[unit], to, seenBy: undefined })
  const { hit } = table.scenario.rules.air.dispersionModifiers
  const isHit = isShotAt(services, draft, side, [to], 'drop')
  arrive(services, draft, unit, to, sumOf(assaultModifiers(table, state, to)) + (isHit ? hit : 0))
}

/** Lists the modifiers of an airlanded unit, without guns that hit it. echelon.L5 */
export const assaultModifiers = (table: Table, state: Position, to: Hex): readonly LandingModifier[] =>
  applying([['mud or snow', coldModifier(table, state, to)]])

/** Lists the modifiers of a unit that drops, without guns that hit the planes. echelon.L5, 42k */
export const dropModifiers = (
  table: Table,
  state: Position,
  unit: number,
  to: Hex,
  gliders: number,
): readonly LandingModifier[] => {
  const { commando, ground, glider } = table.scenario.rules.air.dispersionModifiers
  const isOpen = terrainAt(table, state, to).open || isCity(table, to)
  return [
    ...assaultModifiers(table, state, to),
    ...applying([
      ['no airborne troops', dropKind(table, state, unit) === 'severe' ? commando : 0],
      ['neither open ground nor a city', isOpen ? 0 : ground],
      ['gliders', gliders ? glider : 0],
    ]),
  ]
}

export const drop = (services: Services, draft: EchelonDraft, unit: number, to: Hex, gliders: number): void => {
  const { table } = services
  const { state, emit } = draft
  const side = table.side[unit]
  const modifiers = dropModifiers(table, state, unit, to, gliders)
  const pool = gliders ? state.gliderLeft : state.airLeft
  pool[side] -= reOf(table, state, unit)
  emit({ type: 'lifted', side, units: [unit], by: 'drop', from: state.hex[unit], to, seenBy: undefined })
  const hit = isShotAt(services, draft, side, [to], 'drop') ? table.scenario.rules.air.dispersionModifiers.hit : 0
  arrive(services, draft, unit, to, sumOf(modifiers) + hit)
}

/** The dispersion roll, and what is left of the unit on the ground. It lives on what it brought. echelon.L5, S3 */
const arrive = (services: Services, draft: EchelonDraft, unit: number, to: Hex, modifier: number): void => {
  const { state } = draft
  if (!scatter(services, draft, unit, modifier)) return
  state.free[unit] = services.table.scenario.rules.supply.freeTurns
  putDown(services, draft, unit, to, status.dropped)
}
