import type { AnyGame, GameEvent } from '../../../engine/game.ts'
import type { SkirmishEvent } from '../../../engine/systems/skirmish/events.ts'
import type { Position } from '../../../engine/systems/skirmish/types.ts'
import type { SkirmishAction } from '../../../engine/systems/skirmish/verbs/index.ts'
import { gameOf } from '../../support/games.ts'
import { makeCounts, type Sins } from './sin.ts'
import { aims } from './skirmish/aims.ts'
import { fire } from './skirmish/fire.ts'
import { means } from './skirmish/means.ts'

export const sins: Sins = {
  list: [...fire.list, ...aims.list, ...means.list],
  watch(any: AnyGame) {
    const game = gameOf('skirmish', any)
    const counts = makeCounts(game.table.seats)
    const all = [...fire.watches, ...aims.watches, ...means.watches].map((watch) => watch(game, counts))
    return {
      before(state, side, action) {
        for (const one of all) one.before?.(state as Position, side, action as SkirmishAction)
      },
      after(state, side, action, events: readonly GameEvent[]) {
        for (const one of all)
          one.after?.(state as Position, side, action as SkirmishAction, events as readonly SkirmishEvent[])
      },
      end(state) {
        for (const one of all) one.end?.(state as Position)
        return counts.counts
      },
    }
  },
}
