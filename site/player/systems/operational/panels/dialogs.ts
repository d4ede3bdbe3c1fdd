/** The dialogs of operational battles: one file, which the page fetches when the first dialog is opened. */
import type { Dialogs } from '../../../systemUi.ts'
import { Cards } from './Cards.tsx'
import { Guide } from './Guide.tsx'
import { Result } from './Result.tsx'
import { Situation } from './Situation.tsx'
import { AllUnits, Reinforcements } from './UnitList.tsx'

export const dialogs: Dialogs = {
  Result,
  Guide,
  own: { situation: Situation, units: AllUnits, reinforcements: Reinforcements, cards: Cards },
}
