/**
 * The worth of a position to a side, unit by unit, in thousandths of a medal. The planner adds up exact chances of battles, and the promise
 * and threat of places.
 */

import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { rangeOf } from '../battle/guns.ts'
import { eachTarget } from '../battle/pool.ts'
import { sidesOf } from '../battle/roll.ts'
import { type Chances, chancesOf } from '../chances.ts'
import { chancesAgainst, chancesWith } from '../forecast.ts'
import { groundsAt } from '../ground.ts'
import { medalsOf, placeMedals } from '../medals.ts'
import { kinds } from '../rules.ts'
import { demolished } from '../special/sabotage.ts'
import type { Table } from '../table.ts'
import { type BattleKind, battleKind, type Position } from '../types.ts'
import { sideOf } from '../units.ts'
import type { Judge } from './weights.ts'

/** Returns the worth of a battle's chances to the attacker. */
export const worthOfBattle = (
  services: Judge,
  state: Position,
  attacker: number,
  target: number,
  kind: BattleKind = battleKind.normal,
): number => {
  const chances = chancesAgainst(services, state, attacker, target, kind)
  if (chances === undefined) return 0
  const stake = stakeOf(services, state, sideOf(services.table, attacker))
  return worthOfChances(services, state, attacker, target, kind, chances, stake)
}

const worthOfChances = (
  services: Judge,
  state: Position,
  attacker: number,
  target: number,
  kind: BattleKind,
  chances: Chances,
  stake: number,
): number => {
  const { table, weights } = services
  const hit = worthOfHits(services, target, chances, stake)
  if (kind !== battleKind.normal) return hit
  if (table.distance[state.hex[attacker] * table.size + state.hex[target]] !== 1) return hit
  const place = table.placeAt[state.hex[target]]
  const gains = place >= 0 && state.held[place] === table.side[target] + 1 ? weights.win : 0
  return hit + ((chances.kill + chances.retreat) * gains) / 2000 - weights.ambush
}

/** Returns the worth of hits and flags to the side that deals them, by its stake. */
export const worthOfHits = (
  { table, weights }: Judge,
  target: number,
  { kill, hits, retreat }: Chances,
  stake: number,
): number =>
  ((kill * table.types[target].medals * weights.medal * stake) / 1000 +
    hits * weights.figure +
    retreat * weights.retreat) /
  1000

/** Returns the worth of another medal to a side, per mille of the usual: more when it decides. command-cards.C15 */
export const stakeOf = ({ table, weights }: Judge, state: Position, side: Side): number => {
  const { sides, tie } = table.scenario
  const own = medalsOf(table, state, side)
  const behind = medalsOf(table, state, otherSide(side)) - own + (tie === side ? 0 : 1)
  const lacking = sides[side].medals - own
  return lacking === 1 || (isLastRound(table, state) && behind === 1) ? weights.decisive : 1000
}

/** The best battle that a unit could fight from where it stands, with what is open to it; target -1 when there is none. */
export const bestBattle = (
  services: Judge,
  state: Position,
  unit: number,
  open: number,
  kind: BattleKind = battleKind.normal,
): { readonly target: number; readonly worth: number } => {
  const { table } = services
  let [target, worth, stake] = [-1, 0, 0]
  eachTarget(services, state, unit, kind, open, (enemy, dice) => {
    stake ||= stakeOf(services, state, sideOf(table, unit))
    const chances = chancesWith(table, state, unit, enemy, dice)
    const found = worthOfChances(services, state, unit, enemy, kind, chances, stake)
    if (found <= worth) return
    worth = found
    target = enemy
  })
  return { target, worth }
}

/** Returns the worth of a unit where it stands: places it holds, its way to others, and the threats there. */
export const worthOfStanding = (table: Table, state: Position, unit: number, goals: Goals): number => {
  const hex = state.hex[unit]
  if (hex <= 0) return 0
  return (
    worthOfPlace(table, state, unit, hex, goals) +
    goals.errand(unit, hex) +
    goals.nearness(unit, hex) -
    (danger(table, state, unit, hex, goals) * cautionOf(table, state, sideOf(table, unit), goals)) / 1000
  )
}

/**
 * How much a side minds danger, per mille. It throws caution off as the rounds run out in which somebody must be lost or won before it
 * loses on the clock, and need mind none when the enemy has no turn left. command-cards.C15
 */
const cautionOf = (table: Table, state: Position, side: Side, { weights }: Judged): number => {
  const { scenario } = table
  const isLast = isLastRound(table, state)
  if (isLast && side === 1) return 0
  const quiet = scenario.stalemate === undefined || scenario.tie === side ? far : scenario.stalemate - state.quiet - 1
  const rounds = scenario.isUnlimited === true || isAhead(table, state, side) ? far : scenario.turns - state.turn
  return Math.max(0, Math.min(1000, Math.floor((1000 * Math.min(quiet, rounds)) / weights.restless)))
}

