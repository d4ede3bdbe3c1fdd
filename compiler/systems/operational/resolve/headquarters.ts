/** Reads headquarters, force pools, assets and cards. */

import { branches } from '../../../../engine/systems/operational/rules.ts'
import type { Headquarters, PoolItem } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { below, type Path, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { listed, readId, reportTwice } from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
import type { HeadquartersEntry, PoolItemEntry } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

/** The items of a force pool besides specialists. operational.G1 */
const components = ['infantry', 'armour']

/** A headquarters with what its kind says where its author says nothing. operational.F1, F6 */
export const readHeadquarters = (
  authored: HeadquartersEntry,
  side: Side,
  readers: Readers,
  tables: SystemTables,
  place: Place,
): Headquarters | undefined => {
  const { id, name, arrives } = authored
  const { report } = readers
  const kind = readers.id('profile', authored.profile, place, 'profile')
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
  const hex = authored.hex === undefined ? undefined : readers.space(authored.hex, place, 'hex')
  const pool = readPool(authored.pool, readers, tables, below(place, 'pool'))
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
    levels: authored.levels === undefined ? profile.levels : { ...profile.levels, ...authored.levels },
    experience: authored.experience ?? 0,
    pool,
  }
}

/** Checks the upper limits of a headquarters. */
const checkLimits = (authored: HeadquartersEntry, { limits }: SystemTables, place: Place, report: Report): void => {
  if (limits === undefined) return
  const atMost = (value: number | undefined, most: number, ...field: Path): void => {
    if (value === undefined || value <= most) return
    const at = below(place, ...field)
    report.error('value-range', at, `${authored.name} has ${value}; a headquarters has at most ${most}.`)
  }
  atMost(authored.commandPoints, limits.mostCommandPoints, 'commandPoints')
  atMost(authored.trucks, limits.mostTrucks, 'trucks')
  if (authored.levels === undefined) return
  for (const branch of branches) atMost(authored.levels[branch], limits.mostLevel, 'levels', branch)
}

/** Components and specialists of nations that there are. */
export const readPool = (
  list: readonly PoolItemEntry[] | undefined,
  readers: Readers,
  { known }: SystemTables,
  place: Place,
): readonly PoolItem[] => {
  if (list === undefined || list.length === 0) return []
  const things = known.specialist && [...components, ...known.specialist]
  const items = listed(list, place, ({ item, nation, count }, at): PoolItem => {
    return {
      item: readId(item, things, 'specialist-unknown', 'component or specialist', at, readers.report, 'item'),
      nation: readers.id('nation', nation, at, 'nation'),
      count,
    }
  })
  reportTwice(items, ({ item, nation }) => `${nation} ${item}`, readers.report)
  return items.values
}
