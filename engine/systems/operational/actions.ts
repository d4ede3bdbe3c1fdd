/** Actions as one short word each, for records and links, and back. */
import type { Table } from './table.ts'
import type { OperationalAction } from './types.ts'
import { verbOf, verbs } from './verbs/index.ts'
import type { FieldKind } from './verbs/verb.ts'

type Numbers = Readonly<Record<string, number>>

export const sameAction = (a: OperationalAction, b: OperationalAction): boolean => {
  if (a.type !== b.type) return false
  const [one, other] = [a as unknown as Numbers, b as unknown as Numbers]
  for (const [name] of verbOf(a.type).fields) if (one[name] !== other[name]) return false
  return true
}

/** `m3-a1`: unit 3 moves to hex 361; numbers to the base 36. */
export const makeAction = (action: OperationalAction): string => {
  const { sign, fields } = verbOf(action.type)
  const numbers = action as unknown as Numbers
  return sign + fields.map(([name]) => numbers[name].toString(36)).join('-')
}

const pattern = /^([A-Za-z])([0-9a-z]{1,5}(?:-[0-9a-z]{1,5}){0,2})?$/

/** Choices are small numbers whose meaning is the verb's. */
const mostChoice = 63

const boundOf = (table: Table, kind: FieldKind): number => {
  switch (kind) {
    case 'unit':
      return table.scenario.units.length
    case 'hex':
      return table.size
    case 'edge':
      return table.size * 6
    case 'hq':
      return table.scenario.headquarters.length
    case 'item':
      return table.items.length + 1
    case 'asset':
      return table.assetIds.length
    case 'card':
      return table.cards.length
    case 'choice':
      return mostChoice + 1
  }
}

/** The action of a text, or undefined when it is none of this scenario's. Whether it is legal only a state can tell. */
export const parseAction = (table: Table, text: string): OperationalAction | undefined => {
  const [, sign, rest] = pattern.exec(text) ?? []
  const verb = verbs.find((one) => one.sign === sign)
  if (verb === undefined) return undefined
  const numbers = rest === undefined ? [] : rest.split('-').map((word) => Number.parseInt(word, 36))
  if (numbers.length !== verb.fields.length) return undefined
  const action: Record<string, unknown> = { type: verb.type }
  for (const [index, [name, kind]] of verb.fields.entries()) {
    if (numbers[index] >= boundOf(table, kind)) return undefined
    action[name] = numbers[index]
  }
  const parsed = action as unknown as OperationalAction
  return makeAction(parsed) === text ? parsed : undefined
}
