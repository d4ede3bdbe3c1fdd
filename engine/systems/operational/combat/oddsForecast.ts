/** The forecast of a fight with odds, from either side. operational.A6, D15-D27 */
import type { Term } from '../../../game.ts'
import { parts } from '../../../normal.ts'
import type { OddsTable } from '../rules.ts'
import type { CombatKind } from '../types.ts'
import { mayOverrun } from './aftermath.ts'
import { ruinChance } from './artillery.ts'
import type { Attack } from './attack.ts'
import { type Forecast, noLosses } from './forecastTypes.ts'
import {
  attackerLossShift,
  attackerLossTerms,
  chancesOf,
  defenderLossShift,
  defenderLossTerms,
  entryAt,
  meanOver,
  retreatShift,
  retreatTerms,
  roundOdds,
} from './rolls.ts'
import { oddsOf, termsOf } from './shifts.ts'

const thousandth = parts / 1000

/**
 * Odds are computed at once, because the state may change; means and terms when they are read, because planners mostly read
 * odds.
 */
export class OddsForecast implements Forecast {
  readonly kind: CombatKind
  readonly odds: number
  readonly ruinChance: number
  readonly #attack: Attack
  readonly #attackerOdds: number
  readonly #defenderOdds: number
  readonly #retreatOdds: number
  readonly #column: number
  #retreat = -1
  #terms: Term[] | undefined

  constructor(attack: Attack) {
    const { kind } = attack
    this.#attack = attack
    this.kind = kind
    this.odds = oddsOf(attack)
    this.#column = roundOdds(this.odds)
    this.#attackerOdds = this.odds + attackerLossShift(attack)
    this.#defenderOdds = this.odds + defenderLossShift(attack)
    this.#retreatOdds = this.odds + retreatShift(attack)
    this.ruinChance = ruinChance(attack)
  }

