/** Reads headquarters, force pools, assets and cards. */
import type { Side } from '../../../../engine/game.ts'
import type { Grid } from '../../../../engine/hex.ts'
import { branches } from '../../../../engine/systems/operational/commandRules.ts'
import type { Headquarters, PoolItem } from '../../../../engine/systems/operational/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readHex } from '../../../resolve/hexes.ts'
import { checkKnown, placed, reportTwice, valuesOf } from '../../../resolve/read.ts'
import type { HeadquartersEntry, PoolItemEntry } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

/** What a force pool holds besides specialists. operational.G1 */
const components = ['infantry', 'armour']

/** A headquarters with what its kind says where its author says nothing. operational.F1, F6 */
export const readHeadquarters = (
  authored: HeadquartersEntry,
  side: Side,
  grid: Grid,
  tables: SystemTables,
  place: Place,
  report: Report,
): Headquarters | undefined => {
  const { id, name, profile: kind, arrives } = authored
  checkKnown(kind, tables.knownProfiles, 'profile-unknown', 'kind of headquarters', place, report, 'profile')
  if (authored.hex === undefined && arrives === undefined) {
    report.error('field-missing', place, `The headquarters ${name} has neither "hex" nor "arrives".`, {
      hint: 'It stands at a "hex" from the start, or "arrives" in a turn at a railway or port source.',
    })
  }
  if (authored.hex !== undefined && arrives !== undefined) {
    report.error('field-conflict', below(place, 'arrives'), `The headquarters ${name} has both "hex" and "arrives".`, {
      hint: 'It stands on the map from the start, or arrives later.',
    })
  }
  const hex = authored.hex === undefined ? undefined : readHex(grid, authored.hex, place, report, 'hex')
  const pool = readPool(authored.pool, tables, below(place, 'pool'), report)
  checkLimits(authored, tables, place, report)
  if (!Object.hasOwn(tables.profiles, kind)) return undefined
  const profile = tables.profiles[kind]
  return {
    id,
    name,
    side,
    profile: kind,
    ...(hex !== undefined && { hex }),
    ...(arrives !== undefined && { arrives }),
    commandPoints: authored.commandPoints ?? profile.commandPoints,
    trucks: authored.trucks ?? profile.trucks,
    levels: { ...profile.levels, ...authored.levels },
    experience: authored.experience ?? 0,
    pool,
  }
}

/** What no headquarters can have more of. */
const checkLimits = (authored: HeadquartersEntry, { limits }: SystemTables, place: Place, report: Report): void => {
  if (limits === undefined) return
  const atMost = (value: number | undefined, most: number, at: Place): void => {
    if (value === undefined || value <= most) return
    report.error('value-range', at, `${authored.name} has ${value}; a headquarters has at most ${most}.`)
  }
  atMost(authored.commandPoints, limits.mostCommandPoints, below(place, 'commandPoints'))
  atMost(authored.trucks, limits.mostTrucks, below(place, 'trucks'))
  for (const branch of branches) atMost(authored.levels?.[branch], limits.mostLevel, below(place, 'levels', branch))
}

/** Components and specialists of nations that there are. */
export const readPool = (
  list: readonly PoolItemEntry[] | undefined,
  tables: SystemTables,
  place: Place,
  report: Report,
): PoolItem[] => {
  const items = placed(list, place, ({ item, nation, count }, at): PoolItem => {
    const known = tables.knownSpecialists && [...components, ...tables.knownSpecialists]
    checkKnown(item, known, 'specialist-unknown', 'component or specialist', at, report, 'item')
    checkKnown(nation, tables.knownNations, 'nation-unknown', 'nation', at, report, 'nation')
    return { item, nation, count }
  })
  reportTwice(items, ({ item, nation }) => `${nation} ${item}`, report)
  return valuesOf(items)
}
