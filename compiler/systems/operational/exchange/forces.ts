/** Units and headquarters of a position as entries of a `scenario.yaml`. */

import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { branches } from '../../../../engine/systems/operational/rules.ts'
import { destroyed, dump, enRoute, type OperationalState } from '../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Clock } from '../../../exchange/position.ts'
import { hexName, type WritableEntry } from '../../../exchange/writeYaml.ts'

type State = Readonly<OperationalState>

export interface Forces {
  readonly units: readonly WritableEntry[]
  readonly headquarters: readonly WritableEntry[]
}

/** The id that a unit has in the new scenario; none for those that are left out. */
export type IdOf = (unit: number) => string | undefined

/** Most of what the schema takes. */
const most = { unsupplied: 20, experience: 1000, staffExperience: 2000, pool: 99 }

/** Units that are left: on the map, on their way, or in reserve for a card in hand. Units formed in play get an id of their own. */
export const idsOf = ({ scenario, table }: OperationalGame, state: State): IdOf => {
  const taken = new Set(scenario.units.flatMap(({ id, reserve }) => (reserve === 'security' ? [] : [id])))
  const called = new Set(
    table.cards.flatMap(({ unit }, card) => (unit !== undefined && state.card[card] === 1 ? [unit] : [])),
  )
  const ids = scenario.units.map(({ id, reserve }, unit): string | undefined => {
    const hex = state.hex[unit]
    if (hex === destroyed) return undefined
    if (reserve === undefined || (reserve === 'card' && hex > 0)) return id
    if (hex <= 0) return reserve === 'card' && called.has(unit) ? id : undefined
    let free = `${id}-formed`
    for (let number = 2; taken.has(free); number++) free = `${id}-formed-${number}`
    taken.add(free)
    return free
  })
  return (unit) => ids[unit]
}

export const forcesOf = (game: OperationalGame, state: State, side: Side, clock: Clock, idOf: IdOf): Forces => ({
  units: game.table.unitsOf[side].flatMap((unit) => {
    const id = idOf(unit)
    return id === undefined ? [] : [unitOf(game, state, unit, id, clock)]
  }),
  headquarters: game.table.hqsOf[side].flatMap((hq) =>
    state.hqHex[hq] === destroyed ? [] : [staffOf(game, state, hq, clock)],
  ),
})

const unitOf = (
  { scenario, table }: OperationalGame,
  state: State,
  unit: number,
  id: string,
  clock: Clock,
): WritableEntry => {
  const { name, type, side, formation, arrives, reserve } = scenario.units[unit]
  const hex = state.hex[unit]
  const hq = table.hqOf[unit]
  const own = state.specialist.subarray(unit * table.slots, (unit + 1) * table.slots)
  const specialists = [...own].flatMap((one) => (one === 0 ? [] : [table.specialistIds[one - 1]]))
  return {
    id,
    name,
    formation,
    type,
    hex: hex > 0 ? hexName(scenario.map, hex) : undefined,
    steps: state.active[unit] + state.suppressed[unit],
    suppressed: state.suppressed[unit] || undefined,
    experience: Math.min(most.experience, state.experience[unit]),
    entrenchment: state.entrenchment[unit] || undefined,
    unsupplied: Math.min(most.unsupplied, state.unsupplied[unit]) || undefined,
    arrives:
      hex === enRoute && arrives !== undefined
        ? {
            turn: Math.max(1, clock.turnOf(side, arrives.turn + state.delayed[unit])),
            hexes: arrives.hexes.length > 0 ? arrives.hexes.map((one) => hexName(scenario.map, one)) : undefined,
            by: arrives.by === 'land' ? undefined : arrives.by,
          }
        : undefined,
    headquarters: hq >= 0 && state.hqHex[hq] !== destroyed ? scenario.headquarters[hq].id : undefined,
    specialists: specialists.length > 0 ? specialists : undefined,
    reserve: reserve === 'card' && hex <= 0 ? true : undefined,
    dump: state.dump[unit] === dump.none ? undefined : true,
  }
}

const staffOf = (game: OperationalGame, state: State, hq: number, clock: Clock): WritableEntry => {
  const { scenario } = game
  const { id, name, profile, side } = scenario.headquarters[hq]
  const hex = state.hqHex[hq]
  const pool = poolOf(game, (item) => {
    const at = hq * game.table.items.length + item
    return state.pool[at] + state.poolNext[at] + state.poolLater[at]
  })
  return {
    id,
    name,
    profile,
    hex: hex > 0 ? hexName(scenario.map, hex) : undefined,
    arrives: hex > 0 ? undefined : Math.max(1, clock.turnOf(side, state.hqFrom[hq])),
    commandPoints: Math.max(1, state.hqCommand[hq]),
    trucks: Math.max(1, state.hqTrucks[hq]),
    levels: Object.fromEntries(branches.map((branch, index) => [branch, state.hqLevel[hq * branches.length + index]])),
    experience: Math.min(most.staffExperience, state.hqExperience[hq]) || undefined,
    pool: pool.length > 0 ? pool : undefined,
  }
}

/** Returns the contents of a pool or a store, by the number of each item. operational.G1 */
export const poolOf = ({ table }: OperationalGame, countOf: (item: number) => number): WritableEntry[] =>
  table.items.flatMap(({ kind, nation, specialist }, index) => {
    const count = Math.min(most.pool, countOf(index))
    return count === 0 ? [] : [{ item: kind === 'specialist' ? table.specialistIds[specialist] : kind, nation, count }]
  })
