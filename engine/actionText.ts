/**
 * Actions as one short word each, for records and links, and back: a letter for the kind of action, then its numbers to the base
 * 36, joined by hyphens. `m3-a1` may be: unit 3 moves to hex 361.
 */
import type { Action } from './game.ts'

/** What the text of a kind of action is made of. */
export interface ActionFormat<K extends string> {
  readonly type: string
  /** One letter of its own. */
  readonly code: string
  /** The fields of the action in the order of its text, and what their numbers count. */
  readonly fields: Readonly<Record<string, K>>
}

export interface ActionText<T, A extends Action> {
  same(a: A, b: A): boolean
  makeAction(action: A): string
  /** The action of a text, or undefined when it is none of this scenario's. Whether it is legal only a state can tell. */
  parseAction(table: T, text: string): A | undefined
}

const pattern = /^([A-Za-z])([0-9a-z]{1,5}(?:-[0-9a-z]{1,5}){0,2})?$/

/** @param bounds how many things of a kind a scenario has: the numbers of an action are less */
export const makeActionText = <T, A extends Action, K extends string>(
  formats: readonly ActionFormat<K>[],
  bounds: Readonly<Record<K, (table: T) => number>>,
): ActionText<T, A> => {
  const byType = new Map(formats.map(({ type, code, fields }) => [type, { code, names: Object.keys(fields) }]))
  const byCode = new Map(formats.map((one) => [one.code, one]))
  if (byCode.size !== formats.length) throw new Error('two kinds of action have one code')
  const numbersOf = (action: A): Readonly<Record<string, number>> =>
    action as unknown as Readonly<Record<string, number>>
  const makeAction = (action: A): string => {
    const numbers = numbersOf(action)
    const { code = '', names = [] } = byType.get(action.type) ?? {}
    return code + names.map((name) => numbers[name].toString(36)).join('-')
  }
  return {
    same(a, b) {
      if (a.type !== b.type) return false
      const [one, other] = [numbersOf(a), numbersOf(b)]
      return byType.get(a.type)?.names.every((name) => one[name] === other[name]) ?? true
    },
    makeAction,
    parseAction(table, text) {
      const [, code, rest] = pattern.exec(text) ?? []
      const format = byCode.get(code)
      if (format === undefined) return undefined
      const numbers = rest === undefined ? [] : rest.split('-').map((word) => Number.parseInt(word, 36))
      const fields = Object.entries(format.fields)
      if (numbers.length !== fields.length) return undefined
      const action: Record<string, unknown> = { type: format.type }
      for (const [index, [name, kind]] of fields.entries()) {
        if (numbers[index] >= bounds[kind](table)) return undefined
        action[name] = numbers[index]
      }
      const parsed = action as unknown as A
      return makeAction(parsed) === text ? parsed : undefined
    },
  }
}
