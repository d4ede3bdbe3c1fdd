/** Reads actions and questions of a worked example: ids and hex names become numbers. */

import { namesSection } from '../../../../engine/systems/command-cards/cards/play.ts'
import type { FieldKind } from '../../../../engine/systems/command-cards/fields.ts'
import { type Section, sections } from '../../../../engine/systems/command-cards/rules.ts'
import { asStrike } from '../../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../../engine/systems/command-cards/verbs/index.ts'
import { readSpace } from '../../../resolve/hexes.ts'
import { type FieldReader, makeActionReader, questionReader, readSideField } from '../../../rulebook/examples/read.ts'
import { actions } from './exampleFields.ts'
import { type ExamplePosition, findCard, findUnit } from './examplePosition.ts'
import { asked } from './exampleQuestions.ts'

const unit: FieldReader<ExamplePosition> = (position, id, _, place, report) =>
  findUnit(position, `${id}`, place, report)

const hex: FieldReader<ExamplePosition> = ({ game }, name, _, place, report) =>
  readSpace(game.scenario.map, name, place, report)

export const readAction = makeActionReader<ExamplePosition, FieldKind, CommandCardsAction>({
  ...actions,
  readers: {
    unit,
    hex,
    card: ({ game }, id, _fields, place, report) => findCard(game.table, `${id}`, place, report),
    choice: (_, written) => (typeof written === 'number' ? written : undefined),
  },
  // How a card is played: with the section that is named, as a strike from the air, or as printed. command-cards.A3
  implied(name, _, { card, strike, section }, { game: { table } }) {
    if (name !== 'choice') return undefined
    if (strike === true) return asStrike
    if (section !== undefined) return sections.indexOf(section as Section)
    return namesSection(table.cards[table.cardIds.indexOf(`${card}`)]) ? undefined : 0
  },
})

export const readQuestion = questionReader<ExamplePosition, (typeof asked.questions)[number]>(asked.questions, {
  unit,
  hex,
  side: readSideField,
})
