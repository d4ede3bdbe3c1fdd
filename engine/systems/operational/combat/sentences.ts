/** Fights in words: for the log, and over the combat sheet. operational.A6 */

import { count, signed, unitName } from '../names.ts'
import type { OperationalScenario } from '../scenario.ts'
import type { Combat, CombatKind, Losses } from '../types.ts'

/** The verb for one unit's action against another, by the kind of the fight. */
export const doing: Readonly<Record<CombatKind, string>> = {
  attack: 'attacks',
  feint: 'feints at',
  'suppressive-fire': 'fires on',
  'set-piece': 'makes a set-piece attack on',
  'assault-crossing': 'crosses by assault against',
  'assault-beach': 'storms the beach against',
  drop: 'drops onto',
  counterattack: 'counterattacks',
}

/** Steps and specialists, as `2 lost (1 scattered), 1 suppressed, Assault engineers lost`. */
const lossWords = (scenario: OperationalScenario, losses: Losses): string => {
  const specialists = Object.values(scenario.rules.specialists)
  const names = (indices: readonly number[], fate: string): string[] =>
    indices.map((index) => `${specialists[index].name} ${fate}`)
  const scattered = losses.scattered > 0 ? ` (${losses.scattered} scattered)` : ''
  const parts = [
    ...(losses.lost > 0 ? [`${losses.lost} lost${scattered}`] : []),
    ...(losses.suppressed > 0 ? [`${losses.suppressed} suppressed`] : []),
    ...names(losses.specialistsLost, 'lost'),
    ...names(losses.specialistsSuppressed, 'suppressed'),
  ]
  return parts.length === 0 ? 'no loss' : parts.join(', ')
}

/** The column that a roll gave, if there was one. */
const rolled = (column: number | undefined): string =>
  column === undefined ? '' : ` (rolled ${signed(column * 1000)})`

const endOf = ({ retreatChance, overrun, cornered, retreated, kind }: Combat): string => {
  const chance = retreatChance === undefined ? '' : ` (a chance of ${retreatChance} %)`
  if (overrun) return ' It is overrun.'
  if (cornered) return ` It is cornered${chance}.`
  if (!retreated) return retreatChance === undefined ? '' : ` It stands (a retreat had a chance of ${retreatChance} %).`
  if (kind === 'feint' || kind === 'suppressive-fire') return ' It was a rearguard and slips away.'
  return ` It falls back${chance}.`
}

const hasOdds = (kind: CombatKind): boolean => kind !== 'feint' && kind !== 'suppressive-fire'

/** The line of a fight in the log. */
export const combatLine = (scenario: OperationalScenario, event: Combat): string => {
  const { kind, unit, target, odds, columns, attacker, defender, entrenchment } = event
  const at = hasOdds(kind) ? ` at ${signed(odds)}` : ''
  const [own, theirs] = columns
  const sides = `attacker ${lossWords(scenario, attacker)}${rolled(own)}; defender ${lossWords(scenario, defender)}${rolled(theirs)}`
  const trenches = entrenchment > 0 ? ` It loses ${count(entrenchment, 'level')} of its trenches.` : ''
  return `${unitName(scenario, unit)} ${doing[kind]} ${unitName(scenario, target)}${at}: ${sides}.${trenches}${endOf(event)}`
}
