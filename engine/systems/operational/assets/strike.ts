/**
 * Air and naval strikes: one of a window of equally likely results, which shifts move along a table. operational.G6, G7, G10,
 * G11
 */

import { divideRounded } from '../../../arithmetic.ts'
import type { Term } from '../../../game.ts'
import { degree } from '../../../hex.ts'
import { collectTerms, sumOf } from '../../../terms.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import { happens } from '../combat/chance.ts'
import { bookSpecialist, destroyUnit } from '../destruction.ts'
import type { OperationalDraft } from '../events.ts'
import { knowledge, knows } from '../fog/knowledge.ts'
import { levelOf } from '../levels.ts'
import { terrainAt, weatherIn } from '../places.ts'
import { isCoastal } from '../reinforcement.ts'
import { destroyFort, hasCity, ruinCity } from '../ruins.ts'
import type { AssetRules } from '../rules.ts'
import type { Services } from '../services.ts'
import { lose, stepsOf, suppress } from '../steps.ts'
import type { Table } from '../table.ts'
import type { OperationalState, ReadonlyState } from '../types.ts'
import { unitAt } from '../zones.ts'
import { useAsset, usesNow } from './uses.ts'

/** One result of a strike, not yet limited by the unit's size. */
interface StrikeResult {
  readonly suppressed: number
  readonly lost: number
  /** In thousandths. */
  readonly chance: number
}

/** The forecast of a strike. operational.A6 */
export interface StrikeForecast {
  /** Columns by which the window moves. */
  readonly shift: number
  readonly terms: readonly Term[]
  /** Different results, mildest first. */
  readonly results: readonly StrikeResult[]
  /** Chance that the city, and the fort, under the target falls, in thousandths. */
  readonly ruin: number
  readonly fortRuin: number
}

/** True if a side can strike a unit: an enemy on the map that it sees, on the coast where ships are to reach it. */
export const canStrike = (table: Table, state: ReadonlyState, side: Side, asset: number, target: number): boolean =>
  table.assets[asset].effect === 'strike' &&
  table.side[target] !== side &&
  state.hex[target] > 0 &&
  knows(table, state, side, target) === knowledge.seen &&
  (table.assets[asset].coastalOnly !== true || isCoastal(table, state, state.hex[target]))

/** Shifts of the window, in thousandths of a column. operational.G6 */
const shiftTerms = (table: Table, state: ReadonlyState, asset: AssetRules, target: number): readonly Term[] => {
  const { shifts } = asset
  if (shifts === undefined) return []
  const terrain = terrainAt(table, state, state.hex[target])
  const weather = table.weathers[weatherIn(table, state.turn)]
  const level = levelOf(table, state.experience[target])
  const terms = collectTerms('operational')
  if (weather.hindersAircraft) terms.add('G6', weather.name, shifts.weather)
  if (terrain.airCover) terms.add('G6', terrain.name, shifts.terrain)
  if (state.entrenchment[target] > 0) terms.add('G6', 'Entrenched', shifts.entrenched)
  if (level.airFright) terms.add('G6', `${level.name} troops`, shifts.green)
  return terms.list
}

/** First of the values in the window, after the shifts: it never slides beyond the ends. */
const windowStart = ({ window, suppressed }: AssetRules, shift: number): number => {
  const { start, size } = window ?? { start: 0, size: 1 }
  const last = (suppressed?.length ?? size) - size
  return Math.max(0, Math.min(last, start + shift))
}

const totalShift = (terms: readonly Term[]): number => divideRounded(sumOf(terms), 1000)

/** The results that a strike can have, each with its chance. operational.A6, G6 */
export const strikeForecast = (
  table: Table,
  state: ReadonlyState,
  asset: number,
  target: number,
): StrikeForecast | undefined => {
  const rules = table.assets[asset]
  if (rules?.effect !== 'strike' || (state.hex[target] ?? 0) <= 0) return undefined
  const terms = shiftTerms(table, state, rules, target)
  const shift = totalShift(terms)
  const size = rules.window?.size ?? 1
  const counts = new Map<string, { suppressed: number; lost: number; values: number }>()
  for (let at = windowStart(rules, shift), end = at + size; at < end; at++) {
    const { suppressed, lost } = valueAt(rules, at)
    const key = `${lost} ${suppressed}`
    counts.set(key, { suppressed, lost, values: (counts.get(key)?.values ?? 0) + 1 })
  }
  const hex = state.hex[target]
  const isFort = table.fortAt[hex] >= 0 && state.fortIntact[table.fortAt[hex]] === 1
  return {
    shift,
    terms,
    results: [...counts.values()]
      .map(({ suppressed, lost, values }) => ({ suppressed, lost, chance: divideRounded(values * 1000, size) }))
      .sort((a, b) => a.lost - b.lost || a.suppressed - b.suppressed),
    ruin: hasCity(table, state, hex) ? (rules.ruin ?? 0) * 10 : 0,
    fortRuin: isFort ? (rules.fortRuin ?? 0) * 10 : 0,
  }
}

