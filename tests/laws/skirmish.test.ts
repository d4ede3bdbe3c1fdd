/** The laws of `laws.ts` for the skirmish rules: made-up battles, the scenarios of `content/`, and, in `laws:long`, ready armies. */
import type { Player } from '../../engine/game.ts'
import { type SkirmishGame, skirmish } from '../../engine/systems/skirmish/index.ts'
import { insightOf } from '../../engine/systems/skirmish/planner/insight.ts'
import { skirmishPlayers } from '../../engine/systems/skirmish/players.ts'
import type { SkirmishView } from '../../engine/systems/skirmish/types.ts'
import type { SkirmishAction } from '../../engine/systems/skirmish/verbs/index.ts'
import { imagine } from '../../engine/systems/skirmish/view.ts'
import { armiesInTurn, fourSeats, pitched, village } from '../support/skirmish.ts'
import { inTurn } from './inTurn.ts'
import { lawsOf } from './laws.ts'
import { isLong } from './means.ts'

const made = [pitched({ turns: 8 }), fourSeats({ turns: 4 }), village()]
const armies = isLong ? armiesInTurn() : []

lawsOf('skirmish', skirmish, [...made, ...(await inTurn('skirmish')), ...armies], {
  shuffleHidden: (game, state, viewer, dice) => imagine((game as SkirmishGame).table, game.view(state, viewer), dice),
  insight: (game) => insightOf(game as SkirmishGame),
  planner: (game) => skirmishPlayers.planner(game as SkirmishGame) as Player<SkirmishAction, SkirmishView>,
})
