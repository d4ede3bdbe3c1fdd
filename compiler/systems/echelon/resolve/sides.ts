/** Reads the sides of a scenario, their units and their stores. */
import type { Hex } from '../../../../engine/hex.ts'
import type { Ability, DesignRules } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario, EchelonSide, EchelonUnit, Income } from '../../../../engine/systems/echelon/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { checkKnown, type Listed, listed, reportSameSides } from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
import type { IncomeEntry, SideEntry, UnitEntry } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

/** Both sides, each at a place of its own. `countries` are those of the map. */
export const readSides = (
  authored: readonly SideEntry[],
  countries: readonly string[],
  readers: Readers,
  places: readonly Place[],
): readonly [EchelonSide, EchelonSide] => {
  const [first, second] = authored
  reportSameSides(authored, places, readers.report)
  return [readSideEntry(first, countries, readers, places[0]), readSideEntry(second, countries, readers, places[1])]
}

const readSideEntry = (
  authored: SideEntry,
  countries: readonly string[],
  readers: Readers,
  place: Place,
): EchelonSide => {
  const { id, name, colour, nations, home = [], start, income, sources, lift } = authored
  const entry = authored.entry === undefined ? undefined : readers.space(authored.entry, place, 'entry')
  for (const [index, country] of home.entries())
    if (!countries.includes(country)) {
      const at = below(place, 'home', index)
      readers.report.error('value-choice', at, `The map has no country "${country}".`, {
        ...wayOutOfUnknown(country, countries.filter(Boolean), at),
      })
    }
  const { supply, special } = incomeOf(income)
  if (supply + special > 0 && authored.entry === undefined)
    readers.report.error('field-missing', place, 'The side gets supply in each turn and does not say where.', {
      hint: 'Name a capital, or a hex at the edge of the map, in "entry".',
    })
  return {
    id,
    name,
    colour,
    nations: nations.map((nation, index) => readers.id('nation', nation, below(place, 'nations', index))),
    home,
    start: incomeOf(start),
    income: incomeOf(income),
    entry: entry ?? 0,
    sources: sources === undefined ? [] : readers.spaces(sources, place, 'sources'),
    smp: authored.smp ?? 0,
    commands: readCommands(authored.commands, readers, below(place, 'commands')),
    lift: { rail: 0, naval: 0, air: 0, gliders: 0, ...lift },
    airPoints: authored.airPoints ?? 0,
    navalPoints: authored.navalPoints ?? 0,
    seaZones: authored.seaZones ?? false,
    ...(authored.destroysPorts && { destroysPorts: true }),
    surrenders: readSurrenders(authored.surrenders, readers, below(place, 'surrenders')),
    withoutHeadquarters: authored.withoutHeadquarters ?? false,
  }
}

/** Commands with SMPs of their own. A hex belongs to one of them that is open to all, or to one of a nation, or to both. */
export const readCommands = (
  authored: SideEntry['commands'],
  readers: Readers,
  place: Place,
): EchelonSide['commands'] => {
  const taken = new Map<string, Hex[]>()
  return listed(authored, place, ({ name, smp, hexes, nation }, at) => {
    if (hexes === undefined && nation === undefined)
      readers.report.error('field-missing', at, `The command "${name}" has neither hexes nor a nation.`, {
        hint: 'Name in "hexes" where it is, or in "nation" to whom its loads go.',
      })
    const area = hexes === undefined ? [] : readers.spaces(hexes, at, 'hexes')
    const others = taken.get(nation ?? '') ?? []
    const twice = area.find((hex) => others.includes(hex))
    if (twice !== undefined)
      readers.report.error('field-conflict', below(at, 'hexes'), `Another command has ${readers.nameOf(twice)}, too.`, {
        hint: 'Leave it to one of them.',
      })
    taken.set(nation ?? '', [...others, ...area])
    return {
      name,
      smp,
      hexes: area,
      ...(nation !== undefined && { nation: readers.id('nation', nation, at, 'nation') }),
    }
  }).values
}

/** When nations of a side surrender. */
export const readSurrenders = (
  authored: SideEntry['surrenders'],
  readers: Readers,
  place: Place,
): EchelonSide['surrenders'] =>
  listed(authored, place, ({ nation, hexes }, at) => ({
    nation: readers.id('nation', nation, at, 'nation'),
    hexes: readers.spaces(hexes, at, 'hexes'),
  })).values

const incomeOf = (written: IncomeEntry = {}): Income => ({ supply: 0, special: 0, infantry: 0, armour: 0, ...written })

