/** Actions and questions of worked examples, from the words of the author to those of the engine. */

import { needsHeadquarters, onHeadquarters, onNothing } from '../../../../engine/systems/operational/cards.ts'
import type { FieldKind } from '../../../../engine/systems/operational/fields.ts'
import { specialistNation } from '../../../../engine/systems/operational/items.ts'
import { upgrades } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalAction } from '../../../../engine/systems/operational/verbs/index.ts'
import { hintForUnknown, wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { readSpace } from '../../../resolve/hexes.ts'
import {
  type ActionReading,
  findId,
  makeActionReader,
  questionReader,
  readSideField,
} from '../../../rulebook/examples/read.ts'
import { actions } from './exampleFields.ts'
import { type ExamplePosition, edgeOf, findHeadquarters, findUnit } from './examplePosition.ts'
import { asked } from './exampleQuestions.ts'

const indices = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, index) => [id, index]))

/** How the fields of an action are written, by what they count. */
const readers: ActionReading<ExamplePosition, FieldKind>['readers'] = {
  unit: (position, id, _fields, place, report) => findUnit(position, `${id}`, place, report),
  headquarters: (position, id, _fields, place, report) => findHeadquarters(position, `${id}`, place, report),
  hex: ({ game }, name, _fields, place, report) => readSpace(game.scenario.map, name, place, report),
  edge({ game }, text, _fields, place, report) {
    const edge = edgeOf(game, `${text}`)
    if (edge === undefined) report.error('hex-off-map', place, `There is no hexside ${text} on the map.`)
    // A hexside has two names; actions take the one that the list of crossings has.
    const at = edge === undefined ? -1 : (game.table.crossingAt[edge] ?? -1)
    return game.table.crossings[at] ?? edge
  },
  asset: ({ game }, id, _fields, place, report) =>
    findId(indices(game.table.assetIds), 'asset', `${id}`, place, report),
  card({ game, state }, id, _fields, place, report) {
    const card = game.table.cards.findIndex((one) => one.card === id && one.side === state.side)
    if (card < 0) report.error('example-invalid', place, `The side has no card "${id}".`)
    return card < 0 ? undefined : card
  },
  item(position, id, { unit }, place, report) {
    if (id === 'step') return 0
    const { table, scenario } = position.game
    const type = table.types[position.unitNumbers.get(`${unit ?? ''}`) ?? -1]
    const specialist = table.specialistIds.indexOf(`${id}`)
    const nations = type === undefined ? [] : [specialistNation(scenario.rules, type.nation), type.nation]
    const found = nations
      .map((nation) => table.items.findIndex((one) => one.specialist === specialist && one.nation === nation))
      .find((index) => index >= 0)
    if (specialist < 0 || found === undefined)
      report.error('example-invalid', place, `The unit has no use for a specialist "${id}" in this example.`, {
        hint: hintForUnknown(`${id}`, ['step', ...table.specialistIds]),
      })
    return found === undefined ? undefined : found + 1
  },
  choice(position, written, { card }, place, report) {
    // The steps of a security unit.
    if (typeof written === 'number') return written
    const id = written
    if (card !== undefined) {
      const hq = findHeadquarters(position, id, place, report)
      return hq === undefined ? undefined : onHeadquarters(hq)
    }
    const upgrade = (upgrades as readonly string[]).indexOf(id)
    if (upgrade >= 0) return upgrade
    report.error('value-choice', place, `There is no upgrade “${id}”.`, wayOutOfUnknown(id, upgrades, place))
    return undefined
  },
}

export const readAction = makeActionReader<ExamplePosition, FieldKind, OperationalAction>({
  ...actions,
  readers,
  implied(_, kind, { card }, { game: { table } }, type) {
    if (kind === 'item') return 0
    if (type !== 'play-card') return undefined
    const isAimed = table.cards.some((one, index) => one.card === card && needsHeadquarters(table, index))
    return isAimed ? undefined : onNothing
  },
})

export const readQuestion = questionReader<ExamplePosition, (typeof asked.questions)[number]>(asked.questions, {
  ...readers,
  side: readSideField,
})
