/** How soon a side's units are where at the latest, if nobody stands in their way: marches over easy ground and sound ways alone. */
import type { Side } from '../../../../../engine/game.ts'
import { terrainCost } from '../../../../../engine/systems/operational/cost.ts'
import type { MovementClass } from '../../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario, OperationalUnit } from '../../../../../engine/systems/operational/scenario.ts'
import { lastOf, lastOfSide } from '../../../../lint/lastOf.ts'
import { groundOf } from './ground.ts'
import { stepsBetween, stepTowards } from './straight.ts'

/** Somewhere to be by the end of a turn. */
export interface Goal {
  readonly hex: number
  readonly by: number
}

/** Terrain that a class may have to pay all its points for, or that may be closed to it. */
const dear = 0
/** Terrain in which it may not be able to stop: no march of a bound leads there. */
const closed = 255

/** Whether it is certain that some unit of a side can be in a hex by the end of a turn. False says nothing. operational.C1-C12 */
export const surelyReaches = (scenario: OperationalScenario, side: Side, goal: Goal): boolean =>
  reachesStraight(scenario, side, goal) || latestOf(scenario, side)(goal.hex, goal.by)

/** Whether some unit of a side that is on the map surely comes straight to a hex by the end of a turn. */
export const reachesStraight = (scenario: OperationalScenario, side: Side, { hex, by }: Goal): boolean => {
  for (const unit of scenario.units) if (unit.side === side && goesStraight(scenario, unit, hex, by)) return true
  return false
}

const goesStraight = (
  scenario: OperationalScenario,
  { hex, type }: OperationalUnit,
  to: number,
  by: number,
): boolean => {
  if (hex === undefined) return false
  const { board } = groundOf(scenario)
  const { movement, extendedMovement, movementClass } = scenario.rules.unitTypes[type]
  const points = movement + extendedMovement
  const { over } = tollOf(scenario, movementClass)
  let turn = 1
  let left = points
  for (let at = hex; at !== to; ) {
    if (left + (by - turn) * points < stepsBetween(board, at, to)) return false
    const step = stepTowards(board, at, to, over)
    const cost = step & 255
    if (step < 0 || cost > points) return false
    if (cost > left) {
      turn++
      left = points
    }
    left -= cost
    at = board.neighbours[step >> 8]
  }
  return turn <= by
}

/** Whether it is known that a hex is reached by a turn. */
type Latest = (hex: number, by: number) => boolean

/** Lets one march after the other set out, until one is in time. All goals of a scenario are looked for at once. */
const makeLatest = (scenario: OperationalScenario, side: Side): Latest => {
  const goals = goalsOf(scenario)
  const turns = new Map<number, number>()
  for (const { hex, side: of } of scenario.units) if (of === side && hex !== undefined) turns.set(hex, 1)
  const marches = marchesOf(scenario, side)
  let gone = 0
  return (hex, by) => {
    if (!goals.includes(hex)) {
      goals.push(hex)
      gone = 0
    }
    while ((turns.get(hex) ?? Number.POSITIVE_INFINITY) > by && gone < marches.length)
      sendOut(scenario, marches[gone++], goals, turns)
    return (turns.get(hex) ?? Number.POSITIVE_INFINITY) <= by
  }
}

const latestOf = lastOfSide(makeLatest)

/** The hexes that both sides may want to have. */
const goalsOf = ({ objectives, bonuses }: OperationalScenario): number[] => [
  ...new Set([
    ...objectives.map(({ hex }) => hex),
    ...bonuses.flatMap(({ condition }) => ('hex' in condition ? [condition.hex] : [])),
  ]),
]

/** Whether it is certain that a unit can go on from a hex. False says nothing. */
export const surelyLeaves = (scenario: OperationalScenario, { type }: OperationalUnit, hex: number): boolean => {
  const { movement, extendedMovement, movementClass } = scenario.rules.unitTypes[type]
  const toll = tollOf(scenario, movementClass)
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
    if (toll.over(hex, edge) <= movement + extendedMovement) return true
  return false
}