/** The stores of a side. */
export const readSupplies = (
  { supplies }: SideEntry,
  side: Side,
  readers: Readers,
  place: Place,
): Listed<EchelonScenario['supplies'][number]> =>
  listed(supplies, below(place, 'supplies'), ({ at: where, supply = 0, special = 0 }, at) => {
    const hex = readers.space(where, at, 'at')
    return hex === undefined ? undefined : { hex, side, points: supply, special }
  })

/** The units of a side, each on the map, on its way, or waiting to be rebuilt. */
export const readUnits = (
  { units }: SideEntry,
  side: Side,
  entry: Hex,
  readers: Readers,
  tables: SystemTables,
  place: Place,
): Listed<EchelonUnit> => {
  const ids = units.map(({ id }) => id)
  return listed(units, below(place, 'units'), (unit, at) => {
    for (const field of ['carrier', 'depot'] as const) {
      const other = unit[field]
      if (other !== undefined) checkKnown(other, ids, 'unit-unknown', 'unit of this side', at, readers.report, field)
    }
    return readUnit(unit, side, entry, readers, tables, at)
  })
}

/** Types whose units lie on their other side while they supply nobody. echelon.32, 34 */
const suppliers: readonly Ability[] = ['major-depot', 'command-depot', 'army-hq', 'command-hq', 'coalition-hq']

const packsUp = ({ type, abilities }: DesignRules, rules: SystemTables['rules']): boolean =>
  [...(rules?.unitTypes[type]?.abilities ?? []), ...abilities].some((one) => suppliers.includes(one))

export const readUnit = (
  authored: UnitEntry,
  side: Side,
  entryOfSide: Hex,
  readers: Readers,
  { rules }: SystemTables,
  place: Place,
): EchelonUnit => {
  const { id, name, turn, leaves, reversed, abilities, carrier, depot, inReserve, eliminated, spare } = authored
  const { report } = readers
  const design = readers.id('design', authored.design, place, 'design')
  const known = rules !== undefined && Object.hasOwn(rules.designs, design) ? rules.designs[design] : undefined
  const nation = authored.nation === undefined ? known?.nation : readers.id('nation', authored.nation, place, 'nation')
  const hex = authored.hex === undefined ? undefined : readers.space(authored.hex, place, 'hex')
  const entry = authored.entry === undefined ? entryOfSide : readers.space(authored.entry, place, 'entry')
  if (authored.hex !== undefined && (turn !== undefined || eliminated))
    report.error(
      'field-conflict',
      below(place, turn === undefined ? 'eliminated' : 'turn'),
      `The unit "${id}" is on the map at the start.`,
      { hint: 'Leave away its "hex", or when it comes.' },
    )
  if (turn !== undefined && !entry)
    report.error('field-missing', place, `The unit "${id}" arrives and does not say where.`, {
      hint: 'Name a hex in "entry", of the unit or of its side.',
    })
  if (spare && (authored.hex !== undefined || turn !== undefined || leaves !== undefined || eliminated))
    report.error('field-conflict', below(place, 'spare'), `The unit "${id}" is no spare counter: it has a place.`, {
      hint: 'Leave away "spare", or its "hex", "turn", "leaves" and "eliminated".',
    })
  if (turn !== undefined && leaves !== undefined && leaves <= turn)
    report.error(
      'field-conflict',
      below(place, 'leaves'),
      `The unit "${id}" leaves in turn ${leaves} and arrives in turn ${turn}.`,
      { hint: 'Let it come earlier, stay longer, or leave it out.' },
    )
  if (authored.hex === undefined && turn === undefined && !eliminated && !spare)
    report.error('field-missing', place, `The unit "${id}" has no hex and never comes.`, {
      hint: 'Give it a "hex" or a "turn", or write "eliminated: true" for one that waits to be rebuilt, "spare: true" for one that others become.',
    })
  if (reversed && known !== undefined && known.reverse === undefined && !packsUp(known, rules))
    report.error('field-conflict', below(place, 'reversed'), `The unit "${id}" has no other side.`, {
      hint: 'Divisions, depots and headquarters have one, and designs with a "reverse".',
    })
  return {
    id,
    name: name ?? known?.name ?? design,
    side,
    design,
    nation: nation ?? '',
    hex,
    turn,
    entry: turn === undefined ? undefined : entry,
    leaves,
    reversed: reversed ?? false,
    extra: abilities ?? [],
    carrier,
    depot,
    inReserve: inReserve ?? false,
    eliminated: eliminated ?? false,
  }
}
