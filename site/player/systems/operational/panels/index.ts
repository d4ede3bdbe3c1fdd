/** What is read beside the map of an operational battle. */
import type { Panels } from '../../../systemUi.ts'
import { Facts } from './Facts.tsx'
import { Side } from './Side.tsx'
import { Strip } from './Strip.tsx'

export const panels: Panels = { Facts, Side, Strip, dialogs: async () => (await import('./dialogs.ts')).dialogs }
