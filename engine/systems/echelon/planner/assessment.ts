/** The planner's assessment of a position before any decision: goals, the enemy's stacks, and the forces available against them. */
import type { Hex } from '../../../hex.ts'
import { once } from '../../../once.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { isReady } from '../combat/attack.ts'
import { coastDefenceOf } from '../combat/strength.ts'
import { coastGuard, featuresAt, terrainAt } from '../ground.ts'
import type { EchelonGame } from '../index.ts'
import { leftOf, mayMove } from '../movement.ts'
import { replacementPlaces } from '../replacement.ts'
import { point } from '../rules.ts'
import type { Services } from '../services.ts'
import { leadsFrom, type Net } from '../supply/headquarters.ts'
import { stop } from '../supply/lineLengths.ts'
import { hexesAround, type Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { faceOf, has, isCombatUnit } from '../units.ts'
import { type Goal, goalsOf, isLastWord, keyWorthsOf, prizesOf } from './goals.ts'
import { type Gait, type Ground, makeGround } from './ground.ts'
import { type MakeMarches, type Marches, makeMarches } from './marches.ts'
import { orderOf } from './order.ts'
import { chanceAt, strengthOf, strideOf } from './strength.ts'
import type { Weights } from './weights.ts'

/** Enemy units in a hex, and what an attack on them could come to; each figure is worked out when it is asked for. */
export interface Target {
  readonly hex: Hex
  /** Strength points with ground and disorder, in tenths. */
  readonly defence: number
  /** Printed points of those who fight. */
  readonly printed: number
  /** The worth of taking the hex, besides the losses. */
  readonly prize: number
  /** Attack points that stand beside it already, and those that could still come, in tenths. */
  readonly beside: number
  readonly coming: number
  /** Worth preparing for, and by how much: 0 when it is not. */
  readonly promise: number
}

/** A hex that is better for a unit than its own. */
export interface Journey {
  readonly to: Hex
  /** Its worth beyond staying. */
  readonly gain: number
}

/** A state that could be the true one, and what is asked about it: apart, so that all answers about it are kept. */
export interface World {
  readonly services: Services
  readonly state: Position
}

export interface Assessment {
  readonly game: EchelonGame
  readonly services: Services
  readonly table: Table
  readonly weights: Weights
  readonly ground: Ground
  readonly state: Position
  /** Other states that look alike: the enemy's hidden units lie otherwise. */
  others(): readonly World[]
  readonly side: Side
  readonly enemy: Side
  readonly goals: readonly Goal[]
  readonly targets: ReadonlyMap<Hex, Target>
  /** Where units that are proposed to be taken are to go. */
  readonly destinations: Map<number, Hex>
  /** Where units could go, as far as it was asked for. */
  readonly journeys: Map<number, Journey | undefined>
  /** True if a unit would be in full supply in a hex. */
  isFed(unit: number, hex: Hex): boolean
  /** True if a headquarters would get the stores of its depot in a hex; so does one whose depot is gone. */
  isLed(headquarters: number, hex: Hex): boolean
  /** The same, when the enemy closes all ways between them that he is likely to come to and that nobody keeps open. */
  isSafelyLed(headquarters: number, hex: Hex): boolean
  /** Attack points, in tenths, that the enemy can bring against a hex in its next turn. */
  threatTo(hex: Hex): number
  /** The same, of all that could come if the enemy wanted nothing else. */
  raidTo(hex: Hex): number
  /**
   * Returns the worth of a headquarters or a depot, with the strength of units that would be without supply if it were lost; 0 of others.
   */
  keyWorth(unit: number): number
  /** Hexes in which cadres are built up, if there are points for them. */
  renewing(): readonly Hex[]
  /** Returns the worth of prizes open to the enemy in his next turn, in hundredths of a point. */
  open(): number
  /** How much more that is when a unit goes to a hex. */
  openedBy(unit: number, to: Hex): number
  /** Returns the worth behind a hex of the line, in hundredths of a point: prizes open to the enemy in two turns if all left it. */
  behind(hex: Hex): number
  /** Defence of units at a hex with what its ground gives, in tenths. */
  defenceAt(hex: Hex, units: readonly number[]): number
}

/** Strength points of coast defences that hold a hex alone, in tenths. echelon.23 */
const gunsAt = (table: Table, state: Position, hex: Hex): number => {
  const side = coastGuard(table, state, hex)
  return side === undefined ? 0 : Math.floor((10 * coastDefenceOf(table, state, side, hex)) / point)
}

type Led = ReturnType<typeof leadsFrom>

/** The measurements that last for a game, and the order in which each side's units are considered. */
export interface Lasting {
  readonly ground: Ground
  readonly marchesOf: MakeMarches
  readonly order: readonly [readonly number[], readonly number[]]
}

export const lastingOf = ({ services, table }: EchelonGame): Lasting => {
  const ground = makeGround(table)
  return { ground, marchesOf: makeMarches(services, ground), order: orderOf(table) }
}

export const assessPosition = (
  game: EchelonGame,
  { ground, marchesOf, order }: Lasting,
  weights: Weights,
  state: Position,
  others: () => readonly World[],
): Assessment => {
  const { services, table } = game
  const { side } = state
  const enemy = otherSide(side)
  const marches = once(
    (): Marches =>
      isLastWord(table, state) ? noMarches : marchesOf(state, side, (unit) => strengthOf(table, state, unit, 'attack')),
  )
  const defenceAt = (hex: Hex, units: readonly number[]): number => {
    const sum = units.reduce((all, unit) => all + strengthOf(table, state, unit, 'defence'), 0)
    return sum === 0 ? 0 : Math.floor((sum * coverOf(table, state, hex)) / 10)
  }
  const goals = goalsOf(table, state, side, weights, {
    raidTo: (hex) => marches().raidTo(hex),
    defenceOf: (hex) =>
      services.stacks.held(state, enemy)[hex] > 0 ? defenceAt(hex, services.stacks.at(state, hex)) : 0,
  })
  const targets = new Map<Hex, Target>()
  const worlds = once(others)
  const fed = once(() => services.supplies.of(state, side).full)
  const keys = once(() => keyWorthsOf(assessment))
  const prizes = once(() => prizesOf(assessment))
  const open = once(() => marches().open(prizes()))
  const renewing = once(() =>
    state.infantry[side] + state.armour[side] > 0 ? replacementPlaces(services, state, side) : [],
  )
  const depths = new Map<Hex, number>()
  const assessment: Assessment = {
    game,
    services,
    table,
    weights,
    ground,
    state,
    others: worlds,
    side,
    enemy,
    goals,
    targets,
    destinations: new Map(),
    journeys: new Map(),
    isFed: (unit, hex) => (fed()[hex] & services.supplies.nationBits[unit]) !== 0,
    ...leadingOf(services, state, (hex) => marches().threatTo(hex)),
    threatTo: (hex) => marches().threatTo(hex),
    raidTo: (hex) => marches().raidTo(hex),
    keyWorth: (unit) => keys().get(unit) ?? 0,
    renewing,
    behind(hex) {
      const known = depths.get(hex) ?? marches().behind(prizes(), hex)
      depths.set(hex, known)
      return known
    },
    open,
    openedBy(unit, to) {
      if (to === state.hex[unit]) return 0
      const at = order[side].indexOf(unit)
      // Those who are thought of later are free to go: the first of a stack for whom there is nothing better stays.
      const stays = (other: number): boolean => order[side].indexOf(other) < at
      return marches().openWith(prizes(), unit, to, stays) - open()
    },
    defenceAt,
  }
  const attackers = once(() => attackersOf(assessment))
  const held = services.stacks.held(state, enemy)
  // Coast defences hold their port without units. echelon.23
  for (const hex of [...services.stacks.hexes(state), ...table.scenario.map.ports.map((port) => port.hex)])
    if (held[hex] > 0) targets.set(hex, new EnemyStack(assessment, attackers, hex))
  return assessment
}

/** Tells which headquarters their depots reach: in the present position, and with the enemy wherever he is likely to come. */
const leadingOf = (
  services: EchelonGame['services'],
  state: Position,
  threatTo: (hex: Hex) => number,
): Pick<Assessment, 'isLed' | 'isSafelyLed'> => {
  const { side } = state
  const askOf = (changed: (net: Net) => Net) => {
    const known = new Map<number, Led>()
    return (headquarters: number, hex: Hex): boolean => {
      const depot = state.depot[headquarters] - 1
      if (depot < 0 || state.hex[depot] <= 0) return true
      const isLed =
        known.get(depot) ?? leadsFrom(services, state, changed(services.supplies.of(state, side).net), depot)
      known.set(depot, isLed)
      return isLed(hex)
    }
  }
  const withThreats = (net: Net): Net => {
    const { overland, roads } = net.lanes
    const friends = services.stacks.held(state, side)
    const stops = overland.stops.map((one, hex) =>
      one === stop.none && friends[hex] === 0 && threatTo(hex) > 0 ? stop.end : one,
    )
    return { ...net, lanes: { overland: { ...overland, stops }, roads: { ...roads, stops } } }
  }
  return { isLed: askOf((net) => net), isSafelyLed: askOf(withThreats) }
}

const noMarches: Marches = { threatTo: () => 0, raidTo: () => 0, open: () => 0, behind: () => 0, openWith: () => 0 }

/** Returns the effect of ground for a defender, in tenths. */
const coverOf = (table: Table, state: Position, hex: Hex): number => {
  const die = featuresAt(table, state, hex).reduce(
    (sum, feature) => sum + feature.die,
    terrainAt(table, state, hex).die,
  )
  return 10 - 3 * die
}

/** Hexes from a hex to the nearest enemies that are known; 99 where there are none. */
export const awayFromEnemy = ({ table, targets }: Pick<Assessment, 'table' | 'targets'>, hex: Hex): number =>
  Math.min(99, ...[...targets.keys()].map((enemy) => table.board.distance(enemy, hex)))

/** How much nearer to what a side wants a hex is, in hundredths of a point. */
export const pullOf = (assessment: Assessment, gait: Gait, hex: Hex): number => drawAt(assessment, gait, hex).pull

/** Returns the goal that draws a unit in a hex most, and its strength. */
export const drawAt = (
  { goals, ground, weights: { horizon } }: Assessment,
  gait: Gait,
  hex: Hex,
): { readonly pull: number; readonly goal: Goal | undefined } => {
  let [pull, best]: [number, Goal | undefined] = [0, undefined]
  for (const goal of goals) {
    if (goal.draw <= pull) continue
    const away = ground.fieldTo(gait, goal.hex)[hex]
    const here = away < horizon ? Math.floor((goal.draw * (horizon - away)) / horizon) : 0
    if (here > pull) [pull, best] = [here, goal]
  }
  return { pull, goal: best }
}

/** A unit that could attack: from where, whether it could beside it, and from how far it can still come. */
interface Attacker {
  readonly from: Hex
  /** Strength points, in tenths. */
  readonly attack: number
  readonly isReady: boolean
  readonly reach: number
}

const attackersOf = ({ table, services, state, side }: Assessment): readonly Attacker[] =>
  table.unitsOf[side]
    .map((unit) => ({ unit, attack: strengthOf(table, state, unit, 'attack') }))
    .filter(({ unit, attack }) => state.hex[unit] > 0 && attack > 0)
    .map(({ unit, attack }) => {
      const mayCome =
        !has(state, unit, status.moved) && mayMove(services, state, unit) && leftOf(table, state, unit) > 0
      return {
        from: state.hex[unit],
        attack,
        isReady: isReady(table, state, unit),
        reach: mayCome ? strideOf(table, state, unit) + 2 : 0,
      }
    })

/** A class: an object with getters of its own takes much longer to make. */
class EnemyStack implements Target {
  readonly hex: Hex
  readonly #assessment: Assessment
  readonly #units: readonly number[]
  readonly #attackers: () => readonly Attacker[]
  #defence: number | undefined
  #near: Pick<Target, 'beside' | 'coming'> | undefined
  #prize: number | undefined
  #promise: number | undefined

  constructor(assessment: Assessment, attackers: () => readonly Attacker[], hex: Hex) {
    this.hex = hex
    this.#assessment = assessment
    this.#units = assessment.services.stacks.at(assessment.state, hex)
    this.#attackers = attackers
  }

  get defence(): number {
    const { table, state, defenceAt } = this.#assessment
    this.#defence ??= this.#units.length > 0 ? defenceAt(this.hex, this.#units) : gunsAt(table, state, this.hex)
    return this.#defence
  }

  get printed(): number {
    const { table, state } = this.#assessment
    return this.#units.reduce(
      (sum, unit) => sum + (isCombatUnit(table, unit) ? faceOf(table, state, unit).defence : 0),
      0,
    )
  }

  get beside(): number {
    this.#near ??= this.#findNear()
    return this.#near.beside
  }

  get coming(): number {
    this.#near ??= this.#findNear()
    return this.#near.coming
  }

  #findNear(): Pick<Target, 'beside' | 'coming'> {
    const { board } = this.#assessment.table
    let [beside, coming] = [0, 0]
    for (const { from, attack, isReady, reach } of this.#attackers()) {
      const away = board.distance(from, this.hex)
      if (away === 1) beside += isReady ? attack : 0
      else if (away <= reach) coming += attack
    }
    return { beside, coming }
  }

  get prize(): number {
    this.#prize ??= this.#findPrize()
    return this.#prize
  }

  #findPrize(): number {
    const { table, weights, goals } = this.#assessment
    const pull = (hex: Hex): number => pullOf(this.#assessment, 'other', hex)
    const goal = goals.find(({ hex, isOwn }) => hex === this.hex && !isOwn)
    const near = hexesAround(table, this.hex).reduce((most, next) => Math.max(most, pull(next)), 0)
    return (
      weights.dislodged +
      (goal === undefined ? 0 : Math.floor((goal.worth * weights.take) / 100)) +
      Math.max(0, pull(this.hex) - Math.floor((near * (weights.horizon - 2)) / weights.horizon))
    )
  }

  get promise(): number {
    this.#promise ??= this.#findPromise()
    return this.#promise
  }

  #findPromise(): number {
    const { weights } = this.#assessment
    const odds = Math.floor((100 * (this.beside + this.coming)) / Math.max(1, this.defence))
    if (odds < weights.worthPreparing) return 0
    const all = this.prize + this.printed * weights.enemyLost
    return Math.floor((all * chanceAt(weights, Math.min(odds, weights.enough))) / 100)
  }
}
