/** The lint rules that hold for all rule systems, one line each: texts, sides, maps, provenance, suppressions. */
import { rule as balanceSaysNothing } from './balance-says-nothing/rule.ts'
import { rule as briefingDateDiffers } from './briefing-date-differs/rule.ts'
import { rule as briefingTooShort } from './briefing-too-short/rule.ts'
import { rule as briefingWithoutDate } from './briefing-without-date/rule.ts'
import { rule as briefingWithoutHistory } from './briefing-without-history/rule.ts'
import { rule as briefingWithoutPlace } from './briefing-without-place/rule.ts'
import { rule as coloursAlike } from './colours-alike/rule.ts'
import { rule as dayNotInCalendar } from './day-not-in-calendar/rule.ts'
import { rule as emphasisUnclosed } from './emphasis-unclosed/rule.ts'
import { rule as goalNotInBriefing } from './goal-not-in-briefing/rule.ts'
import { rule as goalOffItsName } from './goal-off-its-name/rule.ts'
import { rule as headingOutOfOrder } from './heading-out-of-order/rule.ts'
import { rule as licenceUnknown } from './licence-unknown/rule.ts'
import { rule as linkSaysNothing } from './link-says-nothing/rule.ts'
import { rule as mapWithoutNames } from './map-without-names/rule.ts'
import { rule as namesShareHex } from './names-share-hex/rule.ts'
import { rule as paragraphTooLong } from './paragraph-too-long/rule.ts'
import { rule as placeholderText } from './placeholder-text/rule.ts'
import type { LintRule, SharedContext } from './rule.ts'
import { rule as sidesNamedAlike } from './sides-named-alike/rule.ts'
import { rule as sourceBeforeEvent } from './source-before-event/rule.ts'
import { rule as sourceTwice } from './source-twice/rule.ts'
import { rule as summaryRepeatsTitle } from './summary-repeats-title/rule.ts'
import { rule as suppressionUnused } from './suppression-unused/rule.ts'
import { rule as suppressionWithoutReason } from './suppression-without-reason/rule.ts'
import { rule as unitOfEnemyNation } from './unit-of-enemy-nation/rule.ts'
import { rule as wayDrawnTwice } from './way-drawn-twice/rule.ts'
import { rule as wayGap } from './way-gap/rule.ts'
import { rule as wordTwice } from './word-twice/rule.ts'

/** The last one looks at what all others suppressed. */
export const sharedRules: readonly LintRule<SharedContext>[] = [
  placeholderText,
  briefingWithoutHistory,
  briefingTooShort,
  briefingWithoutDate,
  briefingDateDiffers,
  dayNotInCalendar,
  briefingWithoutPlace,
  goalNotInBriefing,
  summaryRepeatsTitle,
  paragraphTooLong,
  headingOutOfOrder,
  emphasisUnclosed,
  linkSaysNothing,
  wordTwice,
  sidesNamedAlike,
  coloursAlike,
  balanceSaysNothing,
  unitOfEnemyNation,
  mapWithoutNames,
  namesShareHex,
  goalOffItsName,
  wayGap,
  wayDrawnTwice,
  sourceBeforeEvent,
  sourceTwice,
  licenceUnknown,
  suppressionWithoutReason,
  suppressionUnused,
]
