/** The tiny rule systems, each with the scenario that is played and what it knows of good play: for laws, worker and page. */
import type { AnyGame, Insight, Player, Scenario } from '../../engine/game.ts'
import { areas, areasInsight, triangle } from './areas.ts'
import { crossing, squares, squaresInsight } from './squares.ts'
import { stacks, stacksInsight, valley } from './stacks.ts'

export interface TinySystem {
  readonly scenario: Scenario & { readonly turns: number }
  open(scenario: Scenario): AnyGame
  insight(game: AnyGame): Insight
}

export const tinySystems: Readonly<Record<string, TinySystem>> = {
  areas: { scenario: triangle, open: areas.open as never, insight: areasInsight as never },
  squares: { scenario: crossing, open: squares.open as never, insight: squaresInsight as never },
  stacks: { scenario: valley, open: stacks.open as never, insight: stacksInsight as never },
}

/** The thinking player of a tiny system: it does what its system proposes first in a state that it imagines. */
export const tinyPlanner = (game: AnyGame): Player => {
  const { imagine, propose } = tinySystems[game.scenario.system].insight(game)
  return { id: 'planner', choose: (view, _, dice) => propose(imagine(view, dice), view.viewer ?? 0, 1, dice)[0] }
}

/** As a page and its worker name it: nobody passes records of it on. */
export const tinyIdentity = { scenario: '0000000000000000', rules: '00000000' }
