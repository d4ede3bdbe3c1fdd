/** The numbers in actions and events: their bounds in records, and their words. */
import type { Hex } from '../../hex.ts'
import { type FieldNames, hexName, sideName, unitName } from '../../words.ts'
import type { NewSystemScenario } from './scenario.ts'
import type { Table } from './table.ts'

/** How many there are of each kind of thing that a field of an action counts. */
export const bounds = {
  unit: (table: Table) => table.units,
  hex: (table: Table) => table.board.size,
}

export type FieldKind = keyof typeof bounds

/** A hex with its name if it has one: `Millbrook (0403)`. */
export const placeName = (scenario: NewSystemScenario, hex: Hex): string => {
  const name = scenario.map.names.find((one) => one.hex === hex)?.text
  return name === undefined ? hexName(scenario, hex) : `${name} (${hexName(scenario, hex)})`
}

/** The words for the fields of actions and events, by name. */
export const names = {
  unit: unitName,
  target: unitName,
  to: placeName,
  side: sideName,
} satisfies FieldNames<NewSystemScenario>
