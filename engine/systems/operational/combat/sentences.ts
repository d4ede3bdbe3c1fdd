/** Fights in words: for the log, and over the combat sheet. operational.A6 */

import { count, signed } from '../names.ts'
import type { OperationalScenario } from '../scenario.ts'
import type { Combat, CombatKind, Losses } from '../types.ts'

/** The verb of a unit that fights another, and its other form, by the kind of the fight. */
const doing: Readonly<Record<CombatKind, readonly [verb: string, plural: string, rest: string]>> = {
  attack: ['attacks', 'attack', ''],
  feint: ['feints', 'feint', ' at'],
  'suppressive-fire': ['fires', 'fire', ' on'],
  'set-piece': ['makes', 'make', ' a set-piece attack on'],
  'assault-crossing': ['crosses', 'cross', ' by assault against'],
  'assault-beach': ['storms', 'storm', ' the beach against'],
  drop: ['drops', 'drop', ' onto'],
  counterattack: ['counterattacks', 'counterattack', ''],
}

/** A fight of a kind in a sentence with the fields `unit` and `target`. */
export const doingTo = (kind: CombatKind): string => {
  const [verb, plural, rest] = doing[kind]
  return `{unit} {${verb}|${plural}}${rest} {target}`
}

/** What cannot be done to a target: `fire on`. */
export const toDo = (kind: CombatKind): string => doing[kind][1] + doing[kind][2]

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
  if (overrun) return ' The defender is overrun.'
  if (cornered) return ` The defender is cornered${chance}.`
  if (!retreated)
    return retreatChance === undefined ? '' : ` The defender stands (a retreat had a chance of ${retreatChance} %).`
  if (kind === 'feint' || kind === 'suppressive-fire') return ' The defender was a rearguard and slips away.'
  return ` The defender falls back${chance}.`
}

const hasOdds = (kind: CombatKind): boolean => kind !== 'feint' && kind !== 'suppressive-fire'

/** The line of a fight in the log, with the fields `unit` and `target`. */
export const combatLine = (scenario: OperationalScenario, event: Combat): string => {
  const { kind, odds, columns, attacker, defender, entrenchment } = event
  const at = hasOdds(kind) ? ` at ${signed(odds)}` : ''
  const [own, theirs] = columns
  const sides = `attacker ${lossWords(scenario, attacker)}${rolled(own)}; defender ${lossWords(scenario, defender)}${rolled(theirs)}`
  const trenches = entrenchment > 0 ? ` The defender loses ${count(entrenchment, 'level')} of entrenchment.` : ''
  return `${doingTo(kind)}${at}: ${sides}.${trenches}${endOf(event)}`
}
