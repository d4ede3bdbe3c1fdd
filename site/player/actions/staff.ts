/** The staff suggests what it would do. */
import type { Store } from '../store.ts'

export const askStaff = async (store: Store): Promise<void> => (await import('../staff/askStaff.ts')).askStaff(store)
