/** Hexes that units must not enter of their own will: far from home, or in a climate that is not theirs. echelon.28, 29e, 47 */
import { around, type HexBoard } from '../../board.ts'
import { countSteps, unreached } from '../../flood.ts'
import type { Profile } from './profiles.ts'
import type { EchelonScenario } from './scenario.ts'

/** By unit: 1 for each hex that it keeps out of; undefined where it may go anywhere. */
export const barredHexes = (
  { map, units, sides, rules }: EchelonScenario,
  board: HexBoard,
  profiles: readonly Profile[],
): readonly (Uint8Array | undefined)[] => {
  const { district, reserveFromHome, arcticZones } = rules.movement
  const arctic = map.zone.map((zone) => (arcticZones.includes(map.zones[zone]) ? 1 : 0))
  const beyond = (starts: readonly number[], most: number): Uint8Array =>
    Uint8Array.from(countSteps(board, starts, most), (steps) => (steps === unreached ? 1 : 0))
  const homeOf = (side: number): number[] =>
    [...board.spaces].filter((hex) => sides[side].home.includes(map.countries[map.country[hex]]))
  /** Within a district of home: its own districts and those that touch it; without districts so many hexes. echelon.28 */
  const beyondDistrict = (home: readonly number[]): Uint8Array => {
    if (!map.district.some(Boolean)) return beyond(home, district)
    const near = new Set(home.flatMap((one) => [one, ...around(board, one)]))
    const districts = new Set([...near].map((one) => map.district[one]).filter(Boolean))
    return Uint8Array.from(map.district, (one, hex) => (districts.has(one) || home.includes(hex) ? 0 : 1))
  }
  const homes = [0, 1].map(homeOf)
  return units.map(({ hex, entry, side }, unit) => {
    const { abilities } = profiles[unit]
    const start = hex ?? entry ?? 0
    const home = homes[side]
    // Joined symbols are barred by all that bars one of them. echelon.2
    const bars: Uint8Array[] = []
    if (abilities.has('border-guard') && start > 0) bars.push(beyondDistrict(home.length > 0 ? home : [start]))
    if (abilities.has('reserve')) bars.push(beyond(home, reserveFromHome))
    if ((abilities.has('cavalry') || abilities.has('camel')) && arctic.some(Boolean)) bars.push(Uint8Array.from(arctic))
    return bars.length < 2 ? bars[0] : bars[0].map((one, at) => (bars.some((bar) => bar[at]) ? 1 : one))
  })
}
