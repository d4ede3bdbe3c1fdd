/** Numbers that a rule and the survey of a scenario both look for. */

/** A pocket of more hexes than this was meant. */
export const largestSpeck = 2

/** With fewer reinforcements than this one way in is usual. */
export const fewestReinforcements = 3
