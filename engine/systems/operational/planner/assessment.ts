/** How a side assesses the position before it decides: goals, threats, supply. Made for each decision, from the view alone. */
import { degree } from '../../../hex.ts'
import { type Side, sides } from '../../../twoSides.ts'
import type { OperationalGame } from '../index.ts'
import { destroyed, type OperationalState } from '../types.ts'
import type { OperationalView } from '../viewTypes.ts'
import { type Bonuses, bonusesOf } from './bonuses.ts'
import { type DistanceField, far, type Gait, type Ground, gaitOf, gaits } from './ground.ts'
import { findIncursions, type Incursion, readyEnemy } from './incursion.ts'
import type { Proposal } from './options.ts'
import { keepLast, numberFighters } from './watch.ts'
import type { Weights } from './weights.ts'

export interface Assessment {
  readonly game: OperationalGame
  readonly weights: Weights
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
  /** Own hubs that enemies could reach within two turns. */
  readonly toGuard: ReadonlySet<number>
  /** Attack strength that the enemy could bring against a hex next turn, roughly. */
  readonly threat: Int32Array
  readonly bonuses: Bonuses
  /** By unit: another number than last time when it would fight differently. */
  fighters(): Int32Array
  /** By target: the line-ups of earlier decisions, for as long as ground and weather stay as they are. */
  readonly lineUps: Map<number, LineUp>
  /** Per mille of the game that is over. */
  readonly elapsed: number
  readonly isLastTurn: boolean
  /** How much of what supply does is still felt before the battle ends, per mille. */
  readonly felt: number
  /** Worked out when it is first wanted: not every decision wants it. */
  paths(): Paths
  /** By hex: the chance of supply there in per cent. */
  supply(): Uint8Array
  /** By hex: the chance in per cent to go without supply there if the side held the ground just before its front. */
  hunger(): Uint8Array
  /** The incursion to expect as the units stand, or as they stand in `state` now while something is tried out. */
  incursion(isTried?: boolean): Incursion
}

/** The result of a line-up of attacks on a target. */
export interface LineUp {
  /** All that it came from. */
  readonly facts: readonly number[]
  readonly proposal: Proposal | undefined
}

/** How hexes lie to the ways of the enemy and of supply. */
export interface Paths {
  /** How far a hex is off the enemy's shortest path to what it needs, in movement points; `far` when it needs nothing. */
  readonly offPath: Int16Array
  /** The same for the side's own hubs that enemies could reach within two turns. */
  readonly offHubPath: Int16Array
  /** Hexes from supplied ground: 0 in supply; `unreached` where there is no way. */
  readonly fromSupply: Uint16Array
  /** The same if the side held the ground just before its front. */
  readonly fromRange: Uint16Array
}

/** Reads positions for the side of a view. What has not changed since the last one is not worked out again. */
type Reader = (ground: Ground, view: OperationalView, state: OperationalState) => Assessment

