/** The terms behind a number: dice, hexes, flags, medals. They come from the code that computes it for the game. */

import type { Explanation, Term } from '../../game.ts'
import type { Side } from '../../twoSides.ts'
import { ignoresOf, ignoreTerms } from './battle/flags.ts'
import { kindNow } from './battle/kind.ts'
import { poolOf } from './battle/pool.ts'
import { explainMovement } from './explainMovement.ts'
import { medalsOf, placeMedals } from './medals.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { type CommandCardsQuestion, noUnit, type Position } from './types.ts'

type Explainer = (state: Position, question: CommandCardsQuestion) => Explanation | undefined

export const makeExplainer =
  (services: Services): Explainer =>
  (state, question) => {
    switch (question.about) {
      case 'dice':
        return explainDice(services, state, question.attacker, question.target)
      case 'movement':
        return explainMovement(services, state, question.unit, question.to)
      case 'flags':
        return explainFlags(services.table, state, question.unit)
      case 'medals':
        return explainMedals(services.table, state, question.side)
    }
  }

/** Dice of the battle that the phase asks about, or of one that would begin now. command-cards.C10-C13, C22 */
const explainDice = (
  services: Services,
  state: Position,
  attacker: number,
  target: number,
): Explanation | undefined => {
  const { units } = services.table.scenario
  const pool = poolOf(services, state, attacker, target, kindNow(state, attacker, target))
  if (pool === undefined) return undefined
  const subject = `${units[attacker].name} against ${units[target].name}`
  return { subject, unit: 'dice', value: pool.dice * 1000, terms: pool.terms }
}

/** Flags that a unit may or must ignore. The enemy whose battle goes on counts, for works that protect one side only. command-cards.C17 */
const explainFlags = (table: Table, state: Position, unit: number): Explanation | undefined => {
  if (state.hex[unit] <= 0) return undefined
  const from = state.target === unit && state.attacker !== noUnit ? state.hex[state.attacker] : 0
  const { must, may } = ignoresOf(table, state, unit, from)
  return {
    subject: table.scenario.units[unit].name,
    unit: 'flags',
    value: (must + may) * 1000,
    terms: ignoreTerms(table, state, unit, from),
  }
}

/** Medals of a side. command-cards.C15 */
const explainMedals = (table: Table, state: Position, side: Side): Explanation => {
  const terms: Term[] = []
  const add = (label: string, count: number): void => {
    if (count > 0) terms.push({ rule: 'command-cards.C15', label, value: count * 1000 })
  }
  add('Units destroyed', state.destroyedMedals[side])
  add('Deeds', state.otherMedals[side])
  for (const [place, { name }] of table.scenario.medals.entries()) add(name, placeMedals(table, state, place, side))
  return {
    subject: table.scenario.sides[side].name,
    unit: 'points',
    value: medalsOf(table, state, side) * 1000,
    terms,
  }
}
