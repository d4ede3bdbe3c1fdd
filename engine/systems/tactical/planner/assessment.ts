/** A position as a side sees it that decides in it: its units and goals, and what the enemy can do in his next half-turn. */
import type { Space } from '../../../board.ts'
import { type Flood, makeFlooding, unreached } from '../../../flood.ts'
import { oncePer } from '../../../once.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { TacticalGame } from '../index.ts'
import { reachOf } from '../movement.ts'
import type { Services } from '../services.ts'
import { knows } from '../sight.ts'
import { eachAround, type Model, type Table } from '../table.ts'
import { deployment } from '../turn.ts'
import { fate, type TacticalState } from '../types.ts'
import {
  barsOf,
  bitOf,
  effectOf,
  fullPoints,
  groundNow,
  isMounted,
  isUp,
  modelOf,
  moverOf,
  stands,
  targetOf,
} from '../units.ts'
import { objectivesOf } from '../victory.ts'
import { type Fields, fieldsOf, plainCost } from './fields.ts'
import type { Weights } from './weights.ts'

/** An objective as a side wants it. */
export interface Goal {
  readonly hex: Space
  readonly isOwn: boolean
  readonly worth: number
  /** Worth of the units near it: of the enemy as far as they are known, and of the side's own. */
  readonly enemy: number
  readonly own: number
}

export interface Assessment {
  readonly game: TacticalGame
  readonly services: Services
  readonly table: Table
  readonly weights: Weights
  /** A copy of its own, in which units are put where they might go. */
  readonly state: TacticalState
  readonly side: Side
  readonly fields: Fields
  readonly ground: number
  /** Units on the map: its own, and those of the enemy that it knows. */
  readonly own: readonly number[]
  readonly foes: readonly number[]
  readonly goals: readonly Goal[]
  /** From 0 to 1: it has to hurry, because the clock works for the other side. */
  readonly haste: number
  /** Worth of the enemy's units that are not seen. */
  readonly unseen: number
  /** How likely, from 0 to 1, one of them is met in a space that is not seen. */
  readonly ambush: number
  /** By space: how near the front is, as far as nobody is seen: hexes to the spaces from which the enemy comes. */
  readonly front: Uint16Array
  /** By foe: where it can hit units on the ground or sea, and aircraft. */
  readonly hits: ReadonlyMap<number, readonly [surface: Uint8Array, air: Uint8Array]>
  /** Where a unit can stop after a move. */
  ways(unit: number): readonly Space[]
}

/** What a point of a unit's strength is worth. */
export const pointWorth = (
  { table, weights }: Pick<Assessment, 'table' | 'weights'>,
  state: TacticalState,
  unit: number,
): number =>
  ((modelOf(table, state, unit).price / table.scenario.rules.supply.replacement.priceFactor + weights.point) *
    (4 + barsOf(table, state, unit))) /
  4

/** Guns that fight from behind the line. */
export const isGun = ({ class: of }: Model): boolean => of === 'artillery' || of === 'anti_air'

const nearGoal = 5

const goalsOf = (
  table: Table,
  weights: Weights,
  state: TacticalState,
  side: Side,
  power: (unit: number) => number,
  own: readonly number[],
  foes: readonly number[],
): readonly Goal[] => {
  const { objectives, needed } = table.scenario
  const wanted = side === 0 ? needed : objectives.length - needed + 1
  const have = objectivesOf(table, state, side)
  const near = (units: readonly number[], hex: Space): number =>
    units.reduce((sum, unit) => sum + (table.board.distance(state.hex[unit], hex) <= nearGoal ? power(unit) : 0), 0)
  return objectives.map(({ hex }, place) => {
    const isOwn = state.holder[place] === side + 1
    const isNeeded = isOwn ? have <= wanted : have < wanted
    const worth = (isOwn ? weights.keep : weights.take) * (isNeeded ? 1 : weights.spare / 100)
    return { hex, isOwn, worth, enemy: near(foes, hex), own: near(own, hex) }
  })
}

const frontOf = oncePer(
  (table: Table): readonly [Uint16Array, Uint16Array] =>
    [0, 1].map((side) => {
      const enemy = table.scenario.sides[otherSide(side as Side)]
      const from = enemy.zones.flatMap(({ hexes }) => hexes)
      const starts = from.length > 0 ? [...new Set(from)] : [...new Set(table.edges[otherSide(side as Side)])]
      return makeFlooding(table.board)(starts, () => 1).cost.slice()
    }) as unknown as readonly [Uint16Array, Uint16Array], // One for each of two sides.
)

const floodingOf = oncePer((table: Table) => makeFlooding(table.board))

const addAll = (into: Uint8Array, marks: Uint8Array): void => {
  for (let space = 0; space < into.length; space++) into[space] |= marks[space]
}

/** Where a foe can hit something in its next half-turn. */
const hitsOf = (
  table: Table,
  state: TacticalState,
  ground: number,
  foe: number,
  zones: Uint8Array,
): readonly [Uint8Array, Uint8Array] => {
  const model = modelOf(table, state, foe)
  const at = state.hex[foe]
  const fields = fieldsOf(table)
  if (model.isAir) return [fields.within(at, model.points), fields.within(at, model.points + 1)]
  if (isGun(model) || model.points === 0)
    return [fields.within(at, model.class === 'anti_air' ? 1 : model.range), fields.within(at, model.range)]
  const [surface, air] = [new Uint8Array(table.board.size), new Uint8Array(table.board.size)]
  const flood: Flood = floodingOf(table)(
    [at],
    (edge, _, from) =>
      from !== at && zones[from] === 1
        ? unreached
        : plainCost(table, ground, model.movement, from, table.board.neighbours[edge]),
    model.points,
  )
  for (const space of flood.spaces) {
    surface[space] = 1
    if (model.range <= 1) eachAround(table, space, (next) => (surface[next] = 1))
    else addAll(surface, fields.within(space, model.range))
    air[space] = model.attack[2] > 0 ? 1 : 0
  }
  return [surface, air]
}

