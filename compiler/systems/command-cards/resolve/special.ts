/** Reads the special rules that a scenario switches on: names of sides and hexes become numbers. command-cards.A1-A20 */

import type { Hex } from '../../../../engine/hex.ts'
import type { SpecialSetup } from '../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
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

/** What reads entries of special rules. What is wrong is reported and left out. */
const makeEntryReaders = (sideIds: readonly string[], readers: MapReaders, place: Place) => {
  const sideOf = (id: string, at: Place): Side | undefined => readSide<Side>(id, sideIds, at, readers.report)

  const own = <W extends OfSide, T>(
    entry: W | undefined,
    at: Place,
    read: (side: Side, entry: W) => T,
  ): T | undefined => {
    const side = entry && sideOf(entry.side, below(at, 'side'))
    return entry === undefined || side === undefined ? undefined : read(side, entry)
  }
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

  /** Entries of which each side has one at most. */
  const bySide = <W extends OfSide, T extends { readonly side: Side }>(
    list: readonly W[] | undefined,
    name: string,
    read: (side: Side, entry: W, at: Place) => T,
  ): T[] | undefined => {
    const seen = new Set<Side>()
    return each(list, name, (side, entry, at) => {
      if (seen.has(side))
        readers.report.error('id-duplicate', below(at, 'side'), `Two entries of "${name}" are for "${entry.side}".`)
      seen.add(side)
      return read(side, entry, at)
    })
  }
  /** Hexes of each side. */
  const areas = (list: readonly AtHexes[] | undefined, name: string) =>
    bySide(list, name, (side, { hexes }, at) => ({ side, hexes: readers.hexes(hexes, below(at, 'hexes')) }))
  return { sideOf, own, each, spots, bySide, areas }
}

/** What is wrong is reported and left out. `place` is the field `special` in its file. */
export const resolveSpecial = (
  authored: SpecialEntry | undefined,
  sideIds: readonly string[],
  readers: MapReaders,
  place: Place,
): SpecialSetup => {
  if (authored === undefined || Object.keys(authored).length === 0) return {}
  const { sideOf, own, each, spots, bySide, areas } = makeEntryReaders(sideIds, readers, place)
  const at = (name: string): Place => below(place, name)
  const { airStrikes, night } = authored
  const roller = night && sideOf(night.roller, below(place, 'night', 'roller'))
  const read: Mutable<SpecialSetup> = {
    airStrikes: airStrikes && {
      sides: airStrikes.sides.flatMap((id, index) => sideOf(id, below(place, 'airStrikes', 'sides', index)) ?? []),
    },
    blitz: own(authored.blitz, at('blitz'), (side) => ({ side })),
    bridgeBlowing: bySide(authored.bridgeBlowing, 'bridgeBlowing', (side, { hexes, way, beside }, one) => ({
      side,
      hexes: readers.hexes(hexes, below(one, 'hexes')),
      way,
      ...(beside && { beside }),
    })),
    blockingBridges:
      authored.blockingBridges === undefined
        ? undefined
        : readers.hexes(authored.blockingBridges, at('blockingBridges')),
    minefields: bySide(authored.minefields, 'minefields', (side, { hexes, count }, one) => ({
      side,
      hexes: readers.hexes(hexes, below(one, 'hexes')),
      count,
    })),
    airplanes: areas(authored.airplanes, 'airplanes'),
    pontoons: bySide(authored.pontoons, 'pontoons', (side, { count }) => ({ side, count })),
    spotting: areas(authored.spotting, 'spotting'),
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
    radar: areas(authored.radar, 'radar'),
    headquarters: spots(authored.headquarters, 'headquarters', () => ({})),
    night: roller === undefined ? undefined : { roller, ...(night?.start !== undefined && { start: night.start }) },
    paradrop: areas(authored.paradrop, 'paradrop'),
    smoke: bySide(authored.smoke, 'smoke', (side, { uses }) => ({ side, uses })),
    airfield: areas(authored.airfield, 'airfield'),
    trains: bySide(authored.trains, 'trains', (side, { stations }, one) => ({
      side,
      stations: readers.hexes(stations, below(one, 'stations')),
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
