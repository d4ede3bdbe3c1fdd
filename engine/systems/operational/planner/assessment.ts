/** How a side assesses the position before it decides: goals, threats, supply. Made anew for each decision, from the view. */
import { floodFrom, unreached } from '../../../flood.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { OperationalGame } from '../index.ts'
import { hexesAround } from '../places.ts'
import { destroyed, type OperationalState } from '../types.ts'
import type { OperationalView } from '../viewTypes.ts'
import { type Bonuses, bonusesOf } from './bonuses.ts'
import { type DistanceField, distancesTo, far, type Gait, type Ground, gaitOf, gaits } from './ground.ts'
import { weights } from './weights.ts'

export interface Assessment {
  readonly game: OperationalGame
  readonly ground: Ground
  readonly side: Side
  /** A private copy of the position as seen, to try things on. */
  readonly state: OperationalState
  /** Units on the map. */
  readonly own: readonly number[]
  readonly enemies: readonly number[]
  /** Unit in each hex, or -1. */
  readonly unitAt: Int16Array
  /** By unit: 1 for the enemy's. */
  readonly isEnemy: Uint8Array
  readonly gait: readonly Gait[]
  /** Distance to the nearest objective that the side needs and does not hold; undefined when there is none. */
  readonly toGoal: Readonly<Record<Gait, DistanceField>> | undefined
  readonly goals: ReadonlySet<number>
  /** Objectives that the side must keep from the enemy: those it won, and those the enemy needs. */
  readonly toKeep: ReadonlySet<number>
  /** How far a hex is off the enemy's shortest path to what it needs, in movement points; `far` when it needs nothing. */
  readonly offPath: Int16Array
  /** The same for the side's own hubs that enemies could reach within two turns. */
  readonly offHubPath: Int16Array
  /** Own hubs that enemies could reach within two turns. */
  readonly toGuard: ReadonlySet<number>
  /** Attack strength that the enemy could bring against a hex next turn, roughly. */
  readonly threat: Int32Array
  /** Hexes from supplied ground: 0 in supply; `unreached` where there is no way. */
  readonly fromSupply: Uint16Array
  readonly bonuses: Bonuses
  /** Per mille of the game that is over. */
  readonly elapsed: number
  readonly isLastTurn: boolean
}

/** What the enemy could do next turn; cached while no enemy unit changes, as for most of a turn. */
interface EnemyThreat {
  readonly advances: readonly Advance[]
  readonly threat: Int32Array
}

/** Returns the threat of the enemy's units, cached while none of them has changed. */
type ThreatCache = (ground: Ground, state: OperationalState, enemies: readonly number[]) => EnemyThreat

export const makeThreatCache = (game: OperationalGame, gait: readonly Gait[]): ThreatCache => {
  let known: EnemyThreat | undefined
  let seenOn: Ground | undefined
  let seen = ''
  return (ground, state, enemies) => {
    const now = enemies.map((n) => `${n}.${state.hex[n]}.${state.active[n]}.${state.suppressed[n]}`).join(' ')
    if (known === undefined || seenOn !== ground || seen !== now) {
      known = {
        advances: advancesOf(ground, state, gait, enemies),
        threat: threatOf(game, ground, state, gait, enemies),
      }
      seenOn = ground
      seen = now
    }
    return known
  }
}

/** The gait of every unit. */
export const gaitsOf = ({ table }: OperationalGame): Gait[] =>
  table.types.map(({ movementClass }) => gaitOf(movementClass))

/** Reads the position for the viewer's side. */
export const readPosition = (
  game: OperationalGame,
  ground: Ground,
  view: OperationalView,
  state: OperationalState,
  gait: readonly Gait[],
  threatCache: ThreatCache,
): Assessment => {
  const { scenario } = game
  const side = view.side
  const enemy = otherSide(side)
  const unitAt = new Int16Array(ground.size).fill(-1)
  const own: number[] = []
  const enemies: number[] = []
  scenario.units.forEach((unit, n) => {
    if (state.hex[n] <= destroyed) return
    unitAt[state.hex[n]] = n
    ;(unit.side === side ? own : enemies).push(n)
  })
  const holds = (objective: { hex: number; side: Side }): boolean => state.owner[objective.hex] === objective.side
  const goals = new Set(scenario.objectives.filter((o) => o.side === side && !holds(o)).map((o) => o.hex))
  const lost = scenario.objectives.filter((o) => o.side === enemy && holds(o)).map((o) => o.hex)
  for (const hex of lost) goals.add(hex)
  // The enemy must not take its own objectives, nor take back those that the side holds.
  const toKeep = new Set(scenario.objectives.filter((o) => holds(o) === (o.side === side)).map((o) => o.hex))
  // What cuts supply in the last turns is felt too late to matter.
  const toGuard =
    scenario.turns - view.turn < turnsToFeelSupply ? [] : threatenedHubs(game, ground, state, gait, side, enemies)
  const { advances, threat } = threatCache(ground, state, enemies)
  return {
    game,
    ground,
    side,
    state,
    own,
    enemies,
    unitAt,
    isEnemy: Uint8Array.from(scenario.units, (unit) => (unit.side === side ? 0 : 1)),
    gait,
    toGoal: goals.size === 0 ? undefined : fieldsTo(ground, [...goals]),
    goals,
    toKeep,
    offPath: offPathOf(ground, advances, [...toKeep]),
    offHubPath: offPathOf(ground, advances, toGuard),
    toGuard: new Set(toGuard),
    threat,
    fromSupply: distanceFromSupply(game, ground, state, side),
    bonuses: bonusesOf(game, ground, state, side, own, gait, threat),
    isLastTurn: view.turn >= scenario.turns,
    elapsed: Math.floor((1000 * Math.max(0, view.turn - 1)) / scenario.turns),
  }
}

