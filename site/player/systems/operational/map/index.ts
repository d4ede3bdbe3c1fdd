/** What is drawn over the sheet of an operational battle. */
import { scenarioColours } from '../../../../../compiler/cartography/colours.ts'
import type { Drawing } from '../../../systemUi.ts'
import type { OperationalTypes } from '../types.ts'
import { Ground, Objectives } from './Ground.tsx'
import { offer } from './offer.ts'
import { march, pieces } from './pieces.ts'
import { reach } from './reach.ts'

export const map: Drawing<OperationalTypes> = {
  Ground,
  Above: Objectives,
  pieces,
  march,
  reach,
  offer,
  look: (state) => state.bundle.scenario.rules.weather[state.view.value.weather]?.look ?? 'dry',
  colours: scenarioColours,
}
