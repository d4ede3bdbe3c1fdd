/** Sight: which hexes a side sees. operational.H6, F17, H8 */
import { inMapOrder } from '../../../board.ts'
import { otherSide, type Side, sides } from '../../../twoSides.ts'
import type { OperationalDraft } from '../events.ts'
import { activeLevel } from '../headquarters/command.ts'
import { terrainAt } from '../places.ts'
import { beachesInSight } from '../reinforcement.ts'
import { branches } from '../rules.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import { type OperationalState, type ReadonlyState, sight, stance } from '../types.ts'
import { eachWithin, frontOf, isInFront, stepsFrom } from './front.ts'
import { sees } from './knowledge.ts'

/** A bit of `sight` as it stands for a side. */
export const sightBit = (bit: number, side: Side): number => bit << (2 * side)

/**
 * Extends the sight of a side after hexes have changed hands: its own hexes and a little beyond its front line. What was in sight
 * stays so until the turn ends. New sightings bar undo for the side to move. operational.F17, H9
 * @param changed the hexes that changed hands since the side looked last
 */
export const look = (services: Services, draft: OperationalDraft, side: Side, changed: readonly number[]): void => {
  const { table } = services
  const { state } = draft
  const { sight: usual } = table.scenario.rules.fog
  const bit = sightBit(sight.seen, side)
  const news: number[] = []
  const see = (hex: number): void => {
    if (state.sight[hex] & bit) return
    state.sight[hex] |= bit
    news.push(hex)
  }
  for (const hex of changed) if (state.owner[hex] === side) see(hex)
  // Elsewhere the front line is where it was.
  const front: number[] = []
  eachWithin(table, changed, 1, (hex) => {
    if (isInFront(table, state, side, hex)) front.push(hex)
  })
  eachWithin(table, front, usual, see)
  tell(table, draft, side, news, side === state.side)
}

/**
 * Resets the sight of both sides as a turn begins: the side to move sees as far as its headquarters scout, the other one the
 * usual distance. Photographs and decoded signals expire. operational.F17, G9, I6
 */
export const lookAround = (services: Services, draft: OperationalDraft): void => {
  const { table } = services
  const { state } = draft
  state.fogLifted.fill(0)
  if (!table.scenario.fog) return
  const before = sides.map((side) => seenHexes(state, side))
  state.sight.fill(0)
  for (const side of sides) seeAsUsual(table, state, side)
  const { markers, orders } = askStaffs(services, state, state.side)
  for (const side of sides) tell(table, draft, side, newHexes(table, state, side, before[side]), true)
  const { side } = state
  if (markers.length > 0 || orders) draft.emit({ type: 'scouted', side, hexes: [], markers, rolled: true })
  // Nobody in sight is news as well: the preparation of a battle is not taken back for another look. operational.H9
  else draft.emit({ type: 'revealed', side, units: [], rolled: true })
}

/** Lifts the fog for a side until the next turn begins: all units and their orders lie open. operational.I6 */
export const liftFog = (services: Services, draft: OperationalDraft, side: Side): void => {
  const { table } = services
  const { state } = draft
  state.fogLifted[side] = 1
  if (!table.scenario.fog) return
  const before = seenHexes(state, side)
  for (const hex of table.board.spaces) state.sight[hex] |= sightBit(sight.seen, side)
  for (const unit of table.unitsOf[otherSide(side)]) if (state.stance[unit] !== stance.none) state.stanceKnown[unit] = 1
  tell(table, draft, side, newHexes(table, state, side, before), true)
}

/** Puts a hex into the sight of a side. operational.H13 */
export const seeHex = (services: Services, draft: OperationalDraft, side: Side, hex: number): void => {
  if (!services.table.scenario.fog || sees(draft.state, side, hex)) return
  draft.state.sight[hex] |= sightBit(sight.seen, side)
  tell(services.table, draft, side, [hex], true)
}

/** Places a marker on a unit that its enemy does not see; says whether it is a new one. operational.H8 */
export const mark = (services: Services, draft: OperationalDraft, unit: number): boolean =>
  markUnit(services.table, draft.state, unit)

