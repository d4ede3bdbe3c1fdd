/** Reads what a tutorial points at and waits for: names of units and hexes become numbers. */
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
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
  { sides, units }: Pick<CommandCardsScenario, 'sides' | 'units'>,
  readers: MapReaders,
): Tutorial | null => {
  if (file === undefined) return null
  const readUnit = makeUnitReader(units, readers.report)

  const condition = (authored: AuthoredCondition, place: Place): TutorialCondition => {
    const { phase, holding, played, orders, moves, battles, medals, turn, before, targets } = authored
    if (holding !== undefined) readers.id('cards', holding, place, 'holding')
    const said = {
      ...{ phase, holding, played, orders, moves, battles, medals, turn, before, targets },
      ...readFacts(authored, unitFacts, readUnit, place),
      ...readFacts(authored, hexFacts, readers.hex, place),
    }
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  }

  const pointer = (authored: AuthoredPointer, place: Place): TutorialPointer | null => {
    if (authored.unit !== undefined) {
      const unit = readUnit(authored.unit, below(place, 'unit'))
      return unit === undefined ? null : { unit }
    }
    if (authored.card !== undefined) return { card: readers.id('cards', authored.card, place, 'card') }
    const hex = authored.hex === undefined ? undefined : readers.hex(authored.hex, place, 'hex')
    return hex === undefined ? null : { hex }
  }

  return readTutorial(file, sides, { pointer, condition }, readers.report)
}
