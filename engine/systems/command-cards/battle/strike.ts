/** Strikes against aimed units, from the air or by guns far behind. */
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

/** The targets are named: they are struck one after the other. */
export const resolveStrike = (_kit: Kit, _draft: CommandCardsDraft): void => {}
