/** Reads actions and questions of a worked example: ids and names of spaces become numbers. */

import { spaceNamed } from '../../../../engine/board.ts'
import { how } from '../../../../engine/systems/skirmish/cards/deploy.ts'
import type { FieldKind } from '../../../../engine/systems/skirmish/fields.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { otherSide } from '../../../../engine/twoSides.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import {
  type ActionFields,
  type FieldReader,
  makeActionReader,
  questionReader,
  readSideField,
} from '../../../rulebook/examples/read.ts'
import { actions } from './exampleFields.ts'
import { type ExamplePosition, findUnit } from './examplePosition.ts'
import { asked } from './exampleQuestions.ts'

const unit: FieldReader<ExamplePosition> = (position, id, _, place, report) =>
  findUnit(position, `${id}`, place, report)

const space: FieldReader<ExamplePosition> = ({ game }, name) => spaceNamed(game.scenario.map, `${name}`)

const card: FieldReader<ExamplePosition> = ({ game: { table } }, id, _, place, report) => {
  const ids = table.cards.map((one) => one.id)
  const found = ids.indexOf(`${id}`)
  if (found >= 0) return found
  report.error(
    'card-unknown',
    place,
    `Nobody has the card "${id}" in the example.`,
    wayOutOfUnknown(`${id}`, ids, place),
  )
  return undefined
}

/** Reads the target of fire: a unit by its id, or the terrain on a space. */
const target: FieldReader<ExamplePosition> = (position, written, fields, place, report) => {
  const { game, unitNumbers } = position
  const at = unitNumbers.has(`${written}`) ? undefined : spaceNamed(game.scenario.map, `${written}`)
  return at === undefined ? unit(position, written, fields, place, report) : game.table.units + at
}

/** The main weapon is 0, an upgrade option its place and one more; an option by itself its place. */
const weapon: FieldReader<ExamplePosition> = (position, id, fields, place, report) => {
  const isOption = place.path.at(-1) === 'option'
  if (id === 'main' && !isOption) return 0
  const number =
    fields.unit === undefined ? bearerOf(position, `${id}`) : unit(position, `${fields.unit}`, fields, place, report)
  if (number === undefined) return undefined
  const { table } = position.game
  const options = table.cards[table.card[number]].options.map((option) => option.id)
  const found = options.indexOf(`${id}`)
  if (found >= 0) return isOption ? found : found + 1
  report.error('value-choice', place, `The unit cannot have “${id}”.`, wayOutOfUnknown(`${id}`, options, place))
  return undefined
}

/** Finds the unit that reacts with an upgrade: the one of the side whose turn it is not that has it. */
const bearerOf = ({ game: { table }, state }: ExamplePosition, upgrade: string): number | undefined => {
  return table.unitsOfTeam[otherSide(state.active)].find((one) =>
    table.cards[table.card[one]].options.some(({ id }, option) => id === upgrade && state.has[one] & (1 << option)),
  )
}

/** The place of an id among those of a table; undefined when it is not there: the schema has checked that it is in the rules. */
const placeIn = (ids: readonly string[], id: unknown): number | undefined => {
  const found = ids.indexOf(`${id}`)
  return found < 0 ? undefined : found
}

/** Returns the choice with a card, or the way in which a unit is deployed. */
const choiceOf = (fields: ActionFields, { game: { table } }: ExamplePosition): number | undefined => {
  if (fields.general !== undefined) return placeIn(table.generalIds, fields.general)
  if (fields.terrain !== undefined) return placeIn(table.terrainIds, fields.terrain)
  if (fields.recall !== undefined)
    return placeIn(
      table.cards.map(({ id }) => id),
      fields.recall,
    )
  return Number(fields.pay ?? 0)
}

const implied = (
  name: string,
  kind: FieldKind,
  fields: ActionFields,
  position: ExamplePosition,
): number | undefined => {
  const { game, state } = position
  if (name === 'how') return how[(fields.how ?? 'alone') as keyof typeof how]
  if (kind === 'choice') return choiceOf(fields, position)
  if (kind === 'weapon') return 0
  if (kind === 'space') return game.table.headquarters[state.active]
  if (kind !== 'target') return undefined
  return fields.space === undefined ? 0 : game.table.units + (spaceNamed(game.scenario.map, `${fields.space}`) ?? 0)
}

const readWritten = makeActionReader<ExamplePosition, FieldKind, SkirmishAction>({
  verbs: actions.verbs,
  readers: {
    unit,
    space,
    target,
    card,
    weapon,
    terrain: ({ game }, id) => placeIn(game.table.terrainIds, id),
    option: weapon,
    team: readSideField,
    choice: (_, written) => (typeof written === 'string' ? how[written as keyof typeof how] : written),
  },
  implied,
})

/** A storm with nobody left to fight names the space: that of the unit's assault. */
export const readAction = (position: ExamplePosition, authored: object, place: Place, report: Report) => {
  const action = readWritten(position, authored, place, report)
  if (action?.type !== 'storm' || action.target !== 0 || 'target' in (Object.values(authored)[0] as object))
    return action
  return { ...action, target: position.game.table.units + position.state.assault[action.unit] }
}

export const readQuestion = questionReader<ExamplePosition, (typeof asked.questions)[number]>(asked.questions, {
  unit,
  weapon,
  team: readSideField,
})
