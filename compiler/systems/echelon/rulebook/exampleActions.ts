/** Reads actions and questions of a worked example: ids, hex names and words become numbers. */
import type { FieldKind } from '../../../../engine/systems/echelon/fields.ts'
import { demolitions, goods, installations, jobs, lifts } from '../../../../engine/systems/echelon/rules.ts'
import { conversionsOf } from '../../../../engine/systems/echelon/supply/conversionTable.ts'
import type { EchelonAction } from '../../../../engine/systems/echelon/verbs/index.ts'
import { readSpace } from '../../../resolve/hexes.ts'
import { type FieldReader, makeActionReader, questionReader, readSideField } from '../../../rulebook/examples/read.ts'
import { actions } from './exampleFields.ts'
import { type ExamplePosition, findUnit } from './examplePosition.ts'
import { asked } from './exampleQuestions.ts'

const unit: FieldReader<ExamplePosition> = (position, id, _, place, report) =>
  findUnit(position, `${id}`, place, report)

const hex: FieldReader<ExamplePosition> = ({ game }, name, _, place, report) =>
  readSpace(game.scenario.map, name, place, report)

/** Reads a word as its place among those of a list. */
const placeIn =
  (words: readonly string[]): FieldReader<ExamplePosition> =>
  (_, written) => {
    const place = words.indexOf(`${written}`)
    return place < 0 ? undefined : place
  }

const installation = placeIn(installations)

export const readAction = makeActionReader<ExamplePosition, FieldKind, EchelonAction>({
  verbs: actions.verbs,
  readers: {
    unit,
    hex,
    number: (_, written) => Number(written),
    command: (_, written) => Number(written),
    flag: (_, written) => Number(written),
    goods: placeIn(Object.keys(goods)),
    lift: placeIn(Object.keys(lifts)),
    job: placeIn(jobs),
    demolition: placeIn(demolitions),
    installation,
    // Siege guns shoot at several of them at once: a bit for each. echelon.27d
    installations(...written) {
      const place = installation(...written)
      return place === undefined ? undefined : 1 << place
    },
    conversion({ game }, form) {
      const place = conversionsOf(game.table).findIndex((one) => one.form === game.scenario.rules.transport.forms[form])
      return place < 0 ? undefined : place
    },
  },
  // A claim that is not made is 0.
  implied: (name, kind, fields) => (kind === 'flag' ? Number(fields[name] === true) : undefined),
})

export const readQuestion = questionReader<ExamplePosition, (typeof asked.questions)[number]>(asked.questions, {
  unit,
  hex,
  side: readSideField,
})
