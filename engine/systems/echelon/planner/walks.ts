/** Where enemies march in a turn or two, past what stands in their way. */
import { type Flood, makeFlooding, unreached } from '../../../flood.ts'
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { hexesAround, type Table } from '../table.ts'
import { type Position, supply } from '../types.ts'
import { can, faceOf, isCombatUnit } from '../units.ts'
import { type Gait, type Ground, gaitOf } from './ground.ts'

/** Where those go who march alike from a hex, as long as what stands in their way stays. */
export interface Walk {
  /** By hex: 1 where they come to. */
  readonly reached: Uint8Array
  /** Those hexes and all beside them, those of them that are likely, and what stood in them. */
  readonly region: readonly Hex[]
  readonly likely: readonly Hex[]
  readonly blocks: Uint8Array
  /** By hex: 1 in the region. */
  readonly mask: Uint8Array
  /** By hex: what it would cost to come there if nothing stood in the way, as far as two turns go. */
  readonly field: Uint16Array
}

/** Enemies in a hex that march alike. */
export interface Party {
  readonly hex: Hex
  readonly gait: Gait
  readonly move: number
  /** Hexes that it makes where the enemy stands about: it cannot be everywhere that it could march to. */
  readonly stride: number
  /** Zones do not hold it up. */
  readonly isFree: boolean
  attack: number
}

/** The obstacles in a hex. */
export const block = { held: 1, zone: 2 } as const

/** Makes the measure of walks: its memory lasts for a game, and unchanged walks are kept. */
export const makeWalks = (table: Table, ground: Ground) => {
  const flood = makeFlooding(table.board)
  const { neighbours } = table.board
  const { zone: costs } = table.scenario.rules.movement
  const around = Array.from({ length: table.size }, (_, hex) => hexesAround(table, hex))
  const walks = new Map<string, Walk>()
  const nothing = new Uint8Array(table.size)

  const march = ({ hex, gait, move, isFree }: Party, blocks: Uint8Array, turns = 1): Flood => {
    const steps = ground.steps[gait]
    const leaving = gait === 'motor' ? costs.out : costs.outOnFoot
    return flood(
      [hex],
      (edge, spent, from) => {
        const into = blocks[neighbours[edge]]
        if (into & block.held || steps[edge] === unreached) return unreached
        const cost = isFree
          ? steps[edge]
          : steps[edge] + (blocks[from] & block.zone ? leaving : 0) + (into & block.zone ? costs.into : 0)
        // Who has spent nothing may always go one hex.
        return spent === 0 ? Math.min(move, cost) : cost
      },
      turns * move,
    )
  }

  const isSame = ({ region, blocks }: Walk, now: Uint8Array): boolean => {
    for (let at = 0; at < region.length; at++) if (blocks[at] !== now[region[at]]) return false
    return true
  }
  /** The obstacles when walks were asked for last, and the walks found for them. */
  const latest = new Uint8Array(table.size)
  const checked = new Set<Walk>()
  const look = (blocks: Uint8Array): void => {
    const changed: Hex[] = []
    for (let hex = 0; hex < latest.length; hex++) if (blocks[hex] !== latest[hex]) changed.push(hex)
    latest.set(blocks)
    for (const walk of checked) if (changed.some((hex) => walk.mask[hex] > 0)) checked.delete(walk)
  }

  /** @param blocks those that were looked at last */
  const walkOf = (key: string, party: Party, blocks: Uint8Array): Walk => {
    const known = walks.get(key)
    if (known !== undefined && (checked.has(known) || isSame(known, blocks))) {
      checked.add(known)
      return known
    }
    const { spaces } = march(party, blocks)
    const [reached, mask] = [new Uint8Array(table.size), new Uint8Array(table.size)]
    const region: Hex[] = []
    const add = (hex: Hex): void => {
      if (mask[hex] === 0) region.push(hex)
      mask[hex] = 1
    }
    for (const space of spaces) {
      reached[space] = 1
      add(space)
      for (const next of around[space]) add(next)
    }
    const likely = region.filter((hex) => table.board.distance(hex, party.hex) <= party.stride + 1)
    const field = known?.field ?? march(party, nothing, 2).cost.slice()
    const walk = { reached, region, likely, blocks: Uint8Array.from(region, (hex) => blocks[hex]), mask, field }
    walks.set(key, walk)
    return walk
  }

  return { around, march, look, walkOf }
}

/** The enemies of a position, by where they are and how they march. */
export const partiesOf = (
  table: Table,
  state: Position,
  side: Side,
  strengthOf: (unit: number) => number,
): ReadonlyMap<string, Party> => {
  const parties = new Map<string, Party>()
  for (const unit of table.unitsOf[side]) {
    const hex = state.hex[unit]
    if (hex <= 0 || !isCombatUnit(table, unit) || table.terrains[table.terrain[hex]].isSea) continue
    const gait = gaitOf(table, unit)
    const printed = faceOf(table, state, unit).move
    const move = state.supply[unit] >= supply.none ? Math.ceil(printed / 2) : printed
    const isFree = can(table, state, unit, 'partisan')
    const key = `${hex} ${gait} ${printed} ${move} ${isFree}`
    const party = parties.get(key) ?? {
      hex,
      gait,
      move,
      stride: Math.max(1, Math.floor(printed / 3)),
      isFree,
      attack: 0,
    }
    party.attack += strengthOf(unit)
    parties.set(key, party)
  }
  return parties
}