  get #combat() {
    return this.#attack.table.scenario.rules.combat
  }
  get #attackerTable(): OddsTable {
    return this.#combat.attackerLoss[this.#attack.table.scenario.difficulty]
  }
  #entry(entries: OddsTable, odds: number): number {
    return entryAt(this.#attack.table, entries, roundOdds(odds))
  }
  #mean(entries: OddsTable, odds: number): number {
    return Math.round(meanOver(this.#attack.table, entries, odds) / thousandth)
  }

  /** A set piece kills nobody: what the tables say is suppressed. operational.F21 */
  get #isLethal(): boolean {
    return this.kind !== 'set-piece'
  }

  get attackerLoss(): number {
    return this.#isLethal ? this.#entry(this.#attackerTable, this.#attackerOdds) : 0
  }
  get defenderLoss(): number {
    return this.#isLethal ? this.#entry(this.#combat.defenderLoss, this.#defenderOdds) : 0
  }
  get attackerSuppression(): number {
    const hit = this.#entry(this.#attackerTable, this.#attackerOdds)
    if (hit > 0) return this.#isLethal ? 0 : hit
    const { held } = this.#combat.attackerSuppression
    return this.kind === 'counterattack' ? 0 : held.indexOf(Math.max(...held))
  }
  get defenderSuppression(): number {
    const hit = this.#entry(this.#combat.defenderLoss, this.#defenderOdds)
    return hit > 0 && !this.#isLethal ? hit : this.#entry(this.#combat.defenderSuppression, this.odds)
  }

  get meanAttackerLoss(): number {
    return this.#isLethal ? this.#mean(this.#attackerTable, this.#attackerOdds) : 0
  }
  get meanDefenderLoss(): number {
    return this.#isLethal ? this.#mean(this.#combat.defenderLoss, this.#defenderOdds) : 0
  }
  #losses(entries: OddsTable, odds: number): readonly number[] {
    if (!this.#isLethal) return noLosses
    return chancesOf(this.#attack.table, entries, odds).map((chance) => (100 * chance) / parts)
  }
  get attackerLosses(): readonly number[] {
    return this.#losses(this.#attackerTable, this.#attackerOdds)
  }
  get defenderLosses(): readonly number[] {
    return this.#losses(this.#combat.defenderLoss, this.#defenderOdds)
  }

  get meanAttackerSuppression(): number {
    const hit = this.#isLethal ? 0 : this.#mean(this.#attackerTable, this.#attackerOdds)
    if (this.kind === 'counterattack') return hit
    const [unscathed] = chancesOf(this.#attack.table, this.#attackerTable, this.#attackerOdds)
    const { held, overrun } = this.#combat.attackerSuppression
    const won = this.overrunChance
    return hit + Math.round((unscathed * ((100 - won) * meanOf(held) + won * meanOf(overrun))) / (100 * thousandth))
  }
  get meanDefenderSuppression(): number {
    const hit = this.#isLethal ? 0 : this.#mean(this.#combat.defenderLoss, this.#defenderOdds)
    const [unscathed] = chancesOf(this.#attack.table, this.#combat.defenderLoss, this.#defenderOdds)
    const steps = this.#entry(this.#combat.defenderSuppression, this.odds)
    return hit + Math.round((unscathed * (100 - this.retreatChance) * steps) / (100 * thousandth))
  }

  get retreatChance(): number {
    if (this.kind === 'counterattack') return 0
    if (this.#retreat < 0) this.#retreat = meanOver(this.#attack.table, this.#combat.retreat, this.#retreatOdds) / parts
    return this.#retreat
  }
  get overrunChance(): number {
    return mayOverrun(this.kind)
      ? (this.retreatChance * entryAt(this.#attack.table, this.#combat.overrun, this.#column)) / 100
      : 0
  }

  /** operational.D27, F21 */
  get entrenchmentChance(): number {
    const { table, entrenchment, attackers } = this.#attack
    if (entrenchment === 0) return 0
    const { combat, specialOrders } = table.scenario.rules
    if (!this.#isLethal) return entryAt(table, specialOrders.setPiece.entrenchment, this.#column)
    // Engineers need any effect: losses, or the suppression of those who lose nothing and stand.
    const isSure = attackers.engineers > 0 && entryAt(table, combat.defenderSuppression, this.#column) > 0
    if (isSure) return 100
    const needed = attackers.engineers > 0 ? 1 : combat.entrenchmentLostAt
    const costly = combat.defenderLoss.map((lost) => (lost >= needed ? 100 : 0))
    return Math.round(meanOver(table, costly, this.#defenderOdds) / parts)
  }

  get terms(): readonly Term[] {
    this.#terms ??= termsOf(this.#attack)
    return this.#terms
  }
  get attackerLossTerms(): readonly Term[] {
    return attackerLossTerms(this.#attack)
  }
  get defenderLossTerms(): readonly Term[] {
    return defenderLossTerms(this.#attack)
  }
  get retreatTerms(): readonly Term[] {
    return this.kind === 'counterattack' ? [] : retreatTerms(this.#attack)
  }
}

/** The mean of an index drawn by weights. */
const meanOf = (weights: readonly number[]): number => {
  let sum = 0
  let weighted = 0
  for (const [index, weight] of weights.entries()) {
    sum += weight
    weighted += weight * index
  }
  return weighted / sum
}

/** The same forecast with the roles swapped: the unit that was asked about is the one counterattacked. */
export const turned = (counter: Forecast): Forecast => ({
  kind: 'counterattack',
  odds: counter.odds,
  attackerLoss: counter.defenderLoss,
  defenderLoss: counter.attackerLoss,
  attackerSuppression: counter.defenderSuppression,
  defenderSuppression: counter.attackerSuppression,
  meanAttackerLoss: counter.meanDefenderLoss,
  meanDefenderLoss: counter.meanAttackerLoss,
  meanAttackerSuppression: counter.meanDefenderSuppression,
  meanDefenderSuppression: counter.meanAttackerSuppression,
  attackerLosses: counter.defenderLosses,
  defenderLosses: counter.attackerLosses,
  retreatChance: 0,
  overrunChance: 0,
  ruinChance: counter.ruinChance,
  entrenchmentChance: 0,
  terms: counter.terms,
  attackerLossTerms: counter.defenderLossTerms,
  defenderLossTerms: counter.attackerLossTerms,
  retreatTerms: [],
})
