/** How many games it takes to tell. */

/** More games than anyone plays: a share that needs more lies too near the edge to tell. */
const most = 100_000

/**
 * Games in all that would decide if the share stays what it is, rounded up to fifties. Undefined when there is no share yet, or
 * when it lies too near the edge.
 */
export const enoughGames = (
  successes: number,
  trials: number,
  verdictOn: (successes: number, trials: number) => string,
): number | undefined => {
  if (trials === 0) return undefined
  const decides = (games: number): boolean => verdictOn(Math.round((successes / trials) * games), games) !== 'undecided'
  let games = Math.ceil(trials / 50) * 50
  while (games <= most && !decides(games)) games = Math.ceil((games * 1.1) / 50) * 50
  return games <= most ? games : undefined
}
