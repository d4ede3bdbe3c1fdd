/** Reads actions and questions of a worked example: ids and hex names become numbers. */
import { type Section, sections } from '../../../../engine/systems/command-cards/rules.ts'
import {
  asStrike,
  type CommandCardsAction,
  type CommandCardsQuestion,
} from '../../../../engine/systems/command-cards/types.ts'
import { verbs } from '../../../../engine/systems/command-cards/verbs/index.ts'
import type { FieldKind } from '../../../../engine/systems/command-cards/verbs/verb.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readHex } from '../../../resolve/hexes.ts'
import { both, makeActionReader, sideOf } from '../../../rulebook/examples/read.ts'
import type { ExplainBlock } from '../schemas/types.generated.ts'
import { type ExamplePosition, findCard, findUnit } from './examplePosition.ts'

export const readAction = makeActionReader<ExamplePosition, FieldKind, CommandCardsAction>({
  verbs,
  readers: {
    unit: (position, id, _fields, place, report) => findUnit(position, `${id}`, place, report),
    hex: ({ game }, name, _fields, place, report) => readHex(game.scenario.map, name, place, report),
    card: ({ game }, id, _fields, place, report) => findCard(game.table, `${id}`, place, report),
    choice: (_, written) => (typeof written === 'number' ? written : undefined),
  },
  // How a card is played: with the section that is named, or as a strike from the air. command-cards.A3
  implied(name, _, { strike, section }) {
    if (name !== 'choice') return undefined
    return strike === true ? asStrike : section === undefined ? 0 : sections.indexOf(section as Section)
  },
  ignoresOtherFields: true,
})

/** The engine's question for an authored one; undefined when it names what is not there, which is reported. */
export const readQuestion = (
  position: ExamplePosition,
  { dice, movement, flags, medals }: ExplainBlock,
  place: Place,
  report: Report,
): CommandCardsQuestion | undefined => {
  const unitAt = (id: string, ...path: readonly string[]): number | undefined =>
    findUnit(position, id, below(place, ...path), report)
  if (dice !== undefined) {
    const found = both(unitAt(dice.attacker, 'dice', 'attacker'), unitAt(dice.target, 'dice', 'target'))
    return found && { about: 'dice', attacker: found[0], target: found[1] }
  }
  if (movement !== undefined) {
    const to = readHex(position.game.scenario.map, movement.to, below(place, 'movement', 'to'), report)
    const found = both(unitAt(movement.unit, 'movement', 'unit'), to)
    return found && { about: 'movement', unit: found[0], to: found[1] }
  }
  if (flags !== undefined) {
    const unit = unitAt(flags.unit, 'flags', 'unit')
    return unit === undefined ? undefined : { about: 'flags', unit }
  }
  if (medals !== undefined) return { about: 'medals', side: sideOf(medals.side) }
  report.error('example-invalid', place, 'The question is about nothing.')
  return undefined
}
