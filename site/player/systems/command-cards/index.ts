/** The user interface of battles led by cards: this file is its table of contents. */
import { commandCards } from '../../../../engine/systems/command-cards/index.ts'
import type { SystemUi } from '../../systemUi.ts'
import { derive } from './derived.ts'
import { events } from './events.ts'
import { map } from './map/drawing.ts'
import { Facts } from './panels/Facts.tsx'
import { Side } from './panels/Side.tsx'
import { Strip } from './panels/Strip.tsx'
import { keys, layers, setup } from './setup.ts'
import { ordering } from './shellOrders.ts'
import { announceDecisions, words } from './shellWords.ts'
import styles from './styles/index.css?inline'
import type { CommandCardsTypes } from './types.ts'

export const commandCardsUi: SystemUi<CommandCardsTypes> = {
  open: commandCards.open,
  styles,
  derive,
  setup,
  orders: ordering,
  map,
  panels: { Facts, Side, Strip, dialogs: async () => (await import('./panels/dialogs.tsx')).dialogs },
  words,
  events,
  lessons: async () => (await import('./lessons.ts')).lessons,
  layers,
  keys,
  watch: announceDecisions,
}
