/** The lint rules, one line each: on the board, at the start, in reserve and special rules, on the way to victory, in the names. */

import { rule as boatWithoutWater } from './boat-without-water/rule.ts'
import { rule as bridgeOverLand } from './bridge-over-land/rule.ts'
import { rule as edgesSwapped } from './edges-swapped/rule.ts'
import { rule as exitInland } from './exit-inland/rule.ts'
import { rule as figuresOverType } from './figures-over-type/rule.ts'
import { rule as groundWithoutEnds } from './ground-without-ends/rule.ts'
import { rule as handNotOfNation } from './hand-not-of-nation/rule.ts'
import { rule as leaderWithoutInfantry } from './leader-without-infantry/rule.ts'
import { rule as lessonNeverDone } from './lesson-never-done/rule.ts'
import { rule as medalHexTwice } from './medal-hex-twice/rule.ts'
import { rule as medalPlaceTooLate } from './medal-place-too-late/rule.ts'
import { rule as medalPlaceUnreachable } from './medal-place-unreachable/rule.ts'
import { rule as medalsOutOfReach } from './medals-out-of-reach/rule.ts'
import { rule as medalsOutOfTime } from './medals-out-of-time/rule.ts'
import { rule as nameBesideGround } from './name-beside-ground/rule.ts'
import { rule as obstacleMisplaced } from './obstacle-misplaced/rule.ts'
import { rule as reserveNeverComes } from './reserve-never-comes/rule.ts'
import { rule as reserveWithoutGround } from './reserve-without-ground/rule.ts'
import { rule as riverWithoutMouth } from './river-without-mouth/rule.ts'
import type { LintRule } from './rule.ts'
import { rule as sameNameTwice } from './same-name-twice/rule.ts'
import { rule as sectionWithoutUnit } from './section-without-unit/rule.ts'
import { rule as specialPlaceUnreachable } from './special-place-unreachable/rule.ts'
import { rule as specialWithoutMeans } from './special-without-means/rule.ts'
import { rule as unitHemmedIn } from './unit-hemmed-in/rule.ts'
import { rule as unitOnClosedGround } from './unit-on-closed-ground/rule.ts'
import { rule as unitsShareHex } from './units-share-hex/rule.ts'
import { rule as wayWithoutBridge } from './way-without-bridge/rule.ts'
import { rule as wonAtStart } from './won-at-start/rule.ts'

export const lintRules: readonly LintRule[] = [
  bridgeOverLand,
  obstacleMisplaced,
  wayWithoutBridge,
  groundWithoutEnds,
  riverWithoutMouth,
  nameBesideGround,
  unitOnClosedGround,
  unitHemmedIn,
  unitsShareHex,
  figuresOverType,
  leaderWithoutInfantry,
  boatWithoutWater,
  edgesSwapped,
  handNotOfNation,
  sectionWithoutUnit,
  reserveNeverComes,
  reserveWithoutGround,
  specialWithoutMeans,
  exitInland,
  specialPlaceUnreachable,
  medalsOutOfReach,
  medalsOutOfTime,
  wonAtStart,
  medalPlaceUnreachable,
  medalHexTwice,
  medalPlaceTooLate,
  lessonNeverDone,
  sameNameTwice,
]
