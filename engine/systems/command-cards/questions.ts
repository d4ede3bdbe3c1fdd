/** The numbers that can be asked for with the terms behind them: dice, hexes, flags, medals. */
import type { Hex } from '../../hex.ts'
import { explainer, type QuestionIn, questionMaker } from '../../question.ts'
import type { Side } from '../../twoSides.ts'
import { ignoresOf } from './battle/flags.ts'
import { kindNow } from './battle/kind.ts'
import { countDice } from './battle/pool.ts'
import { explainMovement } from './explainMovement.ts'
import { medalsOf, placeMedals } from './medals.ts'
import type { Services } from './services.ts'
import { noUnit, type Position } from './types.ts'

/** The kinds of things that fields of questions name. */
interface Values {
  readonly unit: number
  readonly hex: Hex
  readonly side: Side
}

const ask = questionMaker<{ services: Services; state: Position; values: Values }>('command-cards')

export const questions = [
  // Of the battle that the phase asks about, or of one that would begin now. command-cards.C10-C13, C22
  ask(
    'dice',
    { attacker: 'unit', target: 'unit' },
    'The dice of a battle.',
    (services, state, { attacker, target }, terms) => {
      const { units } = services.table.scenario
      const dice = countDice(services, state, attacker, target, kindNow(state, attacker, target), terms)
      if (dice < 0) return undefined
      return { subject: `${units[attacker].name} against ${units[target].name}`, unit: 'dice', value: 1000 * dice }
    },
  ),
  ask('movement', { unit: 'unit', to: 'hex' }, 'The hexes of a move.', explainMovement),
  // The enemy whose battle goes on counts, for works that protect one side only. command-cards.C17
  ask('flags', { unit: 'unit' }, 'The flags that a unit may ignore.', ({ table }, state, { unit }, terms) => {
    if (state.hex[unit] <= 0) return undefined
    const from = state.target === unit && state.attacker !== noUnit ? state.hex[state.attacker] : 0
    const { must, may } = ignoresOf(table, state, unit, from, terms)
    return { subject: table.scenario.units[unit].name, unit: 'flags', value: 1000 * (must + may) }
  }),
  // command-cards.C15
  ask('medals', { side: 'side' }, 'The medals of a side.', ({ table }, state, { side }, terms) => {
    terms.add('C15', 'Units destroyed', state.destroyedMedals[side])
    terms.add('C15', 'Deeds', state.otherMedals[side])
    for (const [place, { name }] of table.scenario.medals.entries())
      terms.add('C15', name, placeMedals(table, state, place, side))
    return {
      subject: table.scenario.sides[side].name,
      unit: 'points',
      value: 1000 * medalsOf(table, state, side),
    }
  }),
] as const

export type CommandCardsQuestion = QuestionIn<(typeof questions)[number]>

export const explain = explainer<Services, Position, CommandCardsQuestion>(questions)
