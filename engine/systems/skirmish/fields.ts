/** The fields of actions and events of the skirmish system: bounds of their numbers in records, and words for them. */
import { type FieldNames, uncapital } from '../../words.ts'
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

export const unitName = ({ names }: Table, unit: number): string => names[unit]

export const cardName = ({ cards }: Table, card: number): string => {
  const { unit, support } = cards[card]
  return unit === undefined ? support.name : unit.name
}

export const seatName = ({ scenario }: Table, seat: number): string => scenario.sides[seat].name

/** A side by the names of its seats. */
export const teamName = (table: Table, team: TeamIndex): string =>
  table.teams[team].map((seat) => seatName(table, seat)).join(' and ')

/** A weapon of a unit: 0 is the main one. */
export const weaponName = (table: Table, unit: number, weapon: number): string =>
  weapon === 0 ? 'main weapon' : table.cards[table.card[unit]].options[weapon - 1].rules.name

const spaceName = (table: Table, space: number): string =>
  space > table.field
    ? `the headquarters of ${teamName(table, (space - table.field - 1) as TeamIndex)}`
    : table.board.nameOf(space)

/** The words for the fields of actions and events, by name. */
export const names = {
  unit: unitName,
  other: unitName,
  space: spaceName,
  target: (table, target) => (target < table.units ? unitName(table, target) : spaceName(table, target - table.units)),
  card: cardName,
  side: seatName,
  team: (table, team) => teamName(table, team as TeamIndex),
  terrain: (table, terrain) => uncapital(table.terrains[terrain].name),
  general: (table, general) => table.generals[general].name,
  option: (table, option, { unit }: { readonly unit: number }) => weaponName(table, unit, option + 1),
  /** Nothing for the main weapon. */
  weapon: (table, weapon, { unit }: { readonly unit: number }) =>
    weapon === 0 ? '' : ` with ${weaponName(table, unit, weapon)}`,
  /** How a unit is deployed. */
  how: (_, how) => ['', ' in the vehicle', ' behind the vehicle'][how],
} satisfies FieldNames<Table>
