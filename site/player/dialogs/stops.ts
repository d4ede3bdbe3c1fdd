/** The actions of a game that its viewer knows of: where a replay stops, and how many are said to have been done. */
import type { GameEvent } from '../../../engine/game.ts'
import { isTold } from '../announce.ts'
import type { PlayerContext } from '../context.ts'

/** Returns the events of an action that the viewer is told, by the action's number. */
export const toldOf = ({ state, view }: PlayerContext, at: number): readonly GameEvent[] =>
  state.timeline.value.steps[at - 1]?.events.filter((event) => isTold(event, view)) ?? []

/**
 * Numbers of actions after which the replay stops: 0, and those that the viewer has done or hears of. How often the other side acted out
 * of sight is not told.
 */
export const stopsOf = (player: PlayerContext): readonly number[] => {
  const { viewer } = player.view
  const isTold = (side: number, at: number): boolean =>
    viewer === null || viewer === side || toldOf(player, at).length > 0
  return [0, ...player.state.timeline.value.steps.flatMap(({ side }, at) => (isTold(side, at + 1) ? [at + 1] : []))]
}
