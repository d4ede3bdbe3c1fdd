/** Battles led by cards as the page shows them: the table of contents of this system UI. */
import { commandCards } from '../../../../engine/systems/command-cards/index.ts'
import type { SystemUi } from '../../systemUi.ts'
import { begin } from './begin.ts'
import { makeDesk } from './desk.ts'
import { events } from './events.ts'
import { keys } from './keys.ts'
import { layers } from './layers.ts'
import { lessons } from './lessons.ts'
import { drawing } from './map/drawing.ts'
import { ordering } from './ordering.ts'
import { Facts } from './panels/Facts.tsx'
import { Side } from './panels/Side.tsx'
import { Strip } from './panels/Strip.tsx'
import { words } from './speech.ts'
import styles from './styles/index.css?inline'
import type { CommandCardsTypes } from './types.ts'
import { watch } from './watch.ts'

export const commandCardsUi: SystemUi<CommandCardsTypes> = {
  open: commandCards.open,
  styles,
  desk: makeDesk,
  begin,
  orders: ordering,
  map: drawing,
  panels: { Facts, Side, Strip, dialogs: async () => (await import('./panels/dialogs.tsx')).dialogs },
  words,
  events,
  lessons,
  layers,
  keys,
  watch,
}
