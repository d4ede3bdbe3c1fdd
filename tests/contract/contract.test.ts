/** Tiny rule systems that have what the big ones have not: the laws hold for all that the contract can say. */
import { lawsOf } from '../laws/laws.ts'
import { areas, areasPlayer, triangle } from './areas.ts'

lawsOf('areas', areas, [triangle], {
  shuffleHidden: (game, state, viewer, dice) => game.imagine(game.view(state, viewer), dice),
  planner: () => areasPlayer,
})
