import type { Odds } from '../../../game.ts'

/** Until `npm run fit` has measured what tells who wins. */
export const odds: Odds = {}
