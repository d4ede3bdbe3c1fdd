/** The staff suggests what it would do. */
import { fileOf } from '../fetched.ts'
import type { Store } from '../store.ts'

const load = fileOf(() => import('../staff/askStaff.ts'))

export const askStaff = async (store: Store): Promise<void> => (await load()).askStaff(store)
