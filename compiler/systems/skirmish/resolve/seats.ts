/** Reads those who play: their decks, and their units on the field at the start. */
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishSeat, StartUnit, TeamIndex } from '../../../../engine/systems/skirmish/scenario.ts'
import { optionsOf } from '../../../../engine/systems/skirmish/table.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { type Listed, listed, readSide, reportDuplicates, reportTwice } from '../../../resolve/read.ts'
import type { SeatEntry, StartUnitEntry } from '../schemas/types.generated.ts'
import { nameOf, spaceOf } from './map.ts'

export const teamOf = (team: 'first' | 'second'): TeamIndex => (team === 'first' ? 0 : 1)

/** A seat, and the most points that its deck may cost. */
export interface ReadSeat {
  readonly seat: SkirmishSeat
  readonly points: number
}

export const readSeats = (
  authored: readonly SeatEntry[],
  rules: SkirmishRules | undefined,
  place: Place,
  report: Report,
): Listed<ReadSeat> => {
  const order = authored.map(({ team }) => team)
  const each = authored.length / 2
  if (authored.length % 2 === 1)
    report.error('list-length', place, 'A battle has two or four seats, not three.', {
      hint: 'Who plays alone against two leads both seats of a side.',
    })
  else if (order.some((team, index) => team !== (index < each ? 'first' : 'second')))
    report.error(
      'value-choice',
      place,
      'Each side has as many seats as the other one, and those of the first come first.',
      {
        hint: 'Say in "team" to which side each seat belongs, and put them in this order.',
      },
    )
  const seats = listed(authored, place, (entry, at) => readSeat(entry, authored.length > 2, rules, at, report))
  reportDuplicates({ ...seats, values: authored }, 'seats', report)
  return seats
}

const readSeat = (
  { id, name, colour, team, nation, ap, hand, points, army, units, support }: SeatEntry,
  isTeam: boolean,
  rules: SkirmishRules | undefined,
  place: Place,
  report: Report,
): ReadSeat => {
  const ready = army === undefined ? undefined : rules?.armies[army]
  if (army === undefined && units === undefined)
    report.error('field-missing', place, `“${name}” has no deck.`, {
      hint: 'Name an army of the table in "army", or write the cards in "units" and "support".',
    })
  if (army !== undefined && (units ?? support) !== undefined)
    report.error('field-conflict', below(place, 'army'), `“${name}” has an army and cards of its own.`, {
      hint: 'Leave one of them away: an army of the table is all of a deck.',
    })
  if (ready !== undefined && ready.nation !== nation)
    report.error('field-conflict', below(place, 'army'), `The army “${ready.name}” is of another nation.`, {
      hint: `Its nation is ${ready.nation}.`,
    })
  const { start, teams, deck } = rules?.frame ?? {}
  return {
    seat: {
      id,
      name,
      colour,
      team: teamOf(team),
      nation,
      ap: ap ?? (isTeam ? teams?.ap : start?.ap) ?? 0,
      hand: hand ?? start?.hand ?? 1,
      units: ready?.units ?? units ?? {},
      support: ready?.support ?? support ?? {},
    },
    points: points ?? (isTeam ? teams?.deck : (ready?.points ?? deck?.points)) ?? 0,
  }
}

/** Units on the field at the start. Those of one name on one side are told apart by numbers. */
export const readUnits = (
  authored: readonly StartUnitEntry[] | undefined,
  seats: readonly SkirmishSeat[],
  rules: SkirmishRules | undefined,
  year: number | undefined,
  place: Place,
  report: Report,
): Listed<StartUnit> => {
  const ids = seats.map(({ id }) => id)
  const read = listed(authored, place, (entry, at): StartUnit | undefined => {
    const side = readSide(entry.side, ids, at, report, 'side')
    if (side === undefined) return undefined
    const { id, type, upgrades = [] } = entry
    const name = rules?.unitTypes[type]?.name ?? type
    const options = rules && readOptions(upgrades, type, rules, year, below(at, 'upgrades'), report)
    return { id, name, side, type, space: spaceOf(entry.space), ...(options?.length && { upgrades: options }) }
  })
  reportDuplicates(read, 'units', report)
  reportTwice(read, ({ space }) => `space ${nameOf(space)}`, report, 'A space holds one unit: move one of them.')
  return { ...read, values: numbered(read.values, seats) }
}

/** Upgrades as the places in which a card of that year has them. */
export const readOptions = (
  ids: readonly string[],
  type: string,
  rules: SkirmishRules,
  year: number | undefined,
  place: Place,
  report: Report,
): readonly number[] => {
  if (!Object.hasOwn(rules.unitTypes, type)) return []
  const options = optionsOf(rules.upgrades, rules.unitTypes[type], year).map(({ id }) => id)
  const found: number[] = []
  for (const [index, id] of ids.entries()) {
    const option = options.findIndex((one, at) => one === id && !found.includes(at))
    if (option >= 0) found.push(option)
    else {
      const at = below(place, index)
      const { name } = rules.unitTypes[type]
      if (options.includes(id))
        report.error('value-choice', at, `${name} cannot have “${id}” so often.`, {
          hint: 'An upgrade is listed as often as its card does: take one away.',
        })
      else report.error('value-choice', at, `${name} cannot have “${id}” here.`, wayOutOfUnknown(id, options, at))
    }
  }
  return found
}

/** Gives units of the same name on the same side a number each. */
export const numbered = (units: readonly StartUnit[], seats: readonly SkirmishSeat[]): readonly StartUnit[] => {
  const groupOf = ({ side, name }: StartUnit): string => `${seats[side].team} ${name}`
  const groups = units.map(groupOf)
  return units.map((unit, at) => {
    const isAlone = groups.indexOf(groups[at]) === groups.lastIndexOf(groups[at])
    const number = groups.slice(0, at + 1).filter((one) => one === groups[at]).length
    return isAlone ? unit : { ...unit, name: `${unit.name} ${number}` }
  })
}