const valueAt = ({ suppressed, killed }: AssetRules, at: number) => ({
  suppressed: suppressed?.[at] ?? 0,
  lost: killed?.[at] ?? 0,
})

/**
 * Strikes a unit. The rolls, in this order: the value in the window; whether the city falls; whether the fort falls; then for the
 * units in the next hexes, by direction from north-east, whether one step is suppressed and whether one is lost. Steps that a
 * strike takes are killed: only fights scatter. operational.G6, operational.G7, operational.G10, operational.G11
 */
export const strike = (
  services: Services,
  draft: OperationalDraft,
  side: Side,
  asset: number,
  target: number,
): void => {
  const { table } = services
  const { state } = draft
  const rules = table.assets[asset]
  const hex = state.hex[target]
  const dice = draft.dice.at(state, 'strike', hex)
  const start = windowStart(rules, totalShift(shiftTerms(table, state, rules, target)))
  useAsset(table, state, side, asset)
  const { suppressed, lost } = valueAt(rules, start + dice.below(rules.window?.size ?? 1))
  const cityFalls = hasCity(table, state, hex) && happens(rules.ruin ?? 0, dice)
  const fort = table.fortAt[hex]
  const fortFalls = fort >= 0 && state.fortIntact[fort] === 1 && happens(rules.fortRuin ?? 0, dice)
  const taken = harm(table, state, target, lost, suppressed)
  state.entrenchment[target] = Math.max(0, state.entrenchment[target] - (rules.entrenchmentLost ?? 0))
  draft.emit({ type: 'strike', asset, target, ...taken, rolled: true })
  if (cityFalls) ruinCity(table, draft, hex, side)
  if (fortFalls) destroyFort(table, draft, hex)
  if (rules.neighbours !== undefined) strikeNeighbours(services, draft, asset, hex, rules.neighbours)
  endIfSpent(services, draft, target)
}

/** Destroys a unit that has lost its last step, and the fort that it defended. operational.D13 */
const endIfSpent = (services: Services, draft: OperationalDraft, unit: number): void => {
  const { state } = draft
  if (stepsOf(state, unit) > 0) return
  const at = state.hex[unit]
  destroyUnit(services.table, draft, unit)
  destroyFort(services.table, draft, at)
}

/** operational.G7 */
const strikeNeighbours = (
  services: Services,
  draft: OperationalDraft,
  asset: number,
  hex: number,
  { suppressed, killed }: NonNullable<AssetRules['neighbours']>,
): void => {
  const { table } = services
  const { state } = draft
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
    const next = table.neighbours[edge]
    const unit = next === 0 ? -1 : unitAt(state, next)
    if (unit < 0) continue
    const dice = draft.dice.at(state, 'strike nearby', next)
    const quiet = happens(suppressed, dice) ? 1 : 0
    const dead = happens(killed, dice) ? 1 : 0
    if (quiet + dead === 0) continue
    draft.emit({ type: 'strike', asset, target: unit, ...harm(table, state, unit, dead, quiet), rolled: true })
    endIfSpent(services, draft, unit)
  }
}

/** Applies losses to a unit, killed ones before suppressed ones; returns how many entries of its queue were affected. */
const harm = (
  table: Table,
  state: OperationalState,
  unit: number,
  losses: number,
  suppressions: number,
): { lost: number; suppressed: number } => {
  const side = table.side[unit] as Side
  const dead = lose(table, state, unit, losses)
  const quiet = suppress(table, state, unit, suppressions)
  state.killed[side] += dead.steps
  state.score[side] += dead.steps * table.scenario.rules.victory.scoreStepLost
  for (const specialist of dead.specialists) bookSpecialist(table, state, side, specialist)
  const lost = dead.steps + dead.specialists.length
  const suppressed = quiet.steps + quiet.specialists.length
  state.lossesThisTurn[unit] += lost + suppressed // operational.D22
  return { lost, suppressed }
}

/** Why a strike is refused. */
export const strikeRefusal = (
  table: Table,
  state: ReadonlyState,
  side: Side,
  asset: number,
  target: number,
): string => {
  const rules = table.assets[asset]
  const unit = table.scenario.units[target]
  if (rules.effect !== 'strike') return 'That is nothing to strike with.'
  if (unit.side !== otherSide(side)) return `${withVerb(unit.name, 'is', 'are')} on your side.`
  if (usesNow(table, state, side, asset) === 0) return `${withVerb(rules.name, 'is', 'are')} not at hand, or used up.`
  if (state.hex[target] <= 0 || knows(table, state, side, target) !== knowledge.seen)
    return 'Only a unit in sight can be struck, not one in the fog or known by a marker.'
  return `${withVerb(unit.name, 'does', 'do')} not stand on the coast: ships do not reach it.`
}
