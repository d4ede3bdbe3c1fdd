/** The user interface of tactical battles: this file is its table of contents. */
import { tactical } from '../../../../engine/systems/tactical/index.ts'
import type { SystemUi } from '../../systemUi.ts'
import { derive } from './derived.ts'
import { events } from './events.ts'
import { fetchFurther } from './fetchFurther.ts'
import { map } from './map/drawing.ts'
import { Facts } from './panels/Facts.tsx'
import { Side } from './panels/Side.tsx'
import { Strip } from './panels/Strip.tsx'
import { keys, layers, setup } from './setup.ts'
import { ordering } from './shellOrders.ts'
import { words } from './shellWords.ts'
import styles from './styles/index.css?inline'
import type { TacticalTypes } from './types.ts'

export const tacticalUi: SystemUi<TacticalTypes> = {
  open: tactical.open,
  styles,
  derive,
  setup,
  orders: ordering,
  map,
  panels: { Facts, Side, Strip, dialogs: async () => (await fetchFurther()).dialogs },
  words,
  events,
  lessons: async () => (await import('./lessons.ts')).lessons,
  layers,
  keys,
  watch: () => () => {},
}
