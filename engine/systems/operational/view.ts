/** The part of a state that a side may know. operational.H6 */

import { plain } from '../../memory.ts'
import { type Side, sides } from '../../twoSides.ts'
import { knowledge, knows, sees } from './fog/knowledge.ts'
import { sightBit } from './fog/look.ts'
import { markersFor, putMarkers } from './fog/markers.ts'
import { emptyState } from './memory.ts'
import { stragglersAt, weatherIn } from './places.ts'
import type { Table } from './table.ts'
import { enRoute, type OperationalState, type ReadonlyState, sight, stance, unseen } from './types.ts'
import { type HeadquartersView, type OperationalView, pairs, type SideView, type UnitView } from './viewTypes.ts'

/**
 * Always known are owners of hexes, ruins, forts and bridges, hubs, where headquarters are and whether they are supplied, units
 * on their way and destroyed ones. Of other enemy units a side knows those that it sees or has markers for; of enemy
 * headquarters, pools, assets, cards and prestige nothing. Without fog, and for a spectator, everything is known.
 * operational.H6
 */
export const viewOf = (table: Table, state: ReadonlyState, side: Side | undefined): OperationalView => {
  const viewer = table.scenario.fog ? side : undefined
  const isOpen = (owner: number): boolean => viewer === undefined || owner === viewer
  const blank = blanksOf(table)
  return {
    turn: state.turn,
    side: state.side,
    viewer: side ?? null,
    weather: table.weatherIds[weatherIn(table, state.turn)],
    owner: plain(state.owner),
    sight: viewer === undefined ? blank.sight : sightFor(state, viewer),
    units: table.scenario.units.map((_, unit) =>
      isOpen(table.side[unit]) || isKnown(table, state, viewer ?? 0, unit)
        ? unitView(table, state, unit, viewer)
        : blank.units[unit],
    ),
    markers: viewer === undefined ? [] : markersFor(table, state, viewer),
    stragglers: stragglersFor(table, state, viewer),
    fortIntact: plain(state.fortIntact),
    ruined: plain(state.ruined),
    crossing: plain(state.crossing),
    hubs: hubsFor(table, state),
    headquarters: table.scenario.headquarters.map((headquarters, hq) =>
      isOpen(headquarters.side)
        ? headquartersView(table, state, hq)
        : {
            ...blank.headquarters[hq],
            hex: state.hqHex[hq],
            from: state.hqFrom[hq],
            unsupplied: state.hqUnsupplied[hq],
          },
    ),
    sides: [isOpen(0) ? sideView(table, state, 0) : blank.side, isOpen(1) ? sideView(table, state, 1) : blank.side],
    cards: plain(state.card).map((card, index) => (isOpen(table.cards[index].side) ? card : 0)),
    objectives: table.scenario.objectives.map((_, objective) => ({
      heldSince: state.heldSince[objective],
      prestigeWon: state.prestigeWon[objective],
    })),
    bonus: plain(state.bonus),
    prestige: [isOpen(0) ? state.prestige[0] : 0, isOpen(1) ? state.prestige[1] : 0],
    score: pair(state.score),
    killed: pair(state.killed),
    scattered: pair(state.scattered),
    specialistsLost: pair(state.specialistsLost),
    prisoners: pair(state.prisoners),
    ruinedCities: pair(state.ruinedCities),
    destroyedBridges: pair(state.destroyedBridges),
    ended: state.ended === 1,
  }
}

const pair = (numbers: ArrayLike<number>): readonly [number, number] => [numbers[0], numbers[1]]

/** True if a side knows all of an enemy unit: it sees it, or the unit is on its way or destroyed. */
const isKnown = (table: Table, state: ReadonlyState, viewer: Side, unit: number): boolean => {
  const hex = state.hex[unit]
  return hex < 0 ? hex >= enRoute : knows(table, state, viewer, unit) === knowledge.seen
}

/** Most places for hubs are empty: they share one object. */
const emptyHub: OperationalView['hubs'][number] = { hex: 0, trucks: 0, supplied: false }

