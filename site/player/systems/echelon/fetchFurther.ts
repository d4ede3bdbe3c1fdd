import { fetchedFrom, fileOf } from '../../fetched.ts'

export const fetchFurther = fileOf(() => import('./further.ts'))

/** Makes components of the panels and layers about what is chosen and offered. */
export const further = fetchedFrom(fetchFurther)
