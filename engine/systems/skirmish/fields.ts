/** The fields of actions and events of the skirmish system: bounds of their numbers in records, and words for them. */
import { nameOfSpace, type Space } from '../../board.ts'
import { count, type FieldNames, uncapital } from '../../words.ts'
import type { SkirmishScenario, TeamIndex } from './scenario.ts'
import { infantry, type Table } from './table.ts'

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

/** A space with the name printed on it: `Bridge (f3)`. @param ground what it is called where it has no name */
export const placeName = ({ map }: Pick<SkirmishScenario, 'map'>, space: Space, ground?: string): string => {
  const name = map.names.find((one) => one.space === space)?.text ?? ground
  return name === undefined ? nameOfSpace(map, space) : `${name} (${nameOfSpace(map, space)})`
}

/** A space of the field, or a headquarters. */
export const spaceName = (table: Table, space: Space): string =>
  space > table.field
    ? `the headquarters of ${teamName(table, (space - table.field - 1) as TeamIndex)}`
    : placeName(table.scenario, space)

/** A unit, or the space of terrain or of a headquarters. */
export const targetName = (table: Table, target: number): string =>
  target < table.units ? unitName(table, target) : spaceName(table, target - table.units)

/** An upgrade with which a unit acts; nothing for the main weapon. */
export const withWeapon = (table: Table, unit: number, weapon: number): string =>
  weapon === 0 ? '' : ` with ${weaponName(table, unit, weapon)}`

/** Words the way in which a unit gets to a vehicle: it boards, or is towed. skirmish.V1 */
export const boardsWords = (table: Table, unit: number): string =>
  table.kind[unit] === infantry ? '{unit} {boards|board} {other}' : '{unit} {is|are} attached to {other}'

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