const hubsFor = (table: Table, state: ReadonlyState): OperationalView['hubs'] => {
  const hubs: OperationalView['hubs'][number][] = []
  for (let hub = 0; hub < table.hubSlots; hub++) {
    const [hex, trucks, supplied] = [state.hubHex[hub], state.hubTrucks[hub], state.hubSupplied[hub]]
    hubs.push(hex === 0 && trucks === 0 && supplied === 0 ? emptyHub : { hex, trucks, supplied: supplied === 1 })
  }
  return hubs
}

const sightFor = (state: ReadonlyState, viewer: Side): number[] => {
  const bits = plain(state.sight)
  const shift = 2 * viewer
  for (let hex = 0; hex < bits.length; hex++) bits[hex] = (bits[hex] >> shift) & 3
  return bits
}

const stragglersFor = (table: Table, state: ReadonlyState, viewer: Side | undefined): OperationalView['stragglers'] => {
  const found: { hex: number; from: number[] }[] = []
  for (const hex of table.board.spaces) {
    if (state.stragglers[hex * 3] === 0) continue
    const steps = stragglersAt(state, hex)
    const from = plain(state.stragglers.subarray(hex * 3, hex * 3 + steps))
    for (let step = 0; step < steps; step++) from[step]--
    if (viewer === undefined || table.side[from[0]] === viewer || sees(state, viewer, hex)) found.push({ hex, from })
  }
  return found
}

/** The values shown in place of unknown ones; made once for a game. */
interface Blanks {
  readonly sight: readonly number[]
  readonly units: readonly UnitView[]
  readonly headquarters: readonly HeadquartersView[]
  readonly side: SideView
}

const blanks = new WeakMap<Table, Blanks>()

const blanksOf = (table: Table): Blanks => {
  const made = blanks.get(table)
  if (made !== undefined) return made
  const nothing = emptyState(table)
  nothing.hex.fill(unseen)
  const blank: Blanks = {
    sight: new Array<number>(table.size).fill(sight.seen),
    units: table.scenario.units.map((_, unit) => unitView(table, nothing, unit, undefined)),
    headquarters: table.scenario.headquarters.map((_, hq) => headquartersView(table, nothing, hq)),
    side: sideView(table, nothing, 0),
  }
  blanks.set(table, blank)
  return blank
}

/** Most slots are empty: they share one object. */
const emptySlot: UnitView['specialists'][number] = { specialist: -1, state: 0 }

const unitView = (table: Table, state: ReadonlyState, unit: number, viewer: Side | undefined): UnitView => {
  const specialists: UnitView['specialists'][number][] = []
  for (let slot = unit * table.slots; slot < (unit + 1) * table.slots; slot++)
    specialists.push(
      state.specialist[slot] === 0 && state.specialistState[slot] === 0
        ? emptySlot
        : { specialist: state.specialist[slot] - 1, state: state.specialistState[slot] },
    )
  const queue: number[] = []
  for (let at = unit * table.queueLength; at < (unit + 1) * table.queueLength && state.queue[at] !== 0; at++)
    queue.push(state.queue[at])
  const isOwn = table.side[unit] === viewer
  // What a unit has left to do would betray what it was ordered. operational.D28
  const isOpen = viewer === undefined || isOwn
  const stanceKnown = state.stanceKnown[unit] === 1
  return {
    unit,
    side: table.scenario.units[unit].side,
    hex: state.hex[unit],
    active: state.active[unit],
    suppressed: state.suppressed[unit],
    experience: state.experience[unit],
    movementPoints: isOpen ? state.movementPoints[unit] : 0,
    actionPoint: isOpen ? state.actionPoint[unit] : 0,
    extended: isOpen && state.extended[unit] === 1,
    entrenchment: state.entrenchment[unit],
    unsupplied: state.unsupplied[unit],
    supplied: state.supplied[unit],
    retreated: state.retreated[unit] === 1,
    lossesThisTurn: state.lossesThisTurn[unit],
    moved: isOpen ? state.moved[unit] : 0,
    stance: isOpen || stanceKnown ? state.stance[unit] : stance.none, // operational.D28
    stanceKnown: stanceKnown && !isOwn,
    dump: isOpen ? state.dump[unit] : 0,
    motorised: isOpen && state.motorised[unit] === 1,
    dugIn: isOpen && state.dugIn[unit] === 1,
    delayed: state.delayed[unit],
    specialists,
    queue,
  }
}

