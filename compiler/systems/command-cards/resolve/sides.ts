/** Reads the sides of a battle, their units, and places that are worth medals. */

import type {
  CommandCardsSide,
  CommandCardsUnit,
  MedalPlace,
} from '../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { uncapital } from '../../../../engine/words.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type Listed, listed, readSide, reportSameSides } from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
import type { MedalEntry, SideEntry, UnitEntry } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

/** Both sides, each at a place of its own; they come from opposite edges. command-cards.C16 */
export const readSides = (
  authored: readonly SideEntry[],
  { report, id: readId }: Readers,
  rules: SystemTables['rules'],
  places: readonly Place[],
): readonly [CommandCardsSide, CommandCardsSide] => {
  const [first, second] = authored
  reportSameSides(authored, places, report)
  if (first.edge === second.edge) {
    report.error('value-choice', below(places[1], 'edge'), `Both sides come from the ${second.edge}.`, {
      hint: 'One comes from the north and the other from the south.',
    })
  }
  const read = (entry: SideEntry, side: Side): CommandCardsSide => {
    const { id, name, colour, edge, nation, hand, medals } = entry
    const own = readId('nation', nation, places[side], 'nation')
    const handGrowth = readGrowth(entry, own, rules, below(places[side], 'handGrowth'), report)
    return { id, name, colour, edge, nation: own, hand, ...(handGrowth && { handGrowth }), medals }
  }
  return [read(first, 0), read(second, 1)]
}

/** How a hand grows. It ends above where it begins, and a nation that has a hand of its own has no other. command-cards.C1, N6 */
const readGrowth = (
  { hand, handGrowth }: SideEntry,
  nation: string,
  rules: SystemTables['rules'],
  place: Place,
  report: Report,
): CommandCardsSide['handGrowth'] => {
  if (handGrowth === undefined) return undefined
  const { to, by = 1 } = handGrowth
  if (to <= hand)
    report.error('value-range', below(place, 'to'), `The hand begins with ${hand} cards and cannot grow to ${to}.`, {
      hint: 'Write the cards of the first hand in "hand", and more of them here.',
    })
  if (rules !== undefined && Object.hasOwn(rules.nations, nation) && rules.nations[nation].hand !== undefined)
    report.error('field-conflict', place, `The hand of ${rules.nations[nation].name} is ruled by its losses.`, {
      hint: 'Leave "handGrowth" away.',
    })
  return { to, by }
}

/** The units of a side of some nation, each on the board or in reserve. */
export const readUnits = (
  { units }: SideEntry,
  side: Side,
  nation: string,
  readers: Readers,
  { rules }: SystemTables,
  place: Place,
): Listed<CommandCardsUnit> => {
  const read = listed(units, below(place, 'units'), (unit, at) => readUnit(unit, side, nation, readers, rules, at))
  return { ...read, values: nameUnnamed(read.values, rules) }
}

/** Units without a name are called by nation and type, with a number where a side has several of them. */
export const nameUnnamed = (
  units: readonly CommandCardsUnit[],
  rules: SystemTables['rules'],
): readonly CommandCardsUnit[] => {
  const groupOf = ({ side, nation, type }: CommandCardsUnit): string => `${side} ${nation} ${type}`
  const groups = units.map((unit) => (unit.name === unnamed ? groupOf(unit) : undefined))
  return units.map((unit, at) => {
    const group = groups[at]
    if (group === undefined) return unit
    const isAlone = groups.indexOf(group) === groups.lastIndexOf(group)
    const number = groups.slice(0, at + 1).filter((one) => one === group).length
    const usual = usualName(unit, rules)
    return { ...unit, name: isAlone ? usual : `${usual} ${number}` }
  })
}

/** The name of a unit that has none yet: no author can write it. */
const unnamed = ''

const usualName = ({ nation, type }: CommandCardsUnit, rules: SystemTables['rules']): string => {
  if (rules === undefined || !Object.hasOwn(rules.unitTypes, type) || !Object.hasOwn(rules.nations, nation)) return type
  const { name } = rules.unitTypes[type]
  return `${rules.nations[nation].adjective} ${uncapital(name)}`
}

export const readUnit = (
  authored: UnitEntry,
  side: Side,
  nationOfSide: string,
  readers: Readers,
  rules: SystemTables['rules'],
  place: Place,
): CommandCardsUnit => {
  const { id, name, nation, hex, figures, reserve, leader, camouflaged, boat } = authored
  const { report } = readers
  const type = readers.id('unit-type', authored.type, place, 'type')
  const ownNation = nation === undefined ? nationOfSide : readers.id('nation', nation, place, 'nation')
  if (hex === undefined && reserve === undefined) {
    report.error('field-missing', place, `The unit "${id}" has no hex and is not in reserve.`, {
      hint: 'Give it a "hex", or say in "reserve" how it comes.',
    })
  }
  if (hex !== undefined && reserve !== undefined) {
    report.error('field-conflict', below(place, 'reserve'), `The unit "${id}" is on the board and in reserve.`, {
      hint: 'Keep one of "hex" and "reserve".',
    })
  }
  if (boat) checkBoat(id, type, rules, below(place, 'boat'), report)
  // All units have the same fields, so that whoever looks at many of them looks at one kind of value.
  return {
    id,
    name: name ?? unnamed,
    side,
    type,
    nation: ownNation,
    hex: hex === undefined ? undefined : readers.space(hex, place, 'hex'),
    figures,
    reserve,
    leader: leader || undefined,
    camouflaged: camouflaged || undefined,
    boat: boat || undefined,
  }
}

/** Boats carry some kinds of unit only. command-cards.A5 */
const checkBoat = (id: string, type: string, rules: SystemTables['rules'], place: Place, report: Report): void => {
  if (rules === undefined || !Object.hasOwn(rules.unitTypes, type)) return
  const { kinds } = rules.special.boats
  const { kind } = rules.unitTypes[type]
  if (kinds.includes(kind)) return
  report.error('field-conflict', place, `The unit "${id}" is ${kind}, and boats carry ${kinds.join(' and ')} only.`, {
    hint: 'Take the boat away, or choose another "type".',
  })
}

/** Places that are worth medals, a medal each where nothing else is said. command-cards.C15 */
export const readMedals = (
  authored: readonly MedalEntry[] | undefined,
  sideIds: readonly string[],
  readers: Readers,
  place: Place,
): Listed<MedalPlace> =>
  listed(authored, place, ({ name, hexes, side, medals, permanent, group, atTurnStart }, at): MedalPlace => {
    const owner = side === undefined ? undefined : readSide<Side>(side, sideIds, at, readers.report, 'side')
    return {
      name,
      hexes: readers.spaces(hexes, at, 'hexes'),
      side: owner,
      medals: medals ?? 1,
      permanent: permanent ?? false,
      group: group ?? 'each',
      atTurnStart: atTurnStart ?? false,
    }
  })
