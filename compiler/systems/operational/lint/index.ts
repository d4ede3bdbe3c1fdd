/** The lint rules, one line each: on the map, at the start, in supply, at headquarters, by sea and air, on the way to victory, in the names. */

import { rule as airborneUnfit } from './airborne-unfit/rule.ts'
import { rule as assetUseless } from './asset-useless/rule.ts'
import { rule as bonusAfterEnd } from './bonus-after-end/rule.ts'
import { rule as bonusHexOwn } from './bonus-hex-own/rule.ts'
import { rule as bonusNeverLost } from './bonus-never-lost/rule.ts'
import { rule as bonusNeverWon } from './bonus-never-won/rule.ts'
import { rule as bridgeWithoutRiver } from './bridge-without-river/rule.ts'
import { rule as cardWithoutUnit } from './card-without-unit/rule.ts'
import { rule as cityWithoutName } from './city-without-name/rule.ts'
import { rule as delayTargetNotEnRoute } from './delay-target-not-en-route/rule.ts'
import { rule as delayTooLate } from './delay-too-late/rule.ts'
import { rule as duplicateName } from './duplicate-name/rule.ts'
import { rule as entryInEnemyHands } from './entry-in-enemy-hands/rule.ts'
import { rule as experienceOverMaximum } from './experience-over-maximum/rule.ts'
import { rule as formationSpeltTwoWays } from './formation-spelt-two-ways/rule.ts'
import { rule as fortMisplaced } from './fort-misplaced/rule.ts'
import { rule as headquartersMisplaced } from './headquarters-misplaced/rule.ts'
import { rule as headquartersMissing } from './headquarters-missing/rule.ts'
import { rule as headquartersNeverEnters } from './headquarters-never-enters/rule.ts'
import { rule as headquartersOutOfRange } from './headquarters-out-of-range/rule.ts'
import { rule as headquartersUnsupplied } from './headquarters-unsupplied/rule.ts'
import { rule as headquartersWithoutUnit } from './headquarters-without-unit/rule.ts'
import { rule as hexListedTwice } from './hex-listed-twice/rule.ts'
import { rule as hexsideTwice } from './hexside-twice/rule.ts'
import { rule as hubMisplaced } from './hub-misplaced/rule.ts'
import { rule as hubUnsupplied } from './hub-unsupplied/rule.ts'
import { rule as landUnowned } from './land-unowned/rule.ts'
import { rule as landingHexMisplaced } from './landing-hex-misplaced/rule.ts'
import { rule as landingNowhere } from './landing-nowhere/rule.ts'
import { rule as nameAgainstGround } from './name-against-ground/rule.ts'
import { rule as objectiveAfterEnd } from './objective-after-end/rule.ts'
import { rule as objectiveBeyondSupply } from './objective-beyond-supply/rule.ts'
import { rule as objectiveOwnedAtStart } from './objective-owned-at-start/rule.ts'
import { rule as objectiveTooLate } from './objective-too-late/rule.ts'
import { rule as objectiveTwice } from './objective-twice/rule.ts'
import { rule as objectiveUnreachable } from './objective-unreachable/rule.ts'
import { rule as ownerSpeck } from './owner-speck/rule.ts'
import { rule as pocketWithoutEntry } from './pocket-without-entry/rule.ts'
import { rule as poolUnusable } from './pool-unusable/rule.ts'
import { rule as reinforcementInLastTurn } from './reinforcement-in-last-turn/rule.ts'
import { rule as reinforcementNeverEnters } from './reinforcement-never-enters/rule.ts'
import { rule as reinforcementsThroughOneHex } from './reinforcements-through-one-hex/rule.ts'
import { rule as reserveUnitWithoutCard } from './reserve-unit-without-card/rule.ts'
import { rule as rewardMismatched } from './reward-mismatched/rule.ts'
import { rule as rewardTooLate } from './reward-too-late/rule.ts'
import { rule as rewardUseless } from './reward-useless/rule.ts'
import { rule as riverBreaksOff } from './river-breaks-off/rule.ts'
import { rule as riverGap } from './river-gap/rule.ts'
import type { LintRule } from './rule.ts'
import { rule as sideCannotLose } from './side-cannot-lose/rule.ts'
import { rule as sideWithoutSupply } from './side-without-supply/rule.ts'
import { rule as sideWithoutWinCondition } from './side-without-win-condition/rule.ts'
import { rule as signStandsAlone } from './sign-stands-alone/rule.ts'
import { rule as sourceMisplaced } from './source-misplaced/rule.ts'
import { rule as sourceOnEnemyHex } from './source-on-enemy-hex/rule.ts'
import { rule as sourceWithoutWay } from './source-without-way/rule.ts'
import { rule as specialistsOverSlots } from './specialists-over-slots/rule.ts'
import { rule as storeUnusable } from './store-unusable/rule.ts'
import { rule as suppressedExceedsSteps } from './suppressed-exceeds-steps/rule.ts'
import { rule as taskNeverDone } from './task-never-done/rule.ts'
import { rule as unitOnEnemyHex } from './unit-on-enemy-hex/rule.ts'
import { rule as unitOnImpassableHex } from './unit-on-impassable-hex/rule.ts'
import { rule as unitOnOccupiedHex } from './unit-on-occupied-hex/rule.ts'
import { rule as unitStartsUnsupplied } from './unit-starts-unsupplied/rule.ts'
import { rule as unitStepsOverMaximum } from './unit-steps-over-maximum/rule.ts'
import { rule as unitWalledIn } from './unit-walled-in/rule.ts'
import { rule as waterOwned } from './water-owned/rule.ts'
import { rule as wayIntoNothing } from './way-into-nothing/rule.ts'
import { rule as wayThroughSea } from './way-through-sea/rule.ts'
import { rule as wayWithoutCrossing } from './way-without-crossing/rule.ts'
import { rule as weatherOutOfSeason } from './weather-out-of-season/rule.ts'