const part = (numbers: Uint8Array | Uint16Array, index: number, length: number): number[] => {
  const list = new Array<number>(length)
  for (let at = 0; at < length; at++) list[at] = numbers[index * length + at]
  return list
}

/** Puts the result of `part` back in its place: quicker than the method of the array for so few numbers. */
const putPart = (into: Uint8Array | Uint16Array, values: readonly number[], index: number): void => {
  for (let at = 0; at < values.length; at++) into[index * values.length + at] = values[at]
}

const headquartersView = (table: Table, state: ReadonlyState, hq: number): HeadquartersView => ({
  hq,
  side: table.scenario.headquarters[hq].side,
  hex: state.hqHex[hq],
  from: state.hqFrom[hq],
  unsupplied: state.hqUnsupplied[hq],
  points: state.hqPoints[hq],
  command: state.hqCommand[hq],
  trucks: state.hqTrucks[hq],
  levels: part(state.hqLevel, hq, 5),
  suppressed: part(state.hqSuppressed, hq, 5),
  rested: state.hqRested[hq],
  overrun: state.hqOverrun[hq] === 1,
  moved: state.hqMoved[hq] === 1,
  experience: state.hqExperience[hq],
  target: state.hqTarget[hq],
  upgrades: state.hqUpgrades[hq],
  specialised: part(state.hqSpecialised, hq, table.orderCount),
  offer: part(state.hqOffer, hq, 2),
  prisoners: state.hqPrisoners[hq],
  reports: state.hqReports[hq],
  motorised: state.hqMotorised[hq] === 1,
  pool: part(state.pool, hq, table.items.length),
  poolNext: part(state.poolNext, hq, table.items.length),
  poolLater: part(state.poolLater, hq, table.items.length),
})

const sideView = (table: Table, state: ReadonlyState, side: Side): SideView => ({
  trucks: part(state.trucks, side, table.truckTurns),
  portSupply: state.portSupply[side],
  assets: table.assetIds.map((_, asset) => ({
    left: state.assetLeft[side * table.assetIds.length + asset],
    uses: state.assetUses[side * table.assetIds.length + asset],
    perTurn: state.assetPerTurn[side * table.assetIds.length + asset],
    extra: state.assetExtra[side * table.assetIds.length + asset],
  })),
  fogLifted: state.fogLifted[side] === 1,
  eliteStore: state.eliteStore[side] === 1,
  prepared: state.prepared[side] === 1,
  store: part(state.store, side, table.items.length),
  lostOfKind: part(state.lostOfKind, side, table.specialistIds.length),
})

/**
 * The state as far as a view knows it, for planners and pages: what the viewer does not know is not in it. Hidden units are
 * `unseen`, and where a marker is stands one of them, so that zones of control and reach are those that the viewer knows.
 */
export const knownState = (table: Table, view: OperationalView): OperationalState => {
  const state = emptyState(table)
  knowInto(table, view, state)
  return state
}

/** The same in the memory of another state. */
export const knowInto = (table: Table, view: OperationalView, state: OperationalState): void => {
  seeInto(table, view, state)
  putMarkers(table, state, view.markers)
}

/** The same without its markers. */
export const seenState = (table: Table, view: OperationalView): OperationalState => {
  const state = emptyState(table)
  seeInto(table, view, state)
  return state
}

const seeInto = (table: Table, view: OperationalView, state: OperationalState): void => {
  state.memory.fill(0)
  state.turn = view.turn
  state.side = view.side
  state.ended = view.ended ? 1 : 0
  state.owner.set(view.owner)
  const viewer = table.scenario.fog ? view.viewer : null
  // Who looks without fog, or from outside, sees for both sides.
  const copies = viewer === null ? sightBit(1, 0) | sightBit(1, 1) : sightBit(1, viewer)
  for (let hex = 0; hex < view.sight.length; hex++) state.sight[hex] = view.sight[hex] * copies
  state.fortIntact.set(view.fortIntact)
  state.ruined.set(view.ruined)
  state.crossing.set(view.crossing)
  for (const { hex, from } of view.stragglers)
    for (const [index, unit] of from.entries()) state.stragglers[hex * 3 + index] = unit + 1
  for (let hub = 0; hub < view.hubs.length; hub++) {
    const { hex, trucks, supplied } = view.hubs[hub]
    state.hubHex[hub] = hex
    state.hubTrucks[hub] = trucks
    state.hubSupplied[hub] = supplied ? 1 : 0
  }
  for (const unit of view.units) putUnit(table, state, unit)
  for (const headquarters of view.headquarters) putHeadquarters(state, headquarters)
  for (const side of sides) putSide(table, state, side, view.sides[side])
  state.card.set(view.cards)
  for (const [objective, { heldSince, prestigeWon }] of view.objectives.entries()) {
    state.heldSince[objective] = heldSince
    state.prestigeWon[objective] = prestigeWon
  }
  state.bonus.set(view.bonus)
  for (const name of pairs) state[name].set(view[name])
}

