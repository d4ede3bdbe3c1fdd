/** What all evidence about skirmishes depends on. */

/** Who speaks for balance. */
export const panel = ['planner', 'cautious', 'aggressive'] as const

/** What no rule reads beside titles, names and looks. */
export const words = ['adjective', 'text', 'rule'] as const
