/**
 * The spoilt files of a run: `LONG=1` 10,000, another run some of the first, chosen by the commit; `FUZZ` and `FUZZ_SEED` override this.
 */
import { isLong, turn } from '../support/turns.ts'

export const count = Number(process.env.FUZZ ?? (isLong ? 10_000 : 100))
export const first = Number(process.env.FUZZ_SEED ?? (isLong ? 0 : turn * count))