const flag = (is: boolean): number => (is ? 1 : 0)

const putUnit = (table: Table, state: OperationalState, seen: UnitView): void => {
  const { unit } = seen
  state.hex[unit] = seen.hex
  state.active[unit] = seen.active
  state.suppressed[unit] = seen.suppressed
  state.experience[unit] = seen.experience
  state.movementPoints[unit] = seen.movementPoints
  state.actionPoint[unit] = seen.actionPoint
  state.extended[unit] = flag(seen.extended)
  state.entrenchment[unit] = seen.entrenchment
  state.unsupplied[unit] = seen.unsupplied
  state.supplied[unit] = seen.supplied
  state.retreated[unit] = flag(seen.retreated)
  state.lossesThisTurn[unit] = seen.lossesThisTurn
  state.moved[unit] = seen.moved
  state.stance[unit] = seen.stance
  state.stanceKnown[unit] = flag(seen.stanceKnown)
  state.dump[unit] = seen.dump
  state.motorised[unit] = flag(seen.motorised)
  state.dugIn[unit] = flag(seen.dugIn)
  state.delayed[unit] = seen.delayed
  for (let index = 0; index < seen.specialists.length; index++) {
    state.specialist[unit * table.slots + index] = seen.specialists[index].specialist + 1
    state.specialistState[unit * table.slots + index] = seen.specialists[index].state
  }
  for (let at = 0; at < seen.queue.length; at++) state.queue[unit * table.queueLength + at] = seen.queue[at]
}

const putHeadquarters = (state: OperationalState, seen: HeadquartersView): void => {
  const { hq } = seen
  state.hqHex[hq] = seen.hex
  state.hqFrom[hq] = seen.from
  state.hqUnsupplied[hq] = seen.unsupplied
  state.hqPoints[hq] = seen.points
  state.hqCommand[hq] = seen.command
  state.hqTrucks[hq] = seen.trucks
  putPart(state.hqLevel, seen.levels, hq)
  putPart(state.hqSuppressed, seen.suppressed, hq)
  state.hqRested[hq] = seen.rested
  state.hqOverrun[hq] = flag(seen.overrun)
  state.hqMoved[hq] = flag(seen.moved)
  state.hqExperience[hq] = seen.experience
  state.hqTarget[hq] = seen.target
  state.hqUpgrades[hq] = seen.upgrades
  putPart(state.hqSpecialised, seen.specialised, hq)
  putPart(state.hqOffer, seen.offer, hq)
  state.hqPrisoners[hq] = seen.prisoners
  state.hqReports[hq] = seen.reports
  state.hqMotorised[hq] = flag(seen.motorised)
  putPart(state.pool, seen.pool, hq)
  putPart(state.poolNext, seen.poolNext, hq)
  putPart(state.poolLater, seen.poolLater, hq)
}

const putSide = (table: Table, state: OperationalState, side: Side, seen: SideView): void => {
  putPart(state.trucks, seen.trucks, side)
  state.portSupply[side] = seen.portSupply
  for (const [asset, { left, uses, perTurn, extra }] of seen.assets.entries()) {
    const at = side * table.assetIds.length + asset
    state.assetLeft[at] = left
    state.assetUses[at] = uses
    state.assetPerTurn[at] = perTurn
    state.assetExtra[at] = extra
  }
  state.fogLifted[side] = flag(seen.fogLifted)
  state.eliteStore[side] = flag(seen.eliteStore)
  state.prepared[side] = flag(seen.prepared)
  putPart(state.store, seen.store, side)
  putPart(state.lostOfKind, seen.lostOfKind, side)
}
