/**
 * Where the enemy's hidden units stand: on its own ground out of sight, where they can stand and could have come by now, alone in
 * their hex; rather near the front, in supply, on hubs and objectives.
 */
import { distance } from '../../../hex.ts'
import { frontOf, stepsFrom } from '../fog/front.ts'
import { sightBit } from '../fog/look.ts'
import { fitsMarker } from '../fog/markers.ts'
import { hexesAround, hubAt, stragglersAt } from '../places.ts'
import { addStraggler, roomFor } from '../stragglers.ts'
import { inReserve, sight, unseen } from '../types.ts'
import type { MarkerView } from '../viewTypes.ts'
import { type Deal, oneByWeight, oneOf } from './deal.ts'

/**
 * How much a hex draws units: by its steps from the viewer's front line, and from an objective; more on a hub, beside another unit,
 * in supply. In games that planners played three of five hidden units stood within three steps of the front, one of six on a hub,
 * and nearly all in supply, every other one beside a friend.
 */
const byDepth = [8, 8, 8, 8, 4, 2]
const byObjective = [8, 3, 3, 2, 2]
const onHub = 6
const besideFriend = 3
const inSupply = 8

/** One of so many units that could still be where it began is there. */
const stayers = 4

/** Puts a unit where each marker is, and the other hidden ones that are on the map where they could be. */
export const dealPlaces = (deal: Deal, markers: readonly MarkerView[]): void => {
  const { costs, table } = deal.services
  const places = hidingPlaces(deal)
  const put = (unit: number, hex: number): void => {
    deal.state.hex[unit] = hex
    const at = places.indexOf(hex)
    if (at >= 0) places.splice(at, 1)
  }
  for (const marker of markers) {
    const unit = unitOf(deal, marker)
    put(unit, marker.hex)
    deal.state.marked[unit] = 1
  }
  const draw = drawOf(deal)
  for (const unit of deal.hidden) {
    if (deal.state.hex[unit] !== unseen) continue
    const { stops } = costs.of(deal.state, table.movementClass[unit])
    const fit = places.filter((hex) => stops[hex] === 1)
    const near = fit.filter((hex) => couldReach(deal, unit, hex))
    const { hex: begins } = table.scenario.units[unit]
    const [from] = [near, fit, places].filter(({ length }) => length > 0)
    // Those that only an order or a card calls are rarely there.
    if (table.scenario.units[unit].reserve !== undefined || from === undefined) deal.state.hex[unit] = inReserve
    else if (begins !== undefined && from.includes(begins) && deal.dice.below(stayers) === 0) put(unit, begins)
    else put(unit, oneByWeight(from, draw, deal.dice))
  }
}

/** The enemy's hexes that the viewer neither sees nor has photographed, without the hexes of units. */
const hidingPlaces = ({ services: { table }, state, viewer, enemy }: Deal): number[] => {
  const known = sightBit(sight.seen, viewer) | sightBit(sight.scouted, viewer)
  return [...table.board.spaces].filter(
    (hex) => state.owner[hex] === enemy && (state.sight[hex] & known) === 0 && !state.hex.includes(hex),
  )
}

/** A hidden unit that a marker can be of, if possible one that can stand there and could have come. */
const unitOf = (deal: Deal, marker: MarkerView): number => {
  const { table } = deal.services
  const all = deal.hidden.filter((unit) => deal.state.hex[unit] === unseen && fitsMarker(table, marker, unit))
  if (all.length === 0) throw new Error(`no hidden unit fits the marker in hex ${marker.hex}`)
  const fit = all.filter((unit) => canStand(deal, unit, marker.hex))
  const usual = fit.filter((unit) => table.scenario.units[unit].reserve === undefined)
  const near = usual.filter((unit) => couldReach(deal, unit, marker.hex))
  const [best] = [near, usual, fit, all].filter(({ length }) => length > 0)
  return oneOf(best, deal.dice)
}

const canStand = ({ services: { costs, table }, state }: Deal, unit: number, hex: number): boolean =>
  costs.of(state, table.movementClass[unit]).stops[hex] === 1

/** True if a unit can have come so far from where it began or entered. */
const couldReach = ({ services: { table }, begun }: Deal, unit: number, hex: number): boolean => {
  const { hex: begins, arrives } = table.scenario.units[unit]
  const starts = begins === undefined ? (arrives?.hexes ?? []) : [begins]
  const { movement, extendedMovement } = table.types[unit]
  const turns = arrives === undefined ? begun : begun - arrives.turn + 1
  const reach = turns * (movement + extendedMovement)
  return starts.length === 0 || starts.some((start) => distance(table.scenario.map, start, hex) <= reach)
}

/** How much each hex draws units. */
const drawOf = ({ services: { table, tracer }, state, viewer, enemy }: Deal): ((hex: number) => number) => {
  const toFront = stepsFrom(table, frontOf(table, state, viewer), byDepth.length)
  const objectives = table.scenario.objectives.map(({ hex }) => hex)
  const toObjective = stepsFrom(table, objectives, byObjective.length)
  const supply = tracer.of(state, enemy).value
  const draw = Uint16Array.from(toFront, (steps, hex) => {
    const hub = hubAt(table, state, hex) >= 0 ? onHub : 1
    return (byDepth[steps] ?? 1) * (byObjective[toObjective[hex]] ?? 1) * hub * (supply[hex] > 0 ? inSupply : 1)
  })
  const isFriend = (hex: number): boolean => table.side[state.hex.indexOf(hex)] === enemy
  return (hex) => draw[hex] * (hexesAround(table, hex).some(isFriend) ? besideFriend : 1)
}

/** Puts some of the enemy's scattered steps where the viewer does not see them: about as many as it sees. operational.D21 */
export const dealStragglers = (deal: Deal): void => {
  const { services, state, dice, viewer, enemy } = deal
  const { table } = services
  let seen = 0
  for (const hex of table.board.spaces)
    if (state.stragglers[hex * table.scenario.rules.reinforcement.mostStragglers] !== 0)
      seen += table.side[state.stragglers[hex * 3] - 1] === enemy ? stragglersAt(state, hex) : 0
  const missing = Math.max(0, state.scattered[enemy] - state.prisoners[viewer] - seen)
  const bit = sightBit(sight.seen, viewer)
  for (let left = Math.min(missing, dice.below(seen + 2)); left > 0; left--) {
    const places = [...table.board.spaces].filter(
      (hex) => (state.sight[hex] & bit) === 0 && roomFor(table, state, enemy, hex) > 0,
    )
    if (places.length > 0) addStraggler(table, state, oneOf(table.unitsOf[enemy], dice), oneOf(places, dice))
  }
}
