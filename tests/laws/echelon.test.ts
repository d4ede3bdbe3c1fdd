/** The laws of `laws.ts` for the echelon rules, over a made-up campaign and the scenarios of `content/`. */
import type { Player } from '../../engine/game.ts'
import { type EchelonGame, echelon } from '../../engine/systems/echelon/index.ts'
import { insightOf } from '../../engine/systems/echelon/planner/insight.ts'
import { echelonPlayers } from '../../engine/systems/echelon/players.ts'
import type { EchelonView } from '../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../engine/systems/echelon/verbs/index.ts'
import type { Side } from '../../engine/twoSides.ts'
import { calledAway, campaign } from '../support/echelonCampaign.ts'
import { contact } from '../support/echelonContact.ts'
import { strait } from '../support/echelonStrait.ts'
import { hasTurn } from '../support/turns.ts'
import { inTurn } from './inTurn.ts'
import { lawsOf } from './laws.ts'
import { isLong } from './means.ts'
import { shuffleStacks } from './shuffleStacks.ts'

const made = [calledAway(campaign({ turns: 2 })), strait(2), { ...contact(), id: 'contact' }]

lawsOf('echelon', echelon, [...made.filter((_, index) => isLong || hasTurn(index)), ...(await inTurn('echelon'))], {
  shuffleHidden: (game, state, viewer, dice) => shuffleStacks(game as EchelonGame, state, viewer as Side, dice),
  insight: (game) => insightOf(game as EchelonGame),
  planner: (game) => echelonPlayers.planner(game as EchelonGame) as Player<EchelonAction, EchelonView>,
})
