/** The numbers in actions and events: their bounds in records, and their words. */
import type { Hex } from '../../hex.ts'
import { count, type FieldNames, hexName, sideName, unitName } from '../../words.ts'
import { lifts, type TacticalScenario } from './scenario.ts'
import type { Table } from './table.ts'

/** How many there are of each kind of thing that a field of an action counts. */
export const bounds = {
  unit: (table: Table) => table.units,
  hex: (table: Table) => table.board.size,
  /** A kind of transport: by sea or by air. */
  lift: () => lifts.length,
  /** A place in the table of models. */
  model: (table: Table) => table.types.length,
  /** Points of strength. */
  number: () => 16,
}

export type FieldKind = keyof typeof bounds

/** A hex with its name if it has one: `Millbrook (0403)`. */
export const placeName = ({ map, objectives }: Pick<TacticalScenario, 'map' | 'objectives'>, hex: Hex): string => {
  const name = objectives.find((one) => one.hex === hex)?.name ?? map.names.find((one) => one.hex === hex)?.text
  return name === undefined ? hexName({ map }, hex) : `${name} (${hexName({ map }, hex)})`
}

/** The words for the fields of actions and events, by name. */
export const names = {
  unit: unitName,
  target: unitName,
  to: placeName,
  hex: placeName,
  side: sideName,
  lift: (_, lift) => (lifts[lift] === 'sea' ? 'a ship' : 'an aircraft'),
  model: ({ rules }, model) => Object.values(rules.unitTypes)[model].name,
  points: (_, points) => count(points, 'point'),
} satisfies FieldNames<TacticalScenario>
