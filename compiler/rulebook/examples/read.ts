/** Reads what worked examples name: ids, spaces and actions, from the words of the author to the numbers of the engine. */
import type { ActionFormat } from '../../../engine/actionText.ts'
import { isOfSquares, type MapGrid, type Space, spaceNamed } from '../../../engine/board.ts'
import {
  type AnyQuestion,
  partsOfField,
  type QuestionField,
  type QuestionIn,
  type QuestionKind,
} from '../../../engine/question.ts'
import type { Side } from '../../../engine/twoSides.ts'
import type { StageCode } from '../../diagnostics/codes.ts'
import { below, type Place, type Report } from '../../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../../diagnostics/suggest.ts'

/** Sides stand in examples as 1 and 2. */
export const sideOf = (side: 1 | 2): Side => (side === 1 ? 0 : 1)

/** Numbers of things by their ids in the example. */
export const numbersOf = (things: readonly { readonly id: string }[]): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>()
  for (const [number, { id }] of things.entries()) if (!numbers.has(id)) numbers.set(id, number)
  return numbers
}

/** A number by its id; undefined and reported when the example has no such thing. */
export const findId = (
  numbers: ReadonlyMap<string, number>,
  what: string,
  id: string,
  place: Place,
  report: Report,
  code: StageCode = 'example-invalid',
): number | undefined => {
  const found = numbers.get(id)
  if (found === undefined) {
    const hint = hintForUnknown(id, [...numbers.keys()])
    report.error(code, place, `The example has no ${what} "${id}".`, { hint })
  }
  return found
}

/** The number of a unit by its id, likewise. */
export const findUnit = (
  { unitNumbers }: { readonly unitNumbers: ReadonlyMap<string, number> },
  id: string,
  place: Place,
  report: Report,
): number | undefined => findId(unitNumbers, 'unit', id, place, report, 'unit-unknown')

/** A scenario as far as spaces are read from it. */
export interface HasMap {
  readonly map: MapGrid
}

/** The name of a space as a key of a mapping has it: YAML reads 0302 as a number, and a key then loses its leading zero. */
export const spaceKey = (key: string): string => (/^\d+$/.test(key) ? key.padStart(4, '0') : key)

/** The space of a key of a mapping; undefined and reported when it is off the map. */
export const readSpaceKey = (map: MapGrid, key: string, place: Place, report: Report): Space | undefined => {
  const name = spaceKey(key)
  const space = spaceNamed(map, name)
  if (space === undefined)
    report.error(
      'hex-off-map',
      { ...place, key: true },
      `${isOfSquares(map) ? 'Space' : 'Hex'} ${name} is off the map.`,
    )
  return space
}

type Written = string | number | boolean

/** The fields of an authored action. */
export type ActionFields = Readonly<Record<string, Written | readonly Written[] | undefined>>

/** The type of an authored action and its fields; those of `claim: true` are none. */
export const partsOf = (authored: object): readonly [type: string, fields: ActionFields] => {
  const [[type, fields] = ['', {}]] = Object.entries(authored) as [string, ActionFields | true][]
  return [type, fields === true ? {} : fields]
}

/** The first action that an example does or asks about. */
export const firstAction = (example: {
  readonly do?: readonly object[]
  readonly legal?: object
}): ReturnType<typeof partsOf> | undefined => {
  const action = example.do?.[0] ?? example.legal
  return action && partsOf(action)
}

/** Reads a field of an action or question as the number that it stands for; undefined and reported when it cannot. */
export type FieldReader<P> = (
  position: P,
  written: string | number,
  fields: ActionFields,
  place: Place,
  report: Report,
) => number | undefined

