/** Reads actions and questions of a worked example: ids and names of spaces become numbers. */

import { spaceNamed } from '../../../../engine/board.ts'
import { how } from '../../../../engine/systems/skirmish/cards/deploy.ts'
import { hasTarget } from '../../../../engine/systems/skirmish/cards/support.ts'
import type { FieldKind } from '../../../../engine/systems/skirmish/fields.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { otherSide } from '../../../../engine/twoSides.ts'
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

/** Reads an upgrade option of the unit that acts, or of the one that reacts. */
const option: FieldReader<ExamplePosition> = (position, id, fields, place, report) => {
  const number =
    fields.unit === undefined ? bearerOf(position, `${id}`) : unit(position, `${fields.unit}`, fields, place, report)
  if (number === undefined) return undefined
  const { table } = position.game
  const options = table.cards[table.card[number]].options.map((one) => one.id)
  const found = options.indexOf(`${id}`)
  if (found >= 0) return found
  report.error('value-choice', place, `The unit cannot have “${id}”.`, wayOutOfUnknown(`${id}`, options, place))
  return undefined
}

/** Reads a weapon: the main one, or an upgrade option. */
const weapon: FieldReader<ExamplePosition> = (position, id, ...at) => {
  const found = id === 'main' ? -1 : option(position, id, ...at)
  return found === undefined ? undefined : found + 1
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

/** The card that is played or deployed, once it has been read. */
const cardOf = ({ game: { table } }: ExamplePosition, { card: id }: ActionFields): number =>
  table.cards.findIndex((one) => one.id === id)

/** The choice with a card; undefined where it needs one and none is written. */
const choiceOf = (position: ExamplePosition, fields: ActionFields): number | undefined => {
  const { table } = position.game
  const { pay, general, terrain, recall } = fields
  if (pay !== undefined) return Number(pay)
  if (general !== undefined) return placeIn(table.generalIds, general)
  if (terrain !== undefined) return placeIn(table.terrainIds, terrain)
  if (recall !== undefined) return cardOf(position, { card: recall })
  const { variable, general: brings, builds, recalls } = table.cards[cardOf(position, fields)].support ?? {}
  return variable || brings || builds || recalls ? undefined : 0
}

/** The target that is written as a space, or that an action has without one; undefined where it needs one. */
const targetOf = (position: ExamplePosition, fields: ActionFields, type: string): number | undefined => {
  const { game, state, unitNumbers } = position
  const { table, scenario } = game
  if (fields.space !== undefined) return table.units + (spaceNamed(scenario.map, `${fields.space}`) ?? 0)
  // With nobody left to fight a storm takes the space of the unit's assault.
  if (type === 'storm') return table.units + state.assault[unitNumbers.get(`${fields.unit}`) ?? 0]
  return type === 'play' && !hasTarget(table, cardOf(position, fields)) ? 0 : undefined
}

export const readAction = makeActionReader<ExamplePosition, FieldKind, SkirmishAction>({
  ...actions,
  readers: {
    unit,
    space,
    target,
    card,
    weapon,
    terrain: ({ game }, id) => placeIn(game.table.terrainIds, id),
    option,
    team: readSideField,
    choice: (_, written) => (typeof written === 'string' ? how[written as keyof typeof how] : written),
  },
  implied(name, kind, fields, position, type) {
    const { table } = position.game
    if (name === 'how') return how.alone
    if (kind === 'weapon') return 0
    if (kind === 'choice') return choiceOf(position, fields)
    if (kind === 'target') return targetOf(position, fields, type)
    const isAircraft = kind === 'space' && table.cards[cardOf(position, fields)].unit?.class === 'aircraft'
    return isAircraft ? table.headquarters[position.state.active] : undefined
  },
})

export const readQuestion = questionReader<ExamplePosition, (typeof asked.questions)[number]>(asked.questions, {
  unit,
  weapon,
  team: readSideField,
})
