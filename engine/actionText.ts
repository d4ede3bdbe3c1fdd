/**
 * Actions as one short word each, for records and links, and back: a letter for the kind of action, then its numbers to the base
 * 36, joined by hyphens, and those of a list by points. `m3-a1` may be: unit 3 moves to hex 361; `m3.4-a1`: units 3 and 4 do.
 */
import type { Action } from './game.ts'

/** The parts of the text of a kind of action. */
export interface ActionFormat<K extends string> {
  readonly type: string
  /** One letter of its own. */
  readonly code: string
  /** The fields of the action in the order of its text, and what their numbers count; a list of it for a field that lists numbers. */
  readonly fields: Readonly<Record<string, K | readonly [K]>>
}

export interface ActionText<T, A extends Action> {
  same(a: A, b: A): boolean
  makeAction(action: A): string
  /** The action of a text, or undefined when it is none of this scenario's. Whether it is legal only a state can tell. */
  parseAction(table: T, text: string): A | undefined
}

const pattern = /^([A-Za-z])([0-9a-z]{1,5}(?:[-.][0-9a-z]{1,5}){0,99})?$/

type Value = number | readonly number[]

/** True if two values of a field are the same: numbers, or lists of them. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => one === b[at]))

/** How many things of a kind a scenario has: the numbers of an action are less. */
export type Bounds<T, K extends string> = Readonly<Record<K, (table: T) => number>>

/** Why an action is refused of which a number counts nothing of the scenario; undefined where each counts something. */
export const unknownRefusal = <T, K extends string>(
  { fields }: Pick<ActionFormat<K>, 'fields'>,
  bounds: Bounds<T, K>,
  table: T,
  action: Action,
): string | undefined => {
  for (const [name, of] of Object.entries<K | readonly [K]>(fields)) {
    const kind = typeof of === 'string' ? of : of[0]
    const most = bounds[kind](table)
    // An action has the fields of its verb, which are numbers or lists of them.
    const unknown = [(action as unknown as Readonly<Record<string, Value>>)[name]]
      .flat()
      .find((number) => !(number >= 0 && number < most))
    if (unknown !== undefined) return `There is no ${kind} ${unknown}.`
  }
  return undefined
}

export const makeActionText = <T, A extends Action, K extends string>(
  formats: readonly ActionFormat<K>[],
  bounds: Bounds<T, K>,
): ActionText<T, A> => {
  const byType = new Map(formats.map(({ type, code, fields }) => [type, { code, names: Object.keys(fields) }]))
  const byCode = new Map(formats.map((one) => [one.code, one]))
  for (const { type, code } of formats) {
    const last = byCode.get(code)?.type
    if (last !== type) throw new Error(`the actions “${type}” and “${last}” have one code, ${code}`)
  }
  // All of an action but its type are numbers and lists of them: a verb names each in its `fields`.
  const valuesOf = (action: A): Readonly<Record<string, Value>> => action as unknown as Readonly<Record<string, Value>>
  const makeAction = (action: A): string => {
    const values = valuesOf(action)
    const { code = '', names = [] } = byType.get(action.type) ?? {}
    return (
      code +
      names
        .map((name) =>
          [values[name]]
            .flat()
            .map((number) => number.toString(36))
            .join('.'),
        )
        .join('-')
    )
  }
  return {
    same(a, b) {
      if (a.type !== b.type) return false
      const [one, other] = [valuesOf(a), valuesOf(b)]
      return byType.get(a.type)?.names.every((name) => isSameValue(one[name], other[name])) ?? true
    },
    makeAction,
    parseAction(table, text) {
      const [, code, rest] = pattern.exec(text) ?? []
      const format = byCode.get(code)
      if (format === undefined) return undefined
      const words = rest === undefined ? [] : rest.split('-')
      const fields = Object.entries(format.fields)
      if (words.length !== fields.length) return undefined
      const action: Record<string, unknown> = { type: format.type }
      for (const [index, [name, kind]] of fields.entries()) {
        const numbers = words[index].split('.').map((word) => Number.parseInt(word, 36))
        const [of, value] = typeof kind === 'string' ? [kind, numbers[0]] : [kind[0], numbers]
        if (numbers.some((number) => number >= bounds[of](table))) return undefined
        action[name] = value
      }
      // It has the type of a format and all of its fields, each a number or a list of them as the format says.
      const parsed = action as unknown as A
      return makeAction(parsed) === text ? parsed : undefined
    },
  }
}
