/** How many games it takes to tell. */
import { verdictOf, wilsonInterval } from './interval.ts'

/** More games than anyone plays: a share that needs more lies too near the edge to tell. */
const most = 100_000

/**
 * Games in all after which an interval would lie inside or outside of a band if the share stays what it is, rounded up to
 * fifties. Undefined when there is no share yet, or when it lies too near the edge.
 */
export const enoughGames = (
  successes: number,
  trials: number,
  band: { readonly from: number; readonly to: number },
): number | undefined => {
  if (trials === 0) return undefined
  const share = successes / trials
  const decides = (games: number): boolean =>
    verdictOf(wilsonInterval(Math.round(share * games), games), band) !== 'undecided'
  let games = Math.ceil(trials / 50) * 50
  while (games <= most && !decides(games)) games = Math.ceil((games * 1.1) / 50) * 50
  return games <= most ? games : undefined
}