export const makeReader = (game: OperationalGame, weights: Weights): Reader => {
  const { scenario, table } = game
  const gait = table.types.map(({ movementClass }) => gaitOf(movementClass))
  const isEnemy = sides.map((side) => Uint8Array.from(scenario.units, (unit) => (unit.side === side ? 0 : 1)))
  const keepAdvances = keepLast<readonly Advance[]>()
  const threatOf = sumThreats(game)
  const keepGoals = keepLast<Record<Gait, DistanceField>>()
  const keepPath = keepLast<Int16Array>()
  const keepHubPath = keepLast<Int16Array>()
  const keepSupply = keepLast<Uint16Array>()
  const keepRange = keepLast<Uint16Array>()
  const keepValue = keepLast<Uint8Array>()
  const keepHunger = keepLast<Uint8Array>()
  const keepTrace = keepLast<Uint8Array>()
  const incursionOf = findIncursions(game)
  const nobodyComes = new Uint8Array(table.size)
  const keepLineUps = keepLast<Map<number, LineUp>>()
  const fightersOf = numberFighters(scenario.units.length)
  return (ground, view, state) => {
    const { side } = view
    readyEnemy(game, state, side)
    const { own, enemies, unitAt } = whereUnitsAre(game, state, side)
    const { goals, toKeep } = aimsOf(game, state, side)
    const where = enemies.map((unit) => state.hex[unit])
    // What cuts supply in the last turns is felt too late to matter.
    const toGuard =
      scenario.turns - view.turn < turnsToFeelSupply ? [] : threatenedHubs(game, ground, state, gait, side, enemies)
    const threat = threatOf(ground, state, enemies)
    const { owner, hubHex, hubTrucks, stragglers, portSupply } = state
    const feeding = [[side], owner, hubHex, hubTrucks, stragglers, portSupply]
    const valueNow = (): Uint8Array => game.services.tracer.of(state, side).value
    const findSupply = (): Uint8Array => keepValue(ground, state, feeding, () => valueNow().slice())
    const findHunger = (): Uint8Array =>
      keepHunger(ground, state, [where, ...feeding], () =>
        withForeground(ground, state, side, where, () =>
          keepTrace(ground, state, feeding, () => valueNow().map((chance) => 100 - chance)),
        ),
      )
    const findPaths = (): Paths => {
      const advances = keepAdvances(ground, state, [enemies, where], () => advancesOf(ground, state, gait, enemies))
      const isFed = (hex: number): boolean => assessment.hunger()[hex] < 100
      return {
        offPath: keepPath(advances, state, [[...toKeep]], () => offPathOf(ground, advances, [...toKeep])),
        offHubPath: keepHubPath(advances, state, [toGuard], () => offPathOf(ground, advances, toGuard)),
        fromSupply: keepSupply(assessment.supply(), state, [], () =>
          stepsFromFed(game, ground, (hex) => assessment.supply()[hex] > 0),
        ),
        fromRange: keepRange(assessment.hunger(), state, [], () => stepsFromFed(game, ground, isFed)),
      }
    }
    let paths: Paths | undefined
    let hunger: Uint8Array | undefined
    let supply: Uint8Array | undefined
    let incursion: Incursion | undefined
    const assessment: Assessment = {
      game,
      weights,
      ground,
      side,
      state,
      own,
      enemies,
      unitAt,
      isEnemy: isEnemy[side],
      gait,
      toGoal: goals.size === 0 ? undefined : keepGoals(ground, state, [[...goals]], () => fieldsTo(ground, [...goals])),
      goals,
      toKeep,
      toGuard: new Set(toGuard),
      threat,
      bonuses: bonusesOf(game, ground, state, side, own, gait, threat),
      fighters: () => fightersOf(state),
      lineUps: keepLineUps(ground, state, [[state.turn, side], state.fortIntact], () => new Map()),
      isLastTurn: view.turn >= scenario.turns,
      felt: Math.floor((1000 * Math.min(turnsToFeelSupply, scenario.turns - view.turn)) / turnsToFeelSupply),
      paths() {
        paths ??= findPaths()
        return paths
      },
      supply() {
        supply ??= findSupply()
        return supply
      },
      hunger() {
        hunger ??= findHunger()
        return hunger
      },
      incursion(isTried = false) {
        // Who moves first still has a turn before anybody comes.
        if (view.turn === 0 && side === 0) return nobodyComes
        if (isTried) return incursionOf(state, side)
        incursion ??= incursionOf(state, side).slice()
        return incursion
      },
      elapsed: Math.floor((1000 * Math.max(0, view.turn - 1)) / scenario.turns),
    }
    return assessment
  }
}

const whereUnitsAre = (
  { table }: OperationalGame,
  state: OperationalState,
  side: Side,
): Pick<Assessment, 'own' | 'enemies' | 'unitAt'> => {
  const unitAt = new Int16Array(table.size).fill(-1)
  const own: number[] = []
  const enemies: number[] = []
  for (let unit = 0; unit < table.side.length; unit++) {
    if (state.hex[unit] <= destroyed) continue
    unitAt[state.hex[unit]] = unit
    ;(table.side[unit] === side ? own : enemies).push(unit)
  }
  return { own, enemies, unitAt }
}

