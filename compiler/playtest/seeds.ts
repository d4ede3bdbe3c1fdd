/**
 * Which seeds games roll from. Whoever changes a scenario until certain games are even has found even games, not an even scenario:
 * so what is published comes from games that nobody looks at before.
 */

/** First seed of games that try something out. */
export const exploringSeed = 1000

/** First seed of the games of evidence, above all that can be asked for. */
export const heldOutSeed = 1_000_000

/** First seed of games with levers at other ends. */
export const leversSeed = 500_000
