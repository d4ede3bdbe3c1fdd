/** What a fight promises, for players before they commit. It looks at nothing that the attacker does not know. operational.A6, d28 */
import type { Term } from '../../../game.ts'
import { parts } from '../../../normal.ts'
import type { OddsTable } from '../rules.ts'
import { countActive } from '../steps.ts'
import type { Table } from '../table.ts'
import { type CombatKind, type OperationalState, stance } from '../types.ts'
import { mayOverrun } from './aftermath.ts'
import { ruinChance } from './artillery.ts'
import { type Attack, isLanding, makeAttack } from './attack.ts'
import { provokes, strikesBack } from './counterattack.ts'
import { secondStepChance } from './feint.ts'
import { attackEdge, isArtillery, reversed } from './possible.ts'
import {
  attackerLossShift,
  attackerLossTerms,
  chanceOfNone,
  defenderLossShift,
  defenderLossTerms,
  entryAt,
  meanOver,
  retreatShift,
  retreatTerms,
  roundOdds,
} from './rolls.ts'
import { oddsOf, termsOf } from './shifts.ts'
import { diggingOutChance, fireChance, fireRolls } from './suppressiveFire.ts'

/** Attacker is always the unit that was asked about, also when the target strikes first. Losses are steps and specialists alike. */
export interface Forecast {
  /** How it would be fought: a known rearguard makes a feint of an attack, a known counterattack turns it around. */
  readonly kind: CombatKind
  /** Before rolling, in thousandths of a column; those of the counterattacker in a counterattack; 0 where none are used. */
  readonly odds: number
  /** Lost if the odds come as they are. */
  readonly attackerLoss: number
  readonly defenderLoss: number
  /** Suppressed then; where it is rolled for, the likeliest number. */
  readonly attackerSuppression: number
  /** Suppressed if the defender loses none and stands; where it is rolled for, the mean, rounded. */
  readonly defenderSuppression: number
  /** Means over the rolls, in thousandths; not capped by what is there. */
  readonly meanAttackerLoss: number
  readonly meanDefenderLoss: number
  readonly meanAttackerSuppression: number
  readonly meanDefenderSuppression: number
  /** Chance that the defender must retreat, in per cent, exact over the roll; it needs to survive for that. */
  readonly retreatChance: number
  /** Chance that it must and the attacker keeps its action point, in per cent. */
  readonly overrunChance: number
  /** Per cent that the city falls to ruins, and, in set pieces and suppressive fire, of each roll for a level of trenches. */
  readonly ruinChance: number
  readonly entrenchmentChance: number
  /** The combat sheet: adds up to `odds`; where there are none, the chances by which the defender is suppressed, in per cent. */
  readonly terms: readonly Term[]
  /** What each roll adds to the odds. */
  readonly attackerLossTerms: readonly Term[]
  readonly defenderLossTerms: readonly Term[]
  readonly retreatTerms: readonly Term[]
}

/**
 * The forecast of a fight from where the units stand, whether or not the attacker has the points and orders for it; undefined when
 * it is not possible from there. Those who land stand nowhere yet: the caller knows whether they may.
 */
export const forecastOf = (
  table: Table,
  state: Readonly<OperationalState>,
  ways: Uint8Array,
  attacker: number,
  target: number,
  kind: CombatKind = 'attack',
): Forecast | undefined => {
  const edge = isLanding(kind)
    ? landing(table, state, attacker, target)
    : attackEdge(table, state, ways, attacker, target, kind)
  if (edge === undefined) return undefined
  const order = knownOrder(table, state, target)
  const isRearguard = order === stance.rearguard && kind !== 'drop' && kind !== 'counterattack'
  if (kind === 'suppressive-fire')
    return fireForecast(makeAttack(table, state, kind, attacker, target, edge), isRearguard)
  if (kind === 'feint' || isRearguard)
    return feintForecast(makeAttack(table, state, 'feint', attacker, target, edge), isRearguard)
  if (order === stance.counterattack && provokes(kind) && strikesBack(table, state, attacker, target, kind, edge))
    return turned(new OddsForecast(makeAttack(table, state, 'counterattack', target, attacker, reversed(table, edge))))
  return new OddsForecast(makeAttack(table, state, kind, attacker, target, edge, order))
}

/** The special order of a unit as far as its enemy knows it: without fog nothing is hidden. operational.D28, d28 */
const knownOrder = (table: Table, state: Readonly<OperationalState>, unit: number): number =>
  table.scenario.fog && state.stanceKnown[unit] === 0 ? stance.none : state.stance[unit]

/** Against whom somebody can land at all. */
const landing = (
  table: Table,
  state: Readonly<OperationalState>,
  attacker: number,
  target: number,
): number | undefined =>
  table.side[attacker] !== table.side[target] && state.hex[target] > 0 && state.active[attacker] > 0 ? -1 : undefined

