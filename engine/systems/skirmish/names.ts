/** Units, cards, places, phases and objectives of the skirmish system in words. */
import { nameOfSpace, type Space } from '../../board.ts'
import { count, listWords } from '../../words.ts'
import type { UnitClass } from './rules.ts'
import type { Objective, SkirmishScenario, TeamIndex } from './scenario.ts'
import { infantry, type Table } from './table.ts'
import { type Phase, phase } from './types.ts'

export const unitName = ({ names }: Table, unit: number): string => names[unit]

export const cardName = ({ cards }: Table, card: number): string => {
  const { unit, support } = cards[card]
  return unit === undefined ? support.name : unit.name
}

export const seatName = ({ scenario }: Table, seat: number): string => scenario.sides[seat].name

/** A side by the names of its seats. */
export const teamName = ({ scenario }: Pick<Table, 'scenario'>, team: TeamIndex): string =>
  listWords(scenario.sides.flatMap((seat) => (seat.team === team ? [seat.name] : [])))

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

/** A space with the name printed on it, or with what lies there at the start. */
export const placeAtStart = (scenario: SkirmishScenario, space: Space): string => {
  const { kind = '' } = scenario.terrain.find((one) => one.space === space) ?? {}
  return placeName(scenario, space, scenario.rules.terrain[kind]?.name)
}

export const phaseNames: Readonly<Record<Phase, string>> = {
  [phase.bid]: 'Bids',
  [phase.lead]: 'Initiative',
  [phase.build]: 'Works',
  [phase.redraw]: 'First hand',
  [phase.initial]: 'Initial',
  [phase.movement]: 'Movement',
  [phase.deployment]: 'Deployment',
  [phase.shooting]: 'Shooting',
  [phase.flip]: 'Flip-over',
  [phase.discard]: 'Discard',
}

const classWords: Readonly<Record<UnitClass, string>> = {
  infantry: 'infantry',
  artillery: 'artillery',
  tank: 'tanks',
  transport: 'transports',
  aircraft: 'aircraft',
}

/** Words an objective of a side, as a sentence. skirmish.F1 */
export const objectiveWords = (scenario: SkirmishScenario, team: TeamIndex, objective: Objective): string => {
  const place = (space: Space): string => placeAtStart(scenario, space)
  const enemy = teamName({ scenario }, team === 0 ? 1 : 0)
  switch (objective.is) {
    case 'destroy-headquarters':
      return `Destroy the headquarters of ${enemy}.`
    case 'destroy-units': {
      const what = objective.classes
        ? `units of ${listWords(
            objective.classes.map((one) => classWords[one]),
            'or',
          )}`
        : 'units'
      return `Destroy ${objective.count} ${what} of ${enemy}.`
    }
    case 'destroy-named':
      return `Destroy ${scenario.units[objective.unit].name} of ${enemy}.`
    case 'destroy-terrain':
      return `Destroy ${place(objective.space)}.`
    case 'hold':
      return `Hold ${place(objective.space)} at the end of ${count(objective.turns, 'own turn')}${objective.turns > 1 ? ' in a row' : ''}.`
    case 'occupy':
      return objective.count === objective.spaces.length
        ? `Occupy ${listWords(objective.spaces.map(place))} at the end of an own turn.`
        : `Occupy ${objective.count} of ${listWords(objective.spaces.map(place))} at the end of an own turn.`
    case 'reach':
      return `Bring ${count(objective.units, 'unit')} to row ${objective.row}, counted from the own headquarters, or beyond.`
    case 'survive':
      return `Hold out to the end of round ${objective.round}.`
    case 'protect':
      return objective.unit === undefined
        ? `Keep ${place(objective.space ?? 0)}: its loss is defeat.`
        : `Keep ${scenario.units[objective.unit].name}: its loss is defeat.`
    case 'points': {
      const places = objective.places.map(({ space, points }) => `${place(space)} ${points}`)
      return `Win ${objective.count} points: destroyed units count what they cost${places.length > 0 ? `; held places count: ${places.join(', ')}` : ''}.`
    }
  }
}
