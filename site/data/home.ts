/** Which scenarios the home page shows. */
import type { ScenarioCard } from '../../compiler/bundle.ts'

const levels: readonly ScenarioCard['level'][] = ['learn', 'short', 'long']

/** What a newcomer should play first: the easiest level, then the shortest. */
export const firstToPlay = (cards: readonly ScenarioCard[]): ScenarioCard | undefined =>
  [...cards].sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || a.turns - b.turns)[0]

/** The map that opens the home page: a battle of middling size, which is good to look at and not slow to draw. */
export const showpiece = (cards: readonly ScenarioCard[]): ScenarioCard | undefined =>
  cards.find((card) => card.level === 'short') ?? firstToPlay(cards)