/** Spaces in which own units stop those of the enemy on the ground. */
const ownZones = (table: Table, state: TacticalState, own: readonly number[]): Uint8Array => {
  const zones = new Uint8Array(table.board.size)
  for (const unit of own)
    if (targetOf(table, state, unit).isGround)
      eachAround(table, state.hex[unit], (next) => {
        zones[next] = 1
      })
  return zones
}

/** What foes can hit, kept from one decision to the next while neither they nor those who stop them move. */
export interface Hits {
  of(state: TacticalState, ground: number, foe: number, zones: Uint8Array): readonly [Uint8Array, Uint8Array]
}

export const makeHits = (table: Table): Hits => {
  let last: Uint8Array = new Uint8Array(table.board.size)
  let kept = new Map<number, readonly [Uint8Array, Uint8Array]>()
  return {
    of(state, ground, foe, zones) {
      if (zones.some((stops, space) => stops !== last[space])) {
        last = zones
        kept = new Map()
      }
      const key = ((state.hex[foe] * table.units + foe) * 2 + state.role[foe]) * 4 + ground
      let hits = kept.get(key)
      if (hits === undefined) {
        hits = hitsOf(table, state, ground, foe, zones)
        kept.set(key, hits)
      }
      return hits
    },
  }
}

export const assess = (
  game: TacticalGame,
  weights: Weights,
  keptHits: Hits,
  state: TacticalState,
  side: Side,
): Assessment => {
  const { table, services } = game
  const enemy = otherSide(side)
  const own = table.unitsOf[side].filter((unit) => stands(state, unit))
  const foes = table.unitsOf[enemy].filter((unit) => stands(state, unit) && knows(services, state, side, unit))
  const ground = groundNow(table, state)
  const power = (unit: number): number => effectOf(state, unit) * pointWorth({ table, weights }, state, unit)
  let hidden = 0
  const unseen = table.unitsOf[enemy].reduce((sum, unit) => {
    const { arrives, strength } = table.scenario.units[unit]
    const isThere = state.fate[unit] === fate.present || (state.fate[unit] === fate.waiting && arrives <= state.turn)
    if (!isThere || foes.includes(unit)) return sum
    hidden++
    return sum + strength * pointWorth({ table, weights }, state, unit)
  }, 0)
  let dark = 1
  for (const space of table.board.spaces) if ((state.sight[space] & bitOf(side)) === 0) dark++
  const goals = goalsOf(table, weights, state, side, power, own, foes)
  const { turns, needed } = table.scenario
  const wanted = side === 0 ? needed : table.scenario.objectives.length - needed + 1
  const left = turns - 1 - state.turn
  const isBehind = objectivesOf(table, state, side) < wanted
  const zones = ownZones(table, state, own)
  const known = new Map<number, readonly Space[]>()
  return {
    game,
    services,
    table,
    weights,
    state,
    side,
    fields: fieldsOf(table),
    ground,
    own,
    foes,
    goals,
    haste: isBehind && state.turn > deployment ? Math.max(0, 1 - left / (weights.lastTurns + 1)) : 0,
    unseen,
    ambush: Math.min(0.5, (1.5 * hidden) / dark),
    front: frontOf(table)[side],
    hits: new Map(foes.map((foe) => [foe, keptHits.of(state, ground, foe, zones)])),
    ways(unit) {
      let ways = known.get(unit)
      if (ways === undefined) {
        ways = reachOf(services, state, unit).ends
        known.set(unit, ways)
      }
      return ways
    },
  }
}

/** Turns that a way is taken to last which a kind of movement has not. */
export const noWay = 20

/** Turns that a unit needs from a space to another one, at its own pace or that of its transport. */
export const turnsTo = ({ table, state, fields, ground }: Assessment, unit: number, from: Space, to: Space): number => {
  const model = moverOf(table, state, unit)
  const points = Math.max(1, fullPoints(table, state, unit))
  if (model.isAir) return table.board.distance(from, to) / points
  const cost = fields.costsTo(to, model.movement, ground)[from]
  // A way that this kind of movement has not is found by others, or over water.
  return cost === unreached ? noWay + table.board.distance(from, to) / points : cost / points
}

/** Points that a unit may lose in the enemy's next half-turn at a space, at most all. */
export const dangerAt = (assessment: Assessment, unit: number, hex: Space): number => {
  const { table, state, foes, hits, fields } = assessment
  const target = targetOf(table, state, unit)
  const isAir = isUp(table, state, unit)
  const shelter = target.isGround && !isMounted(state, unit) ? (table.terrain[hex]?.entrenchment ?? 0) : 0
  let losses = 0
  for (const foe of foes) {
    if (hits.get(foe)?.[isAir ? 1 : 0][hex] !== 1) continue
    const model = modelOf(table, state, foe)
    losses += state.strength[foe] * fields.rate(model, target)
  }
  // Each further one finds less to hit, and others to fire at.
  const sheltered = losses * Math.max(0.3, 1 - shelter / 8)
  const strength = state.strength[unit]
  return (strength * sheltered) / (strength + sheltered)
}
