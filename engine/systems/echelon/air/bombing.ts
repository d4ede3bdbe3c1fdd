/** Bombs, naval guns and siege guns against what stands in a hex. echelon.27d, A3 */
import { distance, type Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { coastDefence, isCity, isFortified, isFortress } from '../ground.ts'
import { hexesWhere } from '../lift.ts'
import { type Installation, installations, installationsIn, times, timesRoundedUp } from '../rules.ts'
import { hitCoast, isCoast } from '../sea/coast.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { unitsAt } from '../stacks.ts'
import { pay, payable } from '../supply/stores.ts'
import type { Table } from '../table.ts'
import { type EchelonState, type Position, rail, status } from '../types.ts'
import { can, eliminate, faceOf, has } from '../units.ts'
import { isShotAt } from './antiAircraft.ts'

/** Lists the targets in a hex, as far as its enemy knows: position guns are assumed, not looked up. */
export const installationsAt = (services: Services, state: Position, hex: Hex, attacker: Side): readonly number[] => {
  const { table } = services
  if (state.owner[hex] !== otherSide(attacker) + 1) return []
  const hasPort = state.port[hex] > 0 && state.portGone[hex] === 0
  const isPlace = hasPort || state.airbase[hex] > 0 || isCity(table, hex) || isFortified(table, state, hex)
  const is: Readonly<Record<Installation, boolean>> = {
    port: hasPort && state.portHits[hex] < state.port[hex],
    airbase: state.airbaseHits[hex] < state.airbase[hex],
    coast: coastDefence(table, state, hex) > 0,
    rail: (state.rail[hex] & (rail.laid | rail.broken)) === rail.laid,
    aa: isPlace && unitsAt(services, state, hex).some((unit) => table.side[unit] !== attacker),
  }
  return [...installations.keys()].filter((one) => is[installations[one]])
}

/** Fewest points of each column, as far as there are so many. */
export const pointsWorthwhile = ({ scenario }: Table, most: number): readonly number[] =>
  scenario.rules.air.bombing.columns.filter((points) => points <= most)

/** Rolls on the table of bombing and naval gunnery. */
export const hitsOf = (
  { scenario }: Table,
  { state, dice }: EchelonDraft,
  occasion: string,
  side: Side,
  hex: Hex,
  points: number,
): number => {
  const { columns, rows } = scenario.rules.air.bombing
  const column = columns.findLastIndex((least) => points >= least)
  if (column < 0) return 0
  return rows[dice.at({ turn: state.turn, side }, occasion, hex).below(rows.length)][column]
}

/** Takes hits off what they fell on; nothing is left below none. */
const takeHits = (
  services: Services,
  draft: EchelonDraft,
  side: Side,
  hex: Hex,
  what: Installation,
  hits: number,
): void => {
  const { state } = draft
  const { table } = services
  if (what === 'port') state.portHits[hex] = Math.min(state.port[hex], state.portHits[hex] + hits)
  if (what === 'airbase') state.airbaseHits[hex] = Math.min(state.airbase[hex], state.airbaseHits[hex] + hits)
  if (what === 'coast') hitCoast(table, draft, hex, hits)
  if (what === 'rail' && hits > 0) state.rail[hex] |= rail.broken
  if (what !== 'aa') return
  let left = hits
  for (const unit of [...unitsAt(services, state, hex)]) {
    if (table.side[unit] === side || !can(table, state, unit, 'position-aa')) continue
    const lost = Math.min(left, state.aa[unit])
    left -= lost
    losePoints(table, draft, state, unit, lost)
  }
}

/** A counter without points is eliminated, and comes back whole when it is rebuilt. */
const losePoints = (table: Table, draft: EchelonDraft, state: EchelonState, unit: number, lost: number): void => {
  state.aa[unit] -= lost
  if (state.aa[unit] > 0) return
  eliminate(table, draft, unit, 'box')
  state.aa[unit] = table.profiles[unit].design.aa
}

const fire = (
  services: Services,
  draft: EchelonDraft,
  side: Side,
  hex: Hex,
  what: number,
  points: number,
  by: 'air' | 'sea' | 'siege',
  aa = false,
): void => {
  const hits = hitsOf(services.table, draft, `bombardment by ${by}`, side, hex, points)
  takeHits(services, draft, side, hex, installations[what], hits)
  draft.emit({ type: 'bombed', side, hex, by, installation: what, points, aa, hits, rolled: true })
}

/** Bombers fly through the anti-aircraft of the hex first; a hit halves their points. echelon.A2 */
export const bomb = (
  services: Services,
  draft: EchelonDraft,
  side: Side,
  hex: Hex,
  what: number,
  points: number,
): void => {
  const { hitShare } = services.table.scenario.rules.air
  const isShot = isShotAt(services, draft, side, [hex], installations[what] === 'airbase' ? 'airbase' : 'bomb')
  draft.state.airPoints[side] -= points
  fire(services, draft, side, hex, what, isShot ? times(points, hitShare) : points, 'air', isShot)
}

/** Hexes that ships reach with their guns. */
export const isInGunRange = (table: Table, hex: Hex): boolean => isCoast(table, hex)

export const shell = (
  services: Services,
  draft: EchelonDraft,
  side: Side,
  hex: Hex,
  what: number,
  points: number,
): void => {
  draft.state.navalPoints[side] -= points
  fire(services, draft, side, hex, what, points, 'sea')
}

/** SPs for so many installations, in REs: half of one each, rounded up once. echelon.27d */
const siegeCost = ({ scenario }: Table, count: number): number => {
  const { air, supply } = scenario.rules
  return timesRoundedUp(count * supply.reOfSp, air.siegeSupply)
}

/**
 * Lists the targets of a siege unit: installations of fortresses, and of cities too for long-range guns; with supply for each. echelon.26c,
 * 27d
 */
export const siegesOf = (
  services: Services,
  state: Position,
  unit: number,
): readonly { readonly to: Hex; readonly installations: number }[] => {
  const { table } = services
  const isLong = can(table, state, unit, 'long-siege')
  const from = state.hex[unit]
  if (!isLong && !can(table, state, unit, 'siege')) return []
  if (
    from <= 0 ||
    state.carrier[unit] > 0 ||
    has(state, unit, status.attacked | status.disrupted | status.inReserve | status.working)
  )
    return []
  const range = table.scenario.rules.air.siegeRange[isLong ? 'long-siege' : 'siege']
  const strength = faceOf(table, state, unit).attack
  const side = table.side[unit]
  const targets = hexesWhere(
    table,
    (to) => (isFortress(table, state, to) || (isLong && isCity(table, to))) && distance(table.board, from, to) <= range,
  )
  if (targets.length === 0) return []
  const stock = payable(services, state, side, from)
  return targets.flatMap((to) => {
    const there = installationsAt(services, state, to, side).reduce((bits, one) => bits | (1 << one), 0)
    return Array.from({ length: there }, (_, index) => index + 1)
      .filter((bits) => (bits & ~there) === 0 && installationsIn(bits).length <= strength)
      .filter((bits) => siegeCost(table, installationsIn(bits).length) <= stock)
      .map((bits) => ({ to, installations: bits }))
  })
}

/** Siege guns divide their printed strength among what was paid for, the first of them having what does not divide. echelon.27d */
export const besiege = (services: Services, draft: EchelonDraft, unit: number, to: Hex, bits: number): void => {
  const { table } = services
  const { state } = draft
  const side = table.side[unit]
  const targets = installationsIn(bits)
  pay(services, draft, side, state.hex[unit], siegeCost(table, targets.length))
  state.status[unit] |= status.attacked
  const strength = faceOf(table, state, unit).attack
  const share = Math.floor(strength / targets.length)
  for (const [index, one] of targets.entries())
    fire(services, draft, side, to, one, share + (index < strength % targets.length ? 1 : 0), 'siege')
}
