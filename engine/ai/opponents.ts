/** Against whom people play: names alone, for pages that load no player. */

/** How well a computer plays, from weak to strong. Which player that is in a system, its thinkers say. */
export const levelIds = ['recruit', 'veteran', 'staff', 'general'] as const
export type LevelId = (typeof levelIds)[number]

/** Those against whom people play, from weak to strong. */
export const opponentIds = ['random', ...levelIds] as const
export type OpponentId = (typeof opponentIds)[number]
