/** The fields of actions and events of the skirmish system: bounds of their numbers in records, and words for them. */
import { count, type FieldNames, uncapital } from '../../words.ts'
import { cardName, seatName, spaceName, targetName, teamName, unitName, weaponName, withWeapon } from './names.ts'
import type { TeamIndex } from './scenario.ts'
import type { Table } from './table.ts'

/** How many there are of each kind of thing that a field of an action counts. */
export const bounds = {
  unit: (table: Table) => table.units,
  space: (table: Table) => table.size,
  /** A unit, or `units + space` for terrain or a headquarters. */
  target: (table: Table) => table.units + table.size,
  card: (table: Table) => table.cards.length,
  /** 0 for the main weapon, or an upgrade option plus one. */
  weapon: () => 7,
  /** An upgrade option. */
  option: () => 7,
  terrain: (table: Table) => table.terrains.length,
  team: () => 2,
  /** Its meaning depends on the verb. */
  choice: () => 256,
}

export type FieldKind = keyof typeof bounds

/** The words for the fields of actions and events, by name. */
export const names = {
  unit: unitName,
  other: unitName,
  space: spaceName,
  target: targetName,
  card: cardName,
  side: seatName,
  team: (table, team) => teamName(table, team as TeamIndex),
  terrain: (table, terrain) => uncapital(table.terrains[terrain].name),
  general: (table, general) => table.generals[general].name,
  option: (table, option, { unit }: { readonly unit: number }) => weaponName(table, unit, option + 1),
  weapon: (table, weapon, { unit }: { readonly unit: number }) => withWeapon(table, unit, weapon),
  ap: (_, ap) => count(ap, 'action point'),
  /** How a unit is deployed. */
  how: (_, how) => ['', ' in the vehicle', ' behind the vehicle'][how],
} satisfies FieldNames<Table>
