/** Reads what a tutorial points at and waits for: names of units and hexes become numbers. */
import type { OperationalSide, OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import { makeUnitReader, readFacts, readTutorial } from '../../../resolve/tutorial.ts'
import { hexFacts, type Tutorial, type TutorialCondition, type TutorialPointer, unitFacts } from '../bundle.ts'
import type { Valid } from '../schemas/index.ts'
import type {
  TutorialCondition as AuthoredCondition,
  TutorialPointer as AuthoredPointer,
} from '../schemas/types.generated.ts'
import type { MapReaders } from './map.ts'

/** The tutorial, or null when there is none; names that mean nothing are reported and left out. */
export const resolveTutorial = (
  file: Valid<'tutorial'> | undefined,
  sides: readonly [OperationalSide, OperationalSide],
  units: readonly OperationalUnit[],
  readers: MapReaders,
): Tutorial | null => {
  const readUnit = makeUnitReader(units, readers.report)

  const condition = (authored: AuthoredCondition, place: Place): TutorialCondition =>
    ({
      ...authored,
      ...readFacts(authored, unitFacts, readUnit, place),
      ...readFacts(authored, hexFacts, readers.hex, place),
    }) as TutorialCondition

  const pointer = (authored: AuthoredPointer, place: Place): TutorialPointer | null => {
    if (authored.unit !== undefined) {
      const unit = readUnit(authored.unit, below(place, 'unit'))
      return unit === undefined ? null : { unit }
    }
    if (authored.hex === undefined) return null
    const hex = readers.hex(authored.hex, place, 'hex')
    return hex === undefined ? null : { hex }
  }

  return readTutorial(file, sides, { pointer, condition }, readers.report)
}
