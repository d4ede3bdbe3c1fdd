/** A value of which a test gives the part that is looked at: whatever else is read of it is undefined, and the test fails. */
export const part = <T>(given: unknown): T => given as T
