/** The data that all evidence about skirmishes depends on. */

/** The players whose games decide the balance. */
export const panel = ['planner', 'cautious', 'aggressive'] as const

/** Fields that no rule reads besides titles, names and looks. */
export const words = ['adjective', 'text', 'rule'] as const