/** Whether it is certain that a unit may end a move in a hex, whatever the weather. operational.C4 */
export const surelyStands = (scenario: OperationalScenario, { type }: OperationalUnit, hex: number): boolean =>
  tollOf(scenario, scenario.rules.unitTypes[type].movementClass).canStop(hex)

/** Units that march alike. */
interface March {
  readonly side: Side
  readonly movementClass: MovementClass
  /** Points of a turn, with those that the action point buys. operational.C7 */
  readonly points: number
  readonly units: readonly OperationalUnit[]
}

/** A side's units by how they march, those who go farthest first. */
const marchesOf = ({ units, rules }: OperationalScenario, side: Side): March[] => {
  const marches = new Map<string, March & { units: OperationalUnit[] }>()
  for (const unit of units) {
    if (unit.side !== side || (unit.hex === undefined && unit.arrives === undefined)) continue
    const { movement, extendedMovement, movementClass } = rules.unitTypes[unit.type]
    const points = movement + extendedMovement
    const key = `${movementClass}${points}`
    const march = marches.get(key)
    if (march === undefined) marches.set(key, { side, movementClass, points, units: [unit] })
    else march.units.push(unit)
  }
  return [...marches.values()].sort((a, b) => b.points - a.points)
}

/** Notes for each goal the turn in which a march is there at the latest, if that is sooner than is known. Stops when it has found all. */
const sendOut = (
  scenario: OperationalScenario,
  { side, points, movementClass, units }: March,
  goals: readonly number[],
  turns: Map<number, number>,
): void => {
  const { board, owner } = groundOf(scenario)
  const { neighbours, size } = board
  const toll = tollOf(scenario, movementClass)
  const most = scenario.turns * points
  /** By hex: points spent up to there, those of turns before included, plus one; 0 where nobody comes. */
  const spent = new Int32Array(size)
  /** Hexes by points spent, as chains. What finds no room is left out. */
  const first = new Int32Array(most + 1)
  const next = new Int32Array(size * 3)
  const chained = new Int32Array(size * 3)
  let links = 0
  const arrive = (hex: number, at: number): void => {
    if (at > most || (spent[hex] !== 0 && spent[hex] <= at + 1) || links + 1 === chained.length) return
    spent[hex] = at + 1
    chained[++links] = hex
    next[links] = first[at]
    first[at] = links
  }
  for (const { hex, arrives } of units)
    if (hex !== undefined) arrive(hex, 0)
    else if (arrives !== undefined && arrives.by !== 'air')
      for (const entry of arrives.hexes) {
        // Who enters has lost a point; who lands has lost them all. operational.H11
        const lost = arrives.by === 'land' ? 1 : points
        if (toll.canStop(entry) && (arrives.by === 'sea' || owner[entry] === side))
          arrive(entry, (arrives.turn - 1) * points + lost)
      }
  let open = goals.length
  for (let at = 0; at <= most && open > 0; at++)
    for (let link = first[at]; link !== 0; link = next[link]) {
      const hex = chained[link]
      if (spent[hex] !== at + 1) continue
      if (goals.includes(hex)) {
        const turn = Math.max(1, Math.ceil(at / points))
        turns.set(hex, Math.min(turn, turns.get(hex) ?? turn))
        open--
      }
      const today = at % points
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const cost = toll.over(hex, edge)
        if (cost > points) continue
        arrive(neighbours[edge], today + cost <= points ? at + cost : at - today + points + cost)
      }
    }
}

/** What a class pays at most, whatever the weather of the scenario. */
interface Toll {
  /** From a hex over one of its edges; more than any points where the march does not go. */
  over(hex: number, edge: number): number
  canStop(hex: number): boolean
}

const tolls = lastOf((_: OperationalScenario) => new Map<MovementClass, Toll>())

const tollOf = (scenario: OperationalScenario, movementClass: MovementClass): Toll => {
  const known = tolls(scenario)
  const toll = known.get(movementClass) ?? makeToll(scenario, movementClass)
  known.set(movementClass, toll)
  return toll
}