/** True if a side would win if the medals were counted now. */
const isAhead = (table: Table, state: Position, side: Side): boolean => {
  const lead = medalsOf(table, state, side) - medalsOf(table, state, otherSide(side))
  return lead > 0 || (lead === 0 && table.scenario.tie === side)
}

/** True if the medals are counted at the end of this round. */
const isLastRound = ({ scenario }: Table, { turn }: Position): boolean =>
  scenario.isUnlimited !== true && turn >= scenario.turns

/** Medals of a place for the one who stands on it, be it to win them or to deny them to the enemy. */
const worthOfPlace = (table: Table, state: Position, unit: number, hex: Hex, goals: Goals): number => {
  const { weights, stakes } = goals
  const { placeAt, placeHexes, scenario } = table
  const index = placeAt[hex]
  if (index < 0) return 0
  const { place } = placeHexes[index]
  const { side: winner, medals, permanent, group, hexes } = scenario.medals[place]
  const own = sideOf(table, unit)
  const enemy = otherSide(own)
  const win = isLastRound(table, state) ? weights.medal : weights.win
  if (winner !== enemy) {
    if (permanent && state.held[index] === own + 1) return 0
    return (win * medals * stakes[own]) / (group === 'all' ? hexes.length * 1000 : 1000)
  }
  if (permanent && placeMedals(table, state, place, enemy) > 0 && state.held[index] === enemy + 1) return 0
  const isGuarded =
    group === 'all' && table.unitsOf[own].some((other) => other !== unit && isOnOther(state.hex[other], hexes, hex))
  const share = isGuarded ? weights.denyMore : 1000
  return (goals.deny(hex) * medals * stakes[enemy] * share) / 1_000_000
}

const isOnOther = (at: Hex, hexes: readonly Hex[], hex: Hex): boolean => at > 0 && at !== hex && hexes.includes(at)

/** Figures that the enemy's units can cost a unit on a hex in their next turn, weighed by how much each is missed. */
export const danger = (table: Table, state: Position, unit: number, hex: Hex, goals: Goals): number => {
  const { weights } = goals
  const own = sideOf(table, unit)
  const taken = own === goals.side ? goals.threat(state, hex) : threatTo(table, state, own, hex)
  if (taken === 0) return 0
  // As many dice as come on average.
  const acting = Math.min(taken, mostDanger) * weights.enemyActs
  const dice = Math.floor(acting / 1000)
  const more = acting - 1000 * dice
  return (
    (lossBy(table, unit, state.figures[unit], dice, goals) * (1000 - more) +
      lossBy(table, unit, state.figures[unit], dice + 1, goals) * more) /
    1000
  )
}

/** Returns the cost of so many dice against a unit to its side. */
const lossBy = (table: Table, unit: number, figures: number, dice: number, { weights }: Judged): number => {
  if (dice === 0) return 0
  const { hitBy, medals } = table.types[unit]
  const { faces } = table.scenario.rules.dice
  const hitting = hitBy.reduce((sum, face) => sum + faces[face], 0)
  const roll = { dice, sides: sidesOf(faces), hits: hitting, flags: 0, figures, ignores: 0, hexes: 1, room: 0 }
  const { kill, hits } = chancesOf(roll)
  return (kill * medals * (weights.medal - weights.figure) + hits * weights.figure) / 1000
}

/** Most dice that count as a danger to a unit, and most that are told apart. */
const [mostDanger, mostThreat] = [9, 20]

/** Dice that the enemy of a side can bring to bear on a hex in one turn. */
const threatTo = (table: Table, state: Position, side: Side, hex: Hex): number => {
  const { size, distance } = table
  let taken = 0
  for (const enemy of table.unitsOf[otherSide(side)]) {
    const at = state.hex[enemy]
    if (at <= 0) continue
    const attacker = table.types[enemy]
    const range = rangeOf(table, state, enemy)
    const far = Math.max(1, distance[at * size + hex] - Math.min(attacker.battlesAfter, attacker.moves))
    if (far > range.length) continue
    const dice = range[far - 1] - cover(table, state, hex, table.kind[enemy])
    if (dice > 0) taken += dice
  }
  return Math.min(taken, mostThreat)
}

/** Dice that the ground of a hex takes from a kind of attacker, as far as it does so for all who come. */
const cover = (table: Table, state: Position, hex: Hex, kind: number): number => {
  let most = 0
  for (const ground of groundsAt(table, state, hex)) {
    const taken = ground.reduction[kinds[kind]]
    if (taken > most) most = taken
  }
  return most
}

/** The part of the services that holds a player's weights. */
type Judged = Pick<Judge, 'weights'>

