/** Which spoilt files a run makes: `LONG=1` 10,000, another run some of the first, which the commit chooses; `FUZZ` and `FUZZ_SEED` say it otherwise. */
import { isLong, turn } from '../support/turns.ts'

export const count = Number(process.env.FUZZ ?? (isLong ? 10_000 : 100))
export const first = Number(process.env.FUZZ_SEED ?? (isLong ? 0 : turn * count))