const fieldsTo = (ground: Ground, goals: readonly number[]): Record<Gait, DistanceField> => ({
  infantry: nearestOf(ground, 'infantry', goals),
  mobile: nearestOf(ground, 'mobile', goals),
})

/** Distances to the nearest of some goals. */
const nearestOf = (ground: Ground, gait: Gait, goals: readonly number[]): DistanceField => {
  const nearest = Int16Array.from(ground.fieldTo(gait, goals[0]))
  for (const goal of goals.slice(1)) {
    const field = ground.fieldTo(gait, goal)
    for (let hex = 0; hex < nearest.length; hex++) if (field[hex] < nearest[hex]) nearest[hex] = field[hex]
  }
  return nearest
}

/** Movement points that a unit makes in two turns, roughly. */
const twoTurns = 14

/** Turns until a unit that is cut off can no longer attack, and one more. */
const turnsToFeelSupply = 3

const threatenedHubs = (
  game: OperationalGame,
  ground: Ground,
  state: OperationalState,
  gait: readonly Gait[],
  side: Side,
  enemies: readonly number[],
): number[] =>
  [...state.hubHex].flatMap((hub, place) => {
    if (hub === 0 || game.table.hubSide[place] !== side) return []
    const near = ground.fieldTo('mobile', hub)
    return enemies.some((unit) => gait[unit] === 'mobile' && near[state.hex[unit]] <= twoTurns) ? [hub] : []
  })

/** Where the enemy's units of a gait stand, and how far every hex is from the nearest of them. */
interface Advance {
  readonly gait: Gait
  readonly from: readonly number[]
  readonly distance: DistanceField
}

const advancesOf = (
  ground: Ground,
  state: OperationalState,
  gait: readonly Gait[],
  enemies: readonly number[],
): Advance[] =>
  gaits.flatMap((kind) => {
    const from = enemies.filter((n) => gait[n] === kind).map((n) => state.hex[n])
    return from.length === 0 ? [] : [{ gait: kind, from, distance: distancesTo(ground, kind, from) }]
  })

/** For every hex: how much longer the enemy's way to its nearest goal becomes when it leads over this hex. */
const offPathOf = (ground: Ground, advances: readonly Advance[], goals: readonly number[]): Int16Array => {
  const off = new Int16Array(ground.size).fill(far)
  for (const goal of goals) {
    for (const { gait, from, distance } of advances) {
      const toGoal = ground.fieldTo(gait, goal)
      let shortest = far
      for (const hex of from) shortest = Math.min(shortest, toGoal[hex])
      if (shortest >= far) continue
      for (let hex = 0; hex < ground.size; hex++) {
        const through = distance[hex] + toGoal[hex]
        if (through < far) off[hex] = Math.min(off[hex], through - shortest)
      }
    }
  }
  return off
}

/** Sums, over the enemy's units, the attack strength of those that could stand next to a hex after their next move. */
const threatOf = (
  game: OperationalGame,
  ground: Ground,
  state: OperationalState,
  gait: readonly Gait[],
  enemies: readonly number[],
): Int32Array => {
  const threat = new Int32Array(ground.size)
  const { units, rules } = game.scenario
  for (const n of enemies) {
    const type = rules.unitTypes[units[n].type]
    const strength = type.attack * (state.active[n] + state.suppressed[n] / 2)
    const counted = new Set<number>()
    for (const hex of roughReach(ground, gait[n], state.hex[n], type.movement))
      for (const next of hexesAround(ground, hex)) counted.add(next)
    for (const hex of counted) threat[hex] += Math.floor(strength)
  }
  return threat
}

/** The hexes that a unit could move to, roughly: each is followed once, from the way on which it was found first. */
const roughReach = (ground: Ground, gait: Gait, start: number, movement: number): readonly number[] => {
  const cost = ground.cost[gait]
  const spent = new Int16Array(ground.size).fill(far)
  spent[start] = 0
  const reached = [start]
  for (const hex of reached)
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const next = ground.neighbours[edge]
      const total = spent[hex] + cost[edge]
      if (next === 0 || total > movement || total >= spent[next]) continue
      if (spent[next] === far) reached.push(next)
      spent[next] = total
    }
  return reached
}

/** Steps from the nearest hex that is in supply now. */
const distanceFromSupply = (
  game: OperationalGame,
  ground: Ground,
  state: OperationalState,
  side: Side,
): Uint16Array => {
  const { value } = game.supply(state, side)
  const supplied: number[] = []
  for (const hex of game.table.board.spaces) if (value[hex] > 0) supplied.push(hex)
  const step = (edge: number): number => (ground.cost.infantry[edge] < far ? 1 : unreached)
  return floodFrom(ground.neighbours, supplied, step).cost
}

/** How much a side that must take objectives presses, per mille: it grows as time runs out. */
export const pressOf = (assessment: Assessment): number =>
  assessment.toGoal ? Math.floor((weights.urgency * assessment.elapsed) / 1000) : 0
