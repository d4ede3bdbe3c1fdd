import { fetchedFrom, fileOf } from './fetched.ts'

export const fetchFurther = fileOf(() => import('./further.ts'))

/** Makes components of the shell's parts that are seen once something is chosen or done. */
export const further = fetchedFrom(fetchFurther)
