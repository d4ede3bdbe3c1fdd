/** Reads the special rules that a scenario switches on: names of sides and hexes become numbers. command-cards.A1-A20 */
import type { Side } from '../../../../engine/game.ts'
import type { Hex } from '../../../../engine/hex.ts'
import type { SpecialSetup } from '../../../../engine/systems/command-cards/scenario.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import type { AuthoredHex } from '../../../resolve/hexes.ts'
import { readSide } from '../../../resolve/read.ts'
import { authoredIndex } from '../../../schemas/salvage.ts'
import type { SpecialEntry } from '../schemas/types.generated.ts'
import type { MapReaders } from './map.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

interface OfSide {
  readonly side: string
}
interface AtHex extends OfSide {
  readonly hex: AuthoredHex
}
interface AtHexes extends OfSide {
  readonly hexes: AuthoredHex
}

/** What is wrong is reported and left out. `place` is the field `special` in its file. */
export const resolveSpecial = (
  authored: SpecialEntry | undefined,
  sideIds: readonly string[],
  readers: MapReaders,
  place: Place,
): SpecialSetup => {
  if (authored === undefined || Object.keys(authored).length === 0) return {}
  const sideOf = (id: string, at: Place): Side | undefined => readSide(id, sideIds, at, readers.report)

  const own = <W extends OfSide, T>(
    entry: W | undefined,
    at: Place,
    read: (side: Side, entry: W) => T,
  ): T | undefined => {
    const side = entry && sideOf(entry.side, below(at, 'side'))
    return entry === undefined || side === undefined ? undefined : read(side, entry)
  }
  const area = (entry: AtHexes | undefined, name: string): { side: Side; hexes: readonly Hex[] } | undefined =>
    own(entry, below(place, name), (side, { hexes }) => ({
      side,
      hexes: readers.hexes(hexes, below(place, name, 'hexes')),
    }))
  const each = <W extends OfSide, T>(
    list: readonly W[] | undefined,
    name: string,
    read: (side: Side, entry: W, at: Place) => T | undefined,
  ): T[] | undefined =>
    list?.flatMap((entry, index) => {
      const at = below(place, name, authoredIndex(list, index))
      return own(entry, at, (side) => read(side, entry, at)) ?? []
    })
  const spots = <W extends AtHex, T>(
    list: readonly W[] | undefined,
    name: string,
    more: (entry: W) => T,
  ): ({ side: Side; hex: Hex } & T)[] | undefined =>
    each(list, name, (side, entry, at) => {
      const hex = readers.hex(entry.hex, below(at, 'hex'))
      return hex === undefined ? undefined : { side, hex, ...more(entry) }
    })

  const at = (name: string): Place => below(place, name)
  const { airStrikes, bridgeBlowing, night, trains } = authored
  const blown = area(bridgeBlowing, 'bridgeBlowing')
  const roller = night && sideOf(night.roller, below(place, 'night', 'roller'))
  const read: Mutable<SpecialSetup> = {
    airStrikes: airStrikes && {
      sides: airStrikes.sides.flatMap((id, index) => sideOf(id, below(place, 'airStrikes', 'sides', index)) ?? []),
    },
    blitz: own(authored.blitz, at('blitz'), (side) => ({ side })),
    bridgeBlowing: blown && bridgeBlowing && { ...blown, way: bridgeBlowing.way },
    pontoons: own(authored.pontoons, at('pontoons'), (side, { count }) => ({ side, count })),
    spotting: area(authored.spotting, 'spotting'),
    sabotage: spots(authored.sabotage, 'sabotage', ({ stars, medals, supplies }) => ({
      stars,
      medals,
      supplies: supplies ?? false,
    })),
    prisoners: spots(authored.prisoners, 'prisoners', ({ medals }) => ({ medals })),
    equipment: spots(authored.equipment, 'equipment', ({ medals }) => ({ medals })),
    desert: authored.desert || undefined,
    oasisRecovery: authored.oasisRecovery || undefined,
    hospitals: spots(authored.hospitals, 'hospitals', () => ({})),
    radar: area(authored.radar, 'radar'),
    headquarters: spots(authored.headquarters, 'headquarters', () => ({})),
    night: roller === undefined ? undefined : { roller },
    paradrop: area(authored.paradrop, 'paradrop'),
    smoke: own(authored.smoke, at('smoke'), (side, { uses }) => ({ side, uses })),
    airfield: area(authored.airfield, 'airfield'),
    trains: own(trains, at('trains'), (side, { stations }) => ({
      side,
      stations: readers.hexes(stations, below(place, 'trains', 'stations')),
    })),
    exits: each(authored.exits, 'exits', (side, { hexes, medals }, one) => ({
      side,
      hexes: readers.hexes(hexes, below(one, 'hexes')),
      medals,
    })),
  }
  // Only what the scenario switches on: a field that is there is a rule that holds.
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
