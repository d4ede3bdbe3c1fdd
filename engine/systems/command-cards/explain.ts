/** The terms behind a number. They come from the code that computes it for the game. */
import type { Explanation } from '../../game.ts'
import { explainMovement } from './explainMovement.ts'
import type { CommandCardsQuestion, CommandCardsState } from './types.ts'
import type { Kit } from './verbs/verb.ts'

type Explainer = (state: Readonly<CommandCardsState>, question: CommandCardsQuestion) => Explanation | undefined

export const makeExplainer =
  (kit: Kit): Explainer =>
  (state, question) =>
    question.about === 'movement' ? explainMovement(kit, state, question.unit, question.to) : undefined