export const lintRules: readonly LintRule[] = [
  wayThroughSea,
  hexsideTwice,
  riverBreaksOff,
  riverGap,
  wayIntoNothing,
  wayWithoutCrossing,
  nameAgainstGround,
  cityWithoutName,
  bridgeWithoutRiver,
  fortMisplaced,
  landUnowned,
  waterOwned,
  ownerSpeck,
  signStandsAlone,
  pocketWithoutEntry,
  hexListedTwice,
  weatherOutOfSeason,
  unitOnImpassableHex,
  unitWalledIn,
  unitOnOccupiedHex,
  unitOnEnemyHex,
  unitStepsOverMaximum,
  suppressedExceedsSteps,
  experienceOverMaximum,
  formationSpeltTwoWays,
  reinforcementNeverEnters,
  reinforcementInLastTurn,
  entryInEnemyHands,
  reinforcementsThroughOneHex,
  sideWithoutSupply,
  sourceMisplaced,
  sourceOnEnemyHex,
  sourceWithoutWay,
  hubMisplaced,
  hubUnsupplied,
  unitStartsUnsupplied,
  headquartersMisplaced,
  headquartersNeverEnters,
  headquartersUnsupplied,
  headquartersMissing,
  headquartersWithoutUnit,
  headquartersOutOfRange,
  specialistsOverSlots,
  poolUnusable,
  storeUnusable,
  landingHexMisplaced,
  landingNowhere,
  airborneUnfit,
  assetUseless,
  cardWithoutUnit,
  reserveUnitWithoutCard,
  sideWithoutWinCondition,
  sideCannotLose,
  objectiveTwice,
  objectiveAfterEnd,
  objectiveOwnedAtStart,
  objectiveUnreachable,
  objectiveTooLate,
  objectiveBeyondSupply,
  bonusHexOwn,
  bonusAfterEnd,
  bonusNeverWon,
  bonusNeverLost,
  rewardMismatched,
  rewardTooLate,
  rewardUseless,
  delayTargetNotEnRoute,
  delayTooLate,
  taskNeverDone,
  duplicateName,
]
