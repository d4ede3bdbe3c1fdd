/** The system UI of operational battles: this file is the table of contents. */
import { operational } from '../../../../engine/systems/operational/index.ts'
import type { SystemUi } from '../../systemUi.ts'
import { begin } from './begin.ts'
import { makeDesk } from './desk.ts'
import { events } from './events.ts'
import { keys } from './keys.ts'
import { layers } from './layers.ts'
import { lessons } from './lessons.ts'
import { map } from './map/index.ts'
import { ordering } from './ordering.ts'
import { panels } from './panels/index.ts'
import styles from './styles/index.css?inline'
import { tellBlocked } from './tellBlocked.ts'
import type { OperationalTypes } from './types.ts'
import { words } from './wording.ts'

export const operationalUi: SystemUi<OperationalTypes> = {
  open: operational.open,
  styles,
  desk: makeDesk,
  begin,
  orders: ordering,
  map,
  panels,
  words,
  events,
  lessons,
  layers,
  keys,
  watch: tellBlocked,
}
