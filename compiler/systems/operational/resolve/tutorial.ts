/** Reads what a tutorial points at and waits for: names of units and hexes become numbers. */
import type { Grid } from '../../../../engine/hex.ts'
import type { OperationalSide, OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { type AuthoredHex, readHex } from '../../../resolve/hexes.ts'
import { readTutorial } from '../../../resolve/tutorial.ts'
import type { Tutorial, TutorialCondition, TutorialPointer } from '../bundle.ts'
import type { Valid } from '../schemas/index.ts'
import type {
  TutorialCondition as AuthoredCondition,
  TutorialPointer as AuthoredPointer,
} from '../schemas/types.generated.ts'

/** Facts that name a unit, and facts that name a hex. */
const unitFacts = ['selected', 'moved', 'arrived', 'waits', 'gone'] as const
const hexFacts = ['holds', 'lacks'] as const

/** The tutorial, or null when there is none; names that mean nothing are reported and left out. */
export const resolveTutorial = (
  file: Valid<'tutorial'> | undefined,
  grid: Grid,
  sides: readonly [OperationalSide, OperationalSide],
  units: readonly OperationalUnit[],
  report: Report,
): Tutorial | null => {
  const readUnit = (id: string, place: Place): number | undefined => {
    const number = units.findIndex((unit) => unit.id === id)
    if (number >= 0) return number
    const ids = units.map((unit) => unit.id)
    report.error('unit-unknown', place, `No unit is called "${id}".`, wayOutOfUnknown(id, ids, place))
    return undefined
  }

  const condition = (authored: AuthoredCondition, place: Place): TutorialCondition => {
    const numbers: Record<string, number> = {}
    for (const fact of unitFacts) {
      const id = authored[fact]
      const number = id === undefined ? undefined : readUnit(id, below(place, fact))
      if (number !== undefined) numbers[fact] = number
    }
    for (const fact of hexFacts) {
      const name = authored[fact]
      const hex = name === undefined ? undefined : readHex(grid, name as AuthoredHex, below(place, fact), report)
      if (hex !== undefined) numbers[fact] = hex
    }
    return { ...authored, ...numbers } as TutorialCondition
  }

  const pointer = (authored: AuthoredPointer, place: Place): TutorialPointer | null => {
    if (authored.unit !== undefined) {
      const unit = readUnit(authored.unit, below(place, 'unit'))
      return unit === undefined ? null : { unit }
    }
    if (authored.hex === undefined) return null
    const hex = readHex(grid, authored.hex as AuthoredHex, below(place, 'hex'), report)
    return hex === undefined ? null : { hex }
  }

  return readTutorial(file, sides, { pointer, condition }, report)
}
