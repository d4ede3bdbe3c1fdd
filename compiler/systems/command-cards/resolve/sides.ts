/** Reads the sides of a battle, their units, and places that are worth medals. */
import type { Side } from '../../../../engine/game.ts'
import type {
  CommandCardsSide,
  CommandCardsUnit,
  MedalPlace,
} from '../../../../engine/systems/command-cards/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { checkKnown, type Placed, placed } from '../../../resolve/read.ts'
import type { MedalEntry, SideEntry, UnitEntry } from '../schemas/types.generated.ts'
import type { HexReaders } from './hexReaders.ts'
import type { SystemTables } from './tables.ts'

/** The number of a side by its id; undefined and reported when there is none. */
export const readSide = (id: string, ids: readonly string[], place: Place, report: Report): Side | undefined => {
  const found = ids.indexOf(id)
  if (found === 0 || found === 1) return found
  report.error('side-unknown', place, `No side is called "${id}".`, wayOutOfUnknown(id, ids, place))
  return undefined
}

/** Both sides; they come from opposite edges. command-cards.C16 */
export const readSides = (
  authored: readonly SideEntry[],
  { known }: SystemTables,
  place: Place,
  report: Report,
): readonly [CommandCardsSide, CommandCardsSide] => {
  const [first, second] = authored
  if (first.id === second.id)
    report.error('id-duplicate', below(place, 1, 'id'), `Both sides are called "${second.id}".`)
  if (first.edge === second.edge) {
    report.error('value-choice', below(place, 1, 'edge'), `Both sides come from the ${second.edge}.`, {
      hint: 'One comes from the north and the other from the south.',
    })
  }
  const read = ({ id, name, colour, edge, nation, hand, medals }: SideEntry, index: number): CommandCardsSide => {
    checkKnown(nation, known.nations, 'nation-unknown', 'nation', below(place, index, 'nation'), report)
    return { id, name, colour, edge, nation, hand, medals }
  }
  return [read(first, 0), read(second, 1)]
}

/** The units of a side, each on the board or in reserve. */
export const readUnits = (
  { units, nation }: SideEntry,
  side: Side,
  readers: HexReaders,
  tables: SystemTables,
  place: Place,
  report: Report,
): Placed<CommandCardsUnit>[] =>
  placed(units, below(place, 'units'), (unit, at) => readUnit(unit, side, nation, readers, tables, at, report))

const readUnit = (
  { id, name, type, nation, hex, figures, reserve, leader, camouflaged, boat }: UnitEntry,
  side: Side,
  nationOfSide: string,
  readers: HexReaders,
  { known, rules }: SystemTables,
  place: Place,
  report: Report,
): CommandCardsUnit => {
  checkKnown(type, known.unitTypes, 'unit-type-unknown', 'unit type', place, report, 'type')
  if (nation !== undefined) checkKnown(nation, known.nations, 'nation-unknown', 'nation', place, report, 'nation')
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
  const at = hex === undefined ? undefined : readers.hex(hex, below(place, 'hex'))
  const usual = rules !== undefined && Object.hasOwn(rules.unitTypes, type) ? rules.unitTypes[type].name : type
  return {
    id,
    name: name ?? usual,
    side,
    type,
    nation: nation ?? nationOfSide,
    ...(at !== undefined && { hex: at }),
    ...(figures !== undefined && { figures }),
    ...(reserve !== undefined && { reserve }),
    ...(leader && { leader }),
    ...(camouflaged && { camouflaged }),
    ...(boat && { boat }),
  }
}

/** Places that are worth medals, a medal each where nothing else is said. command-cards.C15 */
export const readMedals = (
  authored: readonly MedalEntry[] | undefined,
  sideIds: readonly string[],
  readers: HexReaders,
  place: Place,
  report: Report,
): Placed<MedalPlace>[] =>
  placed(authored, place, ({ name, hexes, side, medals, permanent, group, atTurnStart }, at): MedalPlace => {
    const owner = side === undefined ? undefined : readSide(side, sideIds, below(at, 'side'), report)
    return {
      name,
      hexes: readers.hexes(hexes, below(at, 'hexes')),
      ...(owner !== undefined && { side: owner }),
      medals: medals ?? 1,
      permanent: permanent ?? false,
      group: group ?? 'each',
      atTurnStart: atTurnStart ?? false,
    }
  })
