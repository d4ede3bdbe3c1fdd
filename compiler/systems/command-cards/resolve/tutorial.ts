/** Reads what a tutorial points at and waits for: names of units and hexes become numbers. */
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { checkKnown } from '../../../resolve/read.ts'
import { readTutorial } from '../../../resolve/tutorial.ts'
import type { Tutorial, TutorialCondition, TutorialPointer } from '../bundle.ts'
import type { Valid } from '../schemas/index.ts'
import type {
  TutorialCondition as AuthoredCondition,
  TutorialPointer as AuthoredPointer,
} from '../schemas/types.generated.ts'
import type { HexReaders } from './hexReaders.ts'
import type { SystemTables } from './tables.ts'

/** Facts that name a unit, and facts that name a hex. */
const unitFacts = ['selected', 'ordered', 'moved', 'arrived', 'gone', 'weakened'] as const
const hexFacts = ['holds', 'lacks'] as const

/** The tutorial, or null when there is none; names that mean nothing are reported and left out. */
export const resolveTutorial = (
  file: Valid<'tutorial'> | undefined,
  { sides, units }: Pick<CommandCardsScenario, 'sides' | 'units'>,
  readers: HexReaders,
  { known }: SystemTables,
  report: Report,
): Tutorial | null => {
  if (file === undefined) return null
  const readUnit = (id: string, place: Place): number | undefined => {
    const number = units.findIndex((unit) => unit.id === id)
    if (number >= 0) return number
    const ids = units.map((unit) => unit.id)
    report.error('unit-unknown', place, `No unit is called "${id}".`, wayOutOfUnknown(id, ids, place))
    return undefined
  }
  const checkCard = (id: string, place: Place): void =>
    checkKnown(id, known.cards, 'card-unknown', 'card', place, report)

  const condition = (authored: AuthoredCondition, place: Place): TutorialCondition => {
    const { phase, holding, played, orders, moves, battles, medals, turn, before, targets } = authored
    if (holding !== undefined) checkCard(holding, below(place, 'holding'))
    const facts: Record<string, number> = {}
    for (const fact of unitFacts) {
      const id = authored[fact]
      const number = id === undefined ? undefined : readUnit(id, below(place, fact))
      if (number !== undefined) facts[fact] = number
    }
    for (const fact of hexFacts) {
      const name = authored[fact]
      const hex = name === undefined ? undefined : readers.hex(name, below(place, fact))
      if (hex !== undefined) facts[fact] = hex
    }
    const said = { phase, holding, played, orders, moves, battles, medals, turn, before, targets, ...facts }
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  }

  const pointer = (authored: AuthoredPointer, place: Place): TutorialPointer | null => {
    if (authored.unit !== undefined) {
      const unit = readUnit(authored.unit, below(place, 'unit'))
      return unit === undefined ? null : { unit }
    }
    if (authored.card !== undefined) {
      checkCard(authored.card, below(place, 'card'))
      return { card: authored.card }
    }
    const hex = authored.hex === undefined ? undefined : readers.hex(authored.hex, below(place, 'hex'))
    return hex === undefined ? null : { hex }
  }

  return readTutorial(file, sides, { pointer, condition }, report)
}
