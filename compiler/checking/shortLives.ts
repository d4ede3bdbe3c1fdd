import { setFlagsFromString } from 'node:v8'

/**
 * Tells V8 not to expect that what is made will last because the like of it has: what is made of a table stays, and what is made of
 * a scenario by the same code goes with it. Taken for lasting it would fill the old heap, which is collected late. For all threads.
 */
export const expectShortLives = (): void => setFlagsFromString('--no-allocation-site-pretenuring')
