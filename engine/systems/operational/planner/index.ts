/**
 * The planner plays the operational game as a careful staff would: bring in what arrives, attack where several units
 * together pay, then stand where it serves the objectives, in supply and in cover. It decides each action anew from the
 * view alone, needs no memory, and takes no chances of its own: the same view gives the same choice.
 */
import type { Player } from '../../../game.ts'
import type { OperationalGame } from '../index.ts'
import type { OperationalAction, OperationalView } from '../types.ts'
import { planAttack } from './attack.ts'
import { surveyGround } from './ground.ts'
import { readPosition } from './picture.ts'
import { planEntry, planMove } from './position.ts'

export const operationalPlanner = (game: OperationalGame): Player<OperationalAction, OperationalView> => {
  const ground = surveyGround(game.scenario)
  return {
    id: 'planner',
    choose(view, legal) {
      const claim = legal.find((action) => action.type === 'claim')
      if (claim) return claim
      const picture = readPosition(game, ground, view)
      return (
        planEntry(game, ground, picture, legal) ??
        planAttack(game, ground, picture)?.action ??
        planMove(game, ground, picture)?.action ?? { type: 'end-turn' }
      )
    },
  }
}
