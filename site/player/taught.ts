/** Which game a scenario's tutorial teaches, and whether somebody has closed it. */
import type { Tutorial } from '../../compiler/bundle.ts'
import { attempt } from './settings.ts'
import type { PlayerState } from './systemUi.ts'
import type { Seats } from './types.ts'

/** Returns the players of the sides in the game that a tutorial teaches. */
export const taughtSeats = ({ scenario }: Pick<PlayerState, 'scenario'>, { side: taught, opponent }: Tutorial): Seats =>
  scenario.sides.map((_, side) => (side === taught ? 'human' : opponent))

/** Where this browser keeps that the tutorial was closed. */
export const closedKey = (scenario: string): string => `sandtable.tutorial.${scenario}`

/** True if the tutorial was closed, as this browser remembers it; where nothing is kept, it opens again next time. */
export const isClosed = (scenario: string): boolean =>
  attempt(() => localStorage.getItem(closedKey(scenario))) === 'closed'

/** The dice of a game that is led by these, if it is the one that the scenario's tutorial teaches. */
export const taughtSeed = (state: PlayerState, seats: Seats): number | undefined => {
  const { tutorial } = state.bundle
  if (!tutorial) return undefined
  return taughtSeats(state, tutorial).every((seat, side) => seat === seats[side]) ? tutorial.seed : undefined
}
