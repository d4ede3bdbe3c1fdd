/** Reads actions and questions of a worked example: ids, hex names and words become numbers. */
import { demolitions, installations, jobs } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonAction, EchelonQuestion } from '../../../../engine/systems/echelon/types.ts'
import { verbs } from '../../../../engine/systems/echelon/verbs/index.ts'
import type { FieldKind } from '../../../../engine/systems/echelon/verbs/verb.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readSpace } from '../../../resolve/hexes.ts'
import {
  type FieldReader,
  makeActionReader,
  makeQuestionReader,
  partsOf,
  readSideField,
} from '../../../rulebook/examples/read.ts'
import { type ExamplePosition, findUnit } from './examplePosition.ts'

const unit: FieldReader<ExamplePosition> = (position, id, _, place, report) =>
  findUnit(position, `${id}`, place, report)

const hex: FieldReader<ExamplePosition> = ({ game }, name, _, place, report) =>
  readSpace(game.scenario.map, name, place, report)

/** Words that stand for numbers. No two lists share one with another number in the same action. */
const words: readonly (readonly string[])[] = [jobs, installations, ['supply', 'special'], ['rail', 'sea', 'air']]

const number: FieldReader<ExamplePosition> = ({ game }, written, fields) => {
  if (typeof written === 'number') return written
  const conversion = game.scenario.rules.transport.conversions.findIndex((one) => one.unit === written)
  if (fields.conversion === written) return conversion < 0 ? undefined : conversion
  const isDemolition = fields.points === undefined && fields.to === undefined && fields.what === written
  const lists = isDemolition ? [demolitions] : words
  const list = lists.find((one) => (one as readonly string[]).includes(written)) as readonly string[] | undefined
  return list?.indexOf(written)
}

const readOne = makeActionReader<ExamplePosition, FieldKind, EchelonAction>({
  verbs,
  readers: { unit, hex, number },
  // A claim that is not made is 0.
  implied: (name, kind, fields) => (kind === 'number' ? (fields[name] === true ? 1 : 0) : undefined),
})

/** Siege guns shoot at several installations at once: a bit for each. echelon.27d */
export const readAction: typeof readOne = (position, authored, place, report) => {
  const action = readOne(position, authored, place, report)
  return action?.type === 'besiege' ? { ...action, what: 1 << action.what } : action
}

const readSimple = makeQuestionReader<ExamplePosition, EchelonQuestion>({
  attack: { hex },
  strength: { hex, side: readSideField },
  move: { unit, to: hex },
  supply: { unit },
  points: { side: readSideField },
  haul: { side: readSideField, from: hex, to: hex },
})

/** A question; attacks are asked about by all of their units. */
export const readQuestion = (
  position: ExamplePosition,
  authored: object,
  place: Place,
  report: Report,
): EchelonQuestion | undefined => {
  const question = readSimple(position, authored, place, report)
  const [about, { units }] = partsOf(authored)
  if (question === undefined || !Array.isArray(units)) return question
  const at = below(place, about, 'units')
  const numbers = units.map((id, index) => findUnit(position, `${id}`, below(at, index), report))
  return numbers.includes(undefined) ? undefined : ({ ...question, units: numbers } as EchelonQuestion)
}