const thousandth = parts / 1000

/** Numbers that depend on the state are taken at once; means and terms are worked out when asked for, as planners ask mostly for odds. */
class OddsForecast implements Forecast {
  readonly kind: CombatKind
  readonly odds: number
  readonly ruinChance: number
  readonly entrenchmentChance: number
  readonly #attack: Attack
  readonly #attackerOdds: number
  readonly #defenderOdds: number
  readonly #retreatOdds: number
  readonly #column: number
  #retreat = -1
  #terms: Term[] | undefined

  constructor(attack: Attack) {
    const { table, kind } = attack
    this.#attack = attack
    this.kind = kind
    this.odds = oddsOf(attack)
    this.#column = roundOdds(this.odds)
    this.#attackerOdds = this.odds + attackerLossShift(attack)
    this.#defenderOdds = this.odds + defenderLossShift(attack)
    this.#retreatOdds = this.odds + retreatShift(attack)
    this.ruinChance = ruinChance(attack)
    this.entrenchmentChance =
      kind === 'set-piece' && attack.entrenchment > 0
        ? entryAt(table, table.scenario.rules.specialOrders.setPiece.entrenchment, this.#column)
        : 0
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
  get meanAttackerSuppression(): number {
    const hit = this.#isLethal ? 0 : this.#mean(this.#attackerTable, this.#attackerOdds)
    if (this.kind === 'counterattack') return hit
    const unscathed = chanceOfNone(this.#attack.table, this.#attackerTable, this.#attackerOdds)
    const { held, overrun } = this.#combat.attackerSuppression
    const won = this.overrunChance
    return hit + Math.round((unscathed * ((100 - won) * meanOf(held) + won * meanOf(overrun))) / (100 * thousandth))
  }
  get meanDefenderSuppression(): number {
    const hit = this.#isLethal ? 0 : this.#mean(this.#combat.defenderLoss, this.#defenderOdds)
    const unscathed = chanceOfNone(this.#attack.table, this.#combat.defenderLoss, this.#defenderOdds)
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

/** The same fight from the other side: the unit asked about is the one struck. */
const turned = (counter: Forecast): Forecast => ({
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
  retreatChance: 0,
  overrunChance: 0,
  ruinChance: counter.ruinChance,
  entrenchmentChance: 0,
  terms: counter.terms,
  attackerLossTerms: counter.defenderLossTerms,
  defenderLossTerms: counter.attackerLossTerms,
  retreatTerms: [],
})

/** Fights without odds: nobody is killed. */
const bloodless = (kind: CombatKind, isRearguard: boolean) =>
  ({
    kind,
    odds: 0,
    attackerLoss: 0,
    defenderLoss: 0,
    meanAttackerLoss: 0,
    meanDefenderLoss: 0,
    // operational.F23: a rearguard that is known is expected to slip away, whether or not it can.
    retreatChance: isRearguard ? 100 : 0,
    overrunChance: 0,
    attackerLossTerms: [],
    defenderLossTerms: [],
    retreatTerms: [],
  }) as const

/** operational.F19, F23 */
const feintForecast = (attack: Attack, isRearguard: boolean): Forecast => {
  const second = secondStepChance(attack)
  return {
    ...bloodless('feint', isRearguard),
    attackerSuppression: 1,
    defenderSuppression: second >= 50 ? 2 : 1,
    meanAttackerSuppression: 1000,
    meanDefenderSuppression: 1000 + second * 10,
    ruinChance: 0,
    entrenchmentChance: 0,
    terms: [
      { rule: isRearguard ? 'operational.F23' : 'operational.F19', label: 'A step is pinned', value: 100_000 },
      ...(second > 0
        ? [{ rule: 'operational.F19', label: 'A second step in open ground', value: second * 1000 } as const]
        : []),
    ],
  }
}

/** operational.F20 */
const fireForecast = (attack: Attack, isRearguard: boolean): Forecast => {
  const rolls = fireRolls(attack)
  const chance = fireChance(attack)
  const { table, state, attacker } = attack
  const terms: Term[] = []
  for (let roll = 1; roll <= rolls; roll++)
    terms.push({ rule: 'operational.F20', label: `Chance of a step, roll ${roll} of ${rolls}`, value: chance * 1000 })
  const isFree = state.prepared[table.side[attacker]] === 1
  const guns = isFree ? 0 : countActive(table, state, attacker, isArtillery)
  return {
    ...bloodless('suppressive-fire', isRearguard),
    attackerSuppression: guns,
    defenderSuppression: Math.round((rolls * chance) / 100),
    meanAttackerSuppression: guns * 1000,
    meanDefenderSuppression: rolls * chance * 10,
    ruinChance: ruinChance(attack),
    entrenchmentChance: diggingOutChance(attack),
    terms,
  }
}
