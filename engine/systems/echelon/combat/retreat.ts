/** Where units fall back to, after a combat or before it. echelon.C10, 11b, 29e */
import { degree, type Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { groundCost, noStep } from '../movement.ts'
import { isAtSea } from '../sea/coast.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { fits, sideAt } from '../stacks.ts'
import { isBarredToHorse } from '../supply/lines.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, cargoOf, faceOf } from '../units.ts'
import { inZone } from '../zones.ts'
import { loseUnit, makeCadre } from './losses.ts'

export interface RetreatOptions {
  /** Hexes to choose among; none when the unit is trapped. */
  readonly hexes: readonly Hex[]
  /** They lie in zones of control of the enemy, with no friend in them. */
  readonly isInZone: boolean
}

/** A carrier falls back with its cargo. echelon.44 */
export const partyOf = (table: Table, state: Position, unit: number): readonly number[] => [
  unit,
  ...cargoOf(table, state, unit),
]

/** True if a unit goes with its carrier, without a choice of its own. */
export const isCarriedAlong = (state: Position, unit: number): boolean =>
  state.carrier[unit] > 0 && state.hex[state.carrier[unit] - 1] === state.hex[unit]

/** Hexes that a unit can step into from one, by ground and water, and that no enemy holds. */
const stepsFrom = (services: Services, state: Position, unit: number, from: Hex): readonly Hex[] => {
  const { table } = services
  const enemy = otherSide(table.side[unit])
  const found: Hex[] = []
  for (let edge = from * degree; edge < (from + 1) * degree; edge++) {
    const to = table.board.neighbours[edge]
    if (to === 0 || to === state.target || groundCost(table, state, unit, edge) === noStep) continue
    // Cavalry is lost where it has no supply in arid ground. echelon.29e
    if (isBarredToHorse(services, state, unit, to) || sideAt(services, state, to) === enemy) continue
    found.push(to)
  }
  return found
}

/**
 * Where a unit retreats: a hex where no enemy rules, or friends stand. Where it would be too crowded, or still in a zone of control, it
 * goes a hex on. Of several hexes those nearest to supply are offered.
 */
export const retreatOf = (services: Services, state: Position, unit: number): RetreatOptions => {
  const { table, zones } = services
  const side = table.side[unit]
  const trapped = { hexes: [], isInZone: false }
  if (faceOf(table, state, unit).move === 0 || table.profiles[unit].type.moves === 'rail') return trapped
  // No ship takes a beaten landing back on board. echelon.L4
  if (isAtSea(table, state, unit)) return trapped
  const { hexes: steps, more } = table.scenario.rules.combat.retreat
  const party = partyOf(table, state, unit)
  const isOfEnemy = (hex: Hex): boolean => inZone(zones, state, otherSide(side), hex)
  const hasFriends = (hex: Hex): boolean => sideAt(services, state, hex) === side
  const hasRoom = (hex: Hex): boolean => fits(services, state, hex, party)
  const isEnd = (hex: Hex): boolean => !isOfEnemy(hex) && hasRoom(hex)
  const isPassable = (hex: Hex): boolean => !isOfEnemy(hex) || hasFriends(hex)

  const start = state.hex[unit]
  const reached = new Set<Hex>([start])
  let ring: readonly Hex[] = [start]
  for (let step = 1; step <= steps + more; step++) {
    const next = new Set(
      ring.flatMap((hex) => stepsFrom(services, state, unit, hex)).filter((hex) => !reached.has(hex)),
    )
    ring = [...next].filter(isPassable)
    for (const hex of next) reached.add(hex)
    const ends = step < steps ? [] : ring.filter(isEnd)
    if (ends.length > 0) return { hexes: nearestToSupply(table, state, side, ends), isInZone: false }
  }
  const beside = stepsFrom(services, state, unit, start).filter(hasRoom)
  const withFriends = beside.filter(hasFriends)
  if (withFriends.length > 0) return { hexes: nearestToSupply(table, state, side, withFriends), isInZone: false }
  return { hexes: nearestToSupply(table, state, side, beside.filter(isOfEnemy)), isInZone: true }
}

/** Of some hexes those nearest to a depot or a source of supply of a side. */
const nearestToSupply = (table: Table, state: Position, side: Side, hexes: readonly Hex[]): readonly Hex[] => {
  const { entry, sources } = table.scenario.sides[side]
  const depots = table.unitsOf[side].filter(
    (unit) =>
      state.hex[unit] > 0 && (can(table, state, unit, 'major-depot') || can(table, state, unit, 'command-depot')),
  )
  const ends = [...sources, ...(entry > 0 ? [entry] : []), ...depots.map((unit) => state.hex[unit])]
  const distanceOf = (hex: Hex): number => Math.min(...ends.map((end) => table.board.distance(hex, end)))
  const least = Math.min(...hexes.map(distanceOf))
  return hexes.filter((hex) => distanceOf(hex) === least).sort((one, other) => one - other)
}

/** A unit falls back. Those that must go through a zone of control become cadres, or are lost. */
export const retreatTo = (services: Services, draft: EchelonDraft, unit: number, to: Hex): void => {
  const { state, emit } = draft
  const { table } = services
  const { isInZone } = retreatOf(services, state, unit)
  for (const one of partyOf(table, state, unit)) {
    if (isInZone) {
      if (!table.profiles[one].hasCadre || state.reversed[one] === 1) {
        loseUnit(services, draft, one)
        continue
      }
      makeCadre(services, draft, one)
    }
    emit({ type: 'retreated', side: table.side[one], unit: one, from: state.hex[one], to })
    state.hex[one] = to
    state.status[one] |= status.retreated
  }
}
