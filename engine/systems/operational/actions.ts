/** Actions as one short word each, for records and links, and back. */
import type { Table } from './table.ts'
import type { OperationalAction } from './types.ts'

export const sameAction = (a: OperationalAction, b: OperationalAction): boolean => {
  if (a.type === 'claim' || a.type === 'end-turn') return a.type === b.type
  if (a.type === 'attack') return b.type === 'attack' && a.unit === b.unit && a.target === b.target
  return a.type === b.type && a.unit === b.unit && a.to === b.to
}

/** `m3-a1`: unit 3 moves to hex 361; numbers to the base 36. */
export const makeAction = (action: OperationalAction): string => {
  switch (action.type) {
    case 'move':
      return `m${action.unit.toString(36)}-${action.to.toString(36)}`
    case 'attack':
      return `a${action.unit.toString(36)}-${action.target.toString(36)}`
    case 'enter':
      return `e${action.unit.toString(36)}-${action.to.toString(36)}`
    case 'claim':
      return 'c'
    case 'end-turn':
      return 't'
  }
}

const pattern = /^([mae])([0-9a-z]{1,4})-([0-9a-z]{1,4})$/

/** The action of a text, or undefined when it is none of this scenario's. Whether it is legal only a state can tell. */
export const parseAction = (table: Table, text: string): OperationalAction | undefined => {
  if (text === 'c') return { type: 'claim' }
  if (text === 't') return { type: 'end-turn' }
  const [, verb, first, second] = pattern.exec(text) ?? []
  if (verb === undefined || first === undefined || second === undefined) return undefined
  const unit = Number.parseInt(first, 36)
  const other = Number.parseInt(second, 36)
  const units = table.scenario.units.length
  if (unit >= units || other >= (verb === 'a' ? units : table.size)) return undefined
  const action: OperationalAction =
    verb === 'm'
      ? { type: 'move', unit, to: other }
      : verb === 'a'
        ? { type: 'attack', unit, target: other }
        : { type: 'enter', unit, to: other }
  return makeAction(action) === text ? action : undefined
}
