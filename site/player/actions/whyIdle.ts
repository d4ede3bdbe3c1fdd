import type { PlayerState } from '../systemUi.ts'

/** Why nobody at this device may act; undefined when somebody may. */
export const whyIdle = (state: PlayerState): string | undefined => {
  if (state.mayAct.value) return undefined
  if (state.covered.value) return 'Hand the screen over first.'
  if (state.replayAt.value !== null) return 'This is the replay: go back to the game to give orders.'
  return state.outcome.value ? 'The battle is over.' : 'It is not your turn.'
}