const markUnit = (table: Table, state: OperationalState, unit: number): boolean => {
  const hex = state.hex[unit]
  const enemy = otherSide(table.side[unit] as Side)
  if (hex <= 0 || !table.scenario.fog || state.marked[unit] === 1 || sees(state, enemy, hex)) return false
  state.marked[unit] = 1
  return true
}

/** By hex: not 0 where a side sees. */
const seenHexes = (state: ReadonlyState, side: Side): Uint8Array => {
  const bit = sightBit(sight.seen, side)
  return state.sight.map((bits) => bits & bit)
}

/** A side sees what it sees without the help of headquarters: the usual way beyond its front line, and beaches before its boats. */
export const seeAsUsual = (table: Table, state: OperationalState, side: Side): void => {
  seeFront(table, state, side)
  for (const hex of beachesInSight(table, state, side)) state.sight[hex] |= sightBit(sight.seen, side)
}

/** A side sees its own hexes and the usual way beyond its front line. */
const seeFront = (table: Table, state: OperationalState, side: Side): void => {
  const { sight: usual } = table.scenario.rules.fog
  const bit = sightBit(sight.seen, side)
  const steps = stepsFrom(table, frontOf(table, state, side), usual)
  for (const hex of table.board.spaces) if (state.owner[hex] === side || steps[hex] <= usual) state.sight[hex] |= bit
}

/**
 * Adds the reconnaissance of headquarters with intelligence at the start of their turn, from the front line in their range: a deeper look,
 * except into high ground and out to sea; then markers behind it; then the orders of seen units. operational.F17
 */
const askStaffs = (services: Services, state: OperationalState, side: Side): { markers: number[]; orders: boolean } => {
  const { table, ranges } = services
  const { fog } = table.scenario.rules
  const intelligence = branches.indexOf('intelligence')
  const bit = sightBit(sight.seen, side)
  const front = frontOf(table, state, side)
  const enemies = table.unitsOf[otherSide(side)].filter((unit) => state.hex[unit] > 0)
  const staffs = table.hqsOf[side].flatMap((hq) => {
    const level = activeLevel(state, hq, intelligence)
    const depth = entry(fog.sightByLevel, level)
    const deeper = entry(fog.markersByLevel, level)
    if (state.hqHex[hq] <= 0 || (depth <= fog.sight && deeper === 0 && level < fog.ordersFrom)) return []
    const inRange = ranges.fresh(state, hq)
    const starts = front.filter((hex) => inRange[hex] === 1)
    return [{ level, depth, deeper, steps: stepsFrom(table, starts, depth + deeper) }]
  })
  for (const { depth, steps } of staffs)
    for (const hex of table.board.spaces)
      if (steps[hex] <= depth && !terrainAt(table, state, hex).limitsSight) state.sight[hex] |= bit
  const markers: number[] = []
  let orders = false
  for (const { level, depth, deeper, steps } of staffs)
    for (const unit of enemies) {
      const hex = state.hex[unit]
      const clear = terrainAt(table, state, hex).limitsSight ? fog.sight : depth
      if (sees(state, side, hex)) {
        if (level < fog.ordersFrom || steps[hex] > clear || state.stance[unit] === stance.none) continue
        orders ||= state.stanceKnown[unit] === 0
        state.stanceKnown[unit] = 1
      } else if (steps[hex] <= clear + deeper && markUnit(table, state, unit)) markers.push(hex)
    }
  return { markers: inMapOrder(markers), orders }
}

const entry = (byLevel: readonly number[], level: number): number => byLevel[Math.min(level, byLevel.length - 1)] ?? 0

/** The hexes that a side sees and did not see before. */
const newHexes = (table: Table, state: ReadonlyState, side: Side, before: Uint8Array): number[] => {
  const news: number[] = []
  for (const hex of table.board.spaces) if (before[hex] === 0 && sees(state, side, hex)) news.push(hex)
  return news
}

/** Tells a side of hexes that it did not see before, and of the enemy's units in them. */
const tell = (table: Table, draft: OperationalDraft, side: Side, hexes: readonly number[], isNews: boolean): void => {
  if (hexes.length === 0) return
  const { state } = draft
  const isNew = new Set(hexes)
  const units = table.unitsOf[otherSide(side)].filter((unit) => isNew.has(state.hex[unit]))
  draft.emit({ type: 'revealed', side, units, ...(isNews ? { rolled: true } : {}) })
}