const aimsOf = (
  { scenario }: OperationalGame,
  state: OperationalState,
  side: Side,
): Pick<Assessment, 'goals' | 'toKeep'> => {
  const holds = (objective: { hex: number; side: Side }): boolean => state.owner[objective.hex] === objective.side
  const goals = new Set(scenario.objectives.filter((o) => o.side === side && !holds(o)).map((o) => o.hex))
  const lost = scenario.objectives.filter((o) => o.side !== side && holds(o)).map((o) => o.hex)
  for (const hex of lost) goals.add(hex)
  // The enemy must not take its own objectives, nor take back those that the side holds.
  return { goals, toKeep: new Set(scenario.objectives.filter((o) => holds(o) === (o.side === side)).map((o) => o.hex)) }
}

const fieldsTo = (ground: Ground, goals: readonly number[]): Record<Gait, DistanceField> => ({
  infantry: ground.fieldToAny('infantry', goals),
  mobile: ground.fieldToAny('mobile', goals),
})

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
    const near = ground.fieldWithin('mobile', hub, twoTurns)
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
    return from.length === 0 ? [] : [{ gait: kind, from, distance: ground.fieldToAny(kind, from) }]
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

const nowhere: readonly number[] = []

/**
 * Returns a function that sums, by hex, the attack strength of the enemy's units that could stand next to it after their next move.
 * Only what has changed since it was asked last is added and taken away, in the same list.
 */
const sumThreats = ({
  table,
}: OperationalGame): ((ground: Ground, state: OperationalState, enemies: readonly number[]) => Int32Array) => {
  const threat = new Int32Array(table.size)
  const strengths = new Int32Array(table.types.length)
  const reaches = table.types.map(() => nowhere)
  const add = (hexes: readonly number[], strength: number): void => {
    for (let index = 0; index < hexes.length; index++) threat[hexes[index]] += strength
  }
  const set = (unit: number, reach: readonly number[], strength: number): void => {
    if (reaches[unit] === reach && strengths[unit] === strength) return
    add(reaches[unit], -strengths[unit])
    add(reach, strength)
    reaches[unit] = reach
    strengths[unit] = strength
  }
  return (ground, state, enemies) => {
    let next = 0
    for (let unit = 0; unit < reaches.length; unit++) {
      if (enemies[next] !== unit) {
        set(unit, nowhere, 0)
        continue
      }
      next++
      const { attack, movement, movementClass } = table.types[unit]
      const reach = ground.around(gaitOf(movementClass), state.hex[unit], movement)
      set(unit, reach, Math.floor(attack * (state.active[unit] + state.suppressed[unit] / 2)))
    }
    return threat
  }
}

/** Steps from the nearest hex that is fed. */
const stepsFromFed = ({ table }: OperationalGame, ground: Ground, isFed: (hex: number) => boolean): Uint16Array =>
  ground.stepsFrom([...table.board.spaces].filter(isFed))

/** Hexes before the front that a side could take with a move. */
const foreground = 3

/** Asks as if a side held the ground just before its front, but for the hexes where the enemy stands. */
const withForeground = <T>(
  { neighbours }: Ground,
  state: OperationalState,
  side: Side,
  enemies: readonly number[],
  ask: () => T,
): T => {
  const owner = state.owner.slice()
  const held = new Uint8Array(owner.length)
  for (const hex of enemies) held[hex] = 1
  let edge: number[] = []
  for (let hex = 1; hex < owner.length; hex++) if (owner[hex] === side) edge.push(hex)
  for (let depth = 0; depth < foreground; depth++) {
    const next: number[] = []
    for (const hex of edge)
      for (let at = hex * degree; at < (hex + 1) * degree; at++) {
        const to = neighbours[at]
        if (to === 0 || held[to] === 1 || state.owner[to] === side) continue
        state.owner[to] = side
        next.push(to)
      }
    edge = next
  }
  const answer = ask()
  state.owner.set(owner)
  return answer
}

/** How much a side that must take objectives presses, per mille: it grows as time runs out. */
export const pressOf = ({ weights, toGoal, elapsed }: Assessment): number =>
  toGoal ? Math.floor((weights.urgency * elapsed) / 1000) : 0
