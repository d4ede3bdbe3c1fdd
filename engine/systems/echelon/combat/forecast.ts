/** The forecast of a combat: odds, terms and the chances of all results, from the code that fights it. echelon.C6-C8 */
import { divideRounded } from '../../../arithmetic.ts'
import type { Explanation } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { collectTerms } from '../../../terms.ts'
import type { Side } from '../../../twoSides.ts'
import { type HeavyDice, point, type ResultKind, resultKinds } from '../rules.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { successOf } from './dice.ts'
import { type Assessment, assess, strengthText } from './odds.ts'

export interface Forecast extends Assessment {
  /** `2:1`; `below 1:4` when no attack may be made. */
  readonly oddsText: string
  /** By result, its chance in ten-thousandths. */
  readonly chances: Readonly<Record<ResultKind, number>>
}

/** How many rolls out of all lead to each sum. */
type Counts = ReadonlyMap<number, number>

/** Adds a die to counts of sums. */
const withDie = ({ scenario }: Table, counts: Counts, valueAt: (face: number) => number): Counts => {
  const found = new Map<number, number>()
  for (const [sum, count] of counts)
    for (let face = 1; face <= scenario.rules.air.die; face++)
      found.set(sum + valueAt(face), (found.get(sum + valueAt(face)) ?? 0) + count)
  return found
}

/** Adds the dice of heavy units to counts of sums. */
const withHeavy = (table: Table, counts: Counts, dice: number, { from, die: each, most }: HeavyDice): Counts => {
  let hits: Counts = new Map([[0, 1]])
  for (let one = 0; one < dice; one++) hits = withDie(table, hits, (face) => (face >= from ? 1 : 0))
  const found = new Map<number, number>()
  for (const [sum, count] of counts)
    for (const [hit, ways] of hits) {
      const value = sum + each * Math.min(hit, Math.floor(most / Math.abs(each)))
      found.set(value, (found.get(value) ?? 0) + count * ways)
    }
  return found
}

const chancesOf = (table: Table, { column, modifiers, heavy, againstHeavy, surprise }: Assessment) => {
  const { results, heavyArmour, heavyAntiTank, surprise: bonus } = table.scenario.rules.combat
  const chances = Object.fromEntries(resultKinds.map((kind) => [kind, 0])) as Record<ResultKind, number>
  if (column === 'tooLow') return chances
  if (column === 'open') return { ...chances, DE: 10_000 }
  let counts: Counts = withDie(table, new Map([[modifiers.sum, 1]]), (face) => face)
  if (surprise !== undefined) counts = withDie(table, counts, (face) => bonus[surprise][successOf(table, face)])
  counts = withHeavy(table, withHeavy(table, counts, heavy, heavyArmour), againstHeavy, heavyAntiTank)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  for (const [sum, count] of counts)
    chances[results[Math.max(0, Math.min(results.length - 1, sum))][column]] += (count * 10_000) / all
  return chances
}

/**
 * Returns the forecast of an attack with these units, as the state knows them.
 * @param paid hexes that attack with supply, for callers that compare many attacks: finding it out takes longer than all else
 */
export const forecastOf = (
  services: Services,
  state: Position,
  units: readonly number[],
  hex: Hex,
  paid?: ReadonlySet<Hex>,
): Forecast => {
  const { table } = services
  const assessment = assess(services, state, { side: table.side[units[0]], hex, units }, paid)
  return { ...assessment, oddsText: oddsTextOf(table, assessment), chances: chancesOf(table, assessment) }
}

const oddsTextOf = ({ scenario }: Table, { column }: Assessment): string => {
  const { odds } = scenario.rules.combat
  if (column === 'open') return 'no resistance'
  return column === 'tooLow' ? `below ${odds[0].join(':')}` : odds[column].join(':')
}

const diceText = (dice: number): string => (dice === 1 ? '1 die' : `${dice} dice`)

/** The terms of the main die of an attack. */
export const explainAttack = (services: Services, state: Position, units: readonly number[], hex: Hex): Explanation => {
  const { oddsText, modifiers, attackers, defenders, heavy, againstHeavy, surprise } = forecastOf(
    services,
    state,
    units,
    hex,
  )
  const rolls = collectTerms('echelon')
  if (surprise !== undefined) rolls.show('42c', 'Surprise: a die decides', 0)
  if (heavy > 0) rolls.show('21', `Heavy armour: ${diceText(heavy)}`, 0)
  if (againstHeavy > 0) rolls.show('14', `Against heavy armour: ${diceText(againstHeavy)}`, 0)
  return {
    subject: `${strengthText(attackers.strength)} against ${strengthText(defenders.strength)}: ${oddsText}`,
    unit: 'shift',
    value: modifiers.sum * 1000,
    terms: [...modifiers.terms, ...rolls.list],
  }
}

/** The terms of the strength of one side in an attack. */
export const explainStrength = (
  services: Services,
  state: Position,
  side: Side,
  units: readonly number[],
  hex: Hex,
): Explanation => {
  const { attackers, defenders } = forecastOf(services, state, units, hex)
  const { strength, terms } = attackers.side === side ? attackers : defenders
  return {
    subject: services.table.scenario.sides[side].name,
    unit: 'points',
    value: divideRounded(strength * 1000, point),
    terms,
  }
}