/** Where a side wants to go, and what threatens it there. What has been worked out for a hex is kept: the enemy stays where he is. */
export interface Goals extends Judged {
  readonly side: Side
  /** The worth of another medal to each side. */
  readonly stakes: readonly [number, number]
  /** More for a hex that is nearer to what the unit's side wants. */
  nearness(unit: number, hex: Hex): number
  /** Returns the worth of tasks on a hex for the side, besides medal places. */
  errand(unit: number, hex: Hex): number
  /** Returns the worth of standing in the enemy's way on a hex that he wants: nothing where he is far. */
  deny(hex: Hex): number
  /** Dice that the enemy can bring to bear on a hex in one turn. */
  threat(state: Position, hex: Hex): number
}

/** Returns the worth of tasks on hexes besides medal places: ways off the board, prisoners, equipment, landmarks, headquarters. */
const errandsOf = ({ table: { special }, weights }: Judge, state: Position, side: Side): ReadonlyMap<Hex, number> => {
  const errands = new Map<Hex, number>()
  for (const { side: whose, hexes, medals } of special.exits)
    if (whose === side) for (const hex of hexes) errands.set(hex, medals * weights.exit)
  for (const [index, { side: whose, hex, medals }] of special.prisoners.entries())
    if (whose === side && state.prisonersLeft[index] > 0) errands.set(hex, medals * weights.win)
  for (const [index, { side: whose, medals }] of special.equipment.entries()) {
    const hex = state.equipmentAt[index]
    if (whose === side && hex > 0) errands.set(hex, medals * weights.win)
  }
  for (const [index, { side: whose, hex }] of special.sabotage.entries())
    if (whose === side && state.sabotaged[index] < demolished) errands.set(hex, weights.errand)
  for (const { side: whose, hexes } of special.airplanes)
    if (whose !== side) for (const hex of hexes) errands.set(hex, weights.errand)
  for (const [index, { side: owner, hex }] of special.headquarters.entries())
    if ((owner === side) === (state.hqTaken[index] === 1)) errands.set(hex, weights.errand)
  return errands
}

/** The goals of a side in a position: places it can still win, errands, and the enemy. */
export const goalsOf = (judge: Judge, state: Position, side: Side): Goals => {
  const { table, weights } = judge
  const { size, distance } = table
  const errands = errandsOf(judge, state, side)
  const places: Hex[] = [...errands.keys()]
  for (const [index, { place, hex }] of table.placeHexes.entries()) {
    const { side: winner } = table.scenario.medals[place]
    if ((winner === undefined || winner === side) && state.held[index] !== side + 1) places.push(hex)
  }
  const enemies = table.unitsOf[otherSide(side)]
  const toward = weights.towardEnemy * (2 - cautionOf(table, state, side, judge) / 1000)
  const unknown = 255
  const nearestPlace = new Uint8Array(size).fill(unknown)
  const nearestEnemy = new Uint8Array(size)
  const threats = new Uint8Array(size).fill(unknown)
  // A unit may clear away what lies on a hex that it enters or leaves.
  const threatenedOver = new Uint8Array(size)
  const measure = (hex: Hex): void => {
    let [place, enemy] = [far, far]
    for (const goal of places) place = Math.min(place, distance[hex * size + goal])
    for (const other of enemies) {
      const at = state.hex[other]
      if (at > 0) enemy = Math.min(enemy, distance[hex * size + at])
    }
    nearestPlace[hex] = place
    nearestEnemy[hex] = enemy
  }
  return {
    side,
    weights,
    stakes: [stakeOf(judge, state, 0), stakeOf(judge, state, 1)],
    nearness(unit, hex) {
      if (nearestPlace[hex] === unknown) measure(hex)
      const enemy = nearestEnemy[hex]
      const wanted = table.types[unit].kind === 'artillery' ? Math.max(3, enemy) : enemy
      return (
        (places.length === 0 ? 0 : -nearestPlace[hex] * weights.towardPlace) -
        (enemy === far ? 0 : Math.min(wanted, 12) * toward)
      )
    },
    deny(hex) {
      if (nearestPlace[hex] === unknown) measure(hex)
      const rows = Math.max(0, Math.min(1000, (farOff - nearestEnemy[hex]) * 200))
      return (weights.deny * rows) / 1000
    },
    errand: (unit, hex) => (table.side[unit] === side ? (errands.get(hex) ?? 0) : 0),
    threat(position, hex) {
      if (threats[hex] === unknown || threatenedOver[hex] !== position.obstacle[hex]) {
        threats[hex] = threatTo(table, position, side, hex)
        threatenedOver[hex] = position.obstacle[hex]
      }
      return threats[hex]
    },
  }
}

/** Hexes from which nobody comes before somebody else is there. */
const farOff = 8

/** Farther than any hex of a board. */
const far = 99
