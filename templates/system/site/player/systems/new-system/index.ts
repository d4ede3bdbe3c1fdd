/** The user interface of New system: this file is its table of contents. */
import { newSystem } from '../../../../engine/systems/new-system/index.ts'
import type { SystemUi } from '../../systemUi.ts'
import { derive } from './derived.ts'
import { events } from './events.ts'
import { map } from './map/drawing.tsx'
import { Facts, Strip } from './panels/bars.tsx'
import { Side } from './panels/Side.tsx'
import { layers, setup } from './setup.ts'
import { ordering } from './shellOrders.ts'
import { words } from './shellWords.ts'
import type { NewSystemTypes } from './types.ts'

export const newSystemUi: SystemUi<NewSystemTypes> = {
  open: newSystem.open,
  // Its own parts need none; `styles/index.css?inline` of other systems shows how they are written.
  styles: '',
  derive,
  setup,
  orders: ordering,
  map,
  panels: { Facts, Side, Strip, dialogs: async () => (await import('./panels/dialogs.tsx')).dialogs },
  words,
  events,
  lessons: async () => (await import('./lessons.ts')).lessons,
  layers,
  keys: [],
  watch: () => () => {},
}