/** How a rule system reads the fields of actions, by what they count. */
export interface ActionReading<P, K extends string> {
  readonly verbs: readonly ActionFormat<K>[]
  readonly readers: Readonly<Record<K, FieldReader<P>>>
  /** Fields that are written by other names. */
  readonly instead?: Readonly<Record<string, readonly string[]>>
  /** Schemas of fields as they are written, whose descriptions say how to mend one that is missing. */
  readonly fields?: Readonly<Record<string, { readonly description?: string }>>
  /** The number of a field that is not written, if it may be left out. */
  implied(name: string, kind: K, fields: ActionFields, position: P, type: string): number | undefined
}

/**
 * Reads the engine's action from an authored one that fits the schema of its system's actions; undefined when something in it cannot be read,
 * which is reported.
 */
export const makeActionReader =
  <P, K extends string, A>({ verbs, readers, instead = {}, fields: schemas = {}, implied }: ActionReading<P, K>) =>
  (position: P, authored: object, place: Place, report: Report): A | undefined => {
    const [type, fields] = partsOf(authored)
    const at = below(place, type)
    const verb = verbs.find((one) => one.type === type)
    if (verb === undefined) throw new RangeError(`no verb “${type}”`)
    const read: Record<string, unknown> = { type }
    for (const [name, of] of Object.entries<K | readonly [K]>(verb.fields)) {
      const [kind, isList] = typeof of === 'string' ? [of, false] : [of[0], true]
      const written = fields[name]
      const numberOf = (word: Written | undefined): number | undefined =>
        typeof word === 'string' || typeof word === 'number'
          ? readers[kind](position, word, fields, below(at, name), report)
          : implied(name, kind, fields, position, type)
      const numbers = [written].flat().map(numberOf)
      const names = instead[name] ?? [name]
      const [first, second] = names.filter((one) => fields[one] !== undefined)
      if (second !== undefined) {
        const where: Place = { ...below(at, second), key: true }
        report.error('field-conflict', where, `The action "${type}" has both "${first}" and "${second}".`, {
          hint: 'Write one of the two.',
        })
        return undefined
      }
      if (first === undefined && numbers[0] === undefined) {
        const missing = names.map((one) => `"${one}"`).join(' or ')
        const hint = names.flatMap((one) => schemas[one]?.description ?? []).join(' ')
        report.error('field-missing', at, `The action "${type}" needs ${missing}.`, hint === '' ? {} : { hint })
      }
      if (numbers.includes(undefined)) return undefined
      read[name] = isList ? numbers : numbers[0]
    }
    return read as A
  }

/** Reads a field that is a side, 1 or 2. */
export const readSideField: FieldReader<unknown> = (_, side) => sideOf(side as 1 | 2)

/**
 * Makes a reader of authored questions, such as `{movement: {unit: 5-div, to: 0302}}`.
 * @param readers by kind of field; fields of other kinds stay as they are written
 */
export const questionReader =
  <P, D extends AnyQuestion<QuestionKind<D>>>(
    questions: readonly D[],
    readers: Partial<Record<QuestionKind<D>, FieldReader<P>>>,
  ) =>
  (position: P, authored: object, place: Place, report: Report): QuestionIn<D> | undefined => {
    const [about, fields] = partsOf(authored)
    const question = questions.find((one) => one.about === about)
    if (question === undefined) {
      report.error('example-invalid', place, 'The question is about nothing.')
      return undefined
    }
    const read: Record<string, unknown> = { about }
    for (const [name, field] of Object.entries<QuestionField<QuestionKind<D>>>(question.fields)) {
      const written = fields[name]
      if (written === undefined) continue
      const { kind, isList } = partsOfField(field)
      const at = below(place, about, name)
      const reader = readers[kind]
      const readOne = (word: Written, index?: number): unknown =>
        reader === undefined || typeof word === 'boolean'
          ? word
          : reader(position, word, fields, index === undefined ? at : below(at, index), report)
      const values = [written].flat().map((word, index) => readOne(word, isList ? index : undefined))
      if (values.includes(undefined)) return undefined
      read[name] = isList ? values : values[0]
    }
    // Its schema requires the fields of a question, which have the types of their kinds now.
    return read as QuestionIn<D>
  }