const makeToll = (scenario: OperationalScenario, movementClass: MovementClass): Toll => {
  const { board, terrain, hexside, hexsides, ways } = groundOf(scenario)
  const { neighbours } = board
  const { costs, usable, wayCosts, dearestWay } = worstIn(scenario, movementClass)
  return {
    canStop: (hex) => costs[terrain[hex]] !== closed,
    over(hex, edge) {
      const next = neighbours[edge]
      const cost = costs[terrain[next]]
      if (next === 0 || cost === closed) return closed
      const side = hexside[edge] === 0 ? undefined : hexsides[hexside[edge] - 1]
      if (side !== undefined && (side.crossing === 'fresh' || side.crossing === 'never')) return closed
      const open = ways[edge] & usable[terrain[hex]] & usable[terrain[next]]
      if (open !== 0) return cheapest(wayCosts, open)
      if (cost === dear || side?.crossing === 'way-only') return closed
      // A way that some weather closes may cost more than the ground in the others.
      const most = ways[edge] === 0 ? cost : Math.max(cost, dearestWay)
      return most + (side?.crossing === 'extra' ? side.extraCost : 0)
    },
  }
}

const cheapest = (wayCosts: readonly number[], bits: number): number => {
  let least = closed
  for (let way = 0; way < wayCosts.length; way++) if (bits & (1 << way)) least = Math.min(least, wayCosts[way])
  return least
}

interface Worst {
  readonly costs: Uint8Array
  readonly usable: Uint8Array
  /** Of ways, in the order of the rules. */
  readonly wayCosts: readonly number[]
  readonly dearestWay: number
}

type Worsts = Map<MovementClass, Worst>

const worsts = new WeakMap<object, Map<string, Worsts>>()

/** By class. Scenarios with the same tables, terrains and weather have the same. */
const worstsOf = lastOf(({ map, rules, weather }: OperationalScenario): Worsts => {
  const known = worsts.get(rules) ?? new Map<string, Worsts>()
  worsts.set(rules, known)
  const key = `${map.terrainIds.join()} ${[...new Set(weather)].join()}`
  const made: Worsts = known.get(key) ?? new Map()
  known.set(key, made)
  return made
})

const worstIn = (scenario: OperationalScenario, movementClass: MovementClass): Worst => {
  const known = worstsOf(scenario)
  const worst = known.get(movementClass) ?? worstOf(scenario, movementClass)
  known.set(movementClass, worst)
  return worst
}

/** By terrain of the map: the greatest cost in any weather, `dear` or `closed`; and the ways that are open in all. operational.C4, C5, C8 */
const worstOf = ({ map, rules, weather }: OperationalScenario, movementClass: MovementClass): Worst => {
  const { terrainIds } = map
  const terrains = terrainIds.map((id, index) => rules.terrain[index === 0 ? terrainIds[1] : id])
  const weatherIds = [...new Set(weather)]
  const weathers = weatherIds.map((id) => rules.weather[id])
  const wayIds = Object.keys(rules.ways)
  const costs = new Uint8Array(terrainIds.length)
  const usable = new Uint8Array(terrainIds.length)
  costs[0] = closed
  for (let terrain = 1; terrain < terrainIds.length; terrain++) {
    let isDear = false
    for (let index = 0; index < weathers.length; index++) {
      const cost = terrainCost({ terrains, terrainIds, weathers }, terrain, movementClass, index)
      if (cost === 'X') costs[terrain] = closed
      else if (cost === 'A') isDear = true
      else costs[terrain] = Math.max(costs[terrain], cost)
    }
    if (isDear && costs[terrain] !== closed) costs[terrain] = dear
    for (let way = 0; way < wayIds.length; way++) {
      const isOpen = weathers.every(
        ({ closedWays, closedWaysOn }) =>
          !closedWays.includes(wayIds[way]) && closedWaysOn[wayIds[way]]?.includes(terrainIds[terrain]) !== true,
      )
      if (isOpen) usable[terrain] |= 1 << way
    }
  }
  const wayCosts = Object.values(rules.ways).map(({ cost }) => cost)
  return { costs, usable, wayCosts, dearestWay: Math.max(0, ...wayCosts) }
}
