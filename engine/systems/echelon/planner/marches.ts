/**
 * Where the enemy can march in his next turn, past all that stands in his way, and what of a side's own stands open to him then: now, and
 * when one of its units goes elsewhere. So a unit of the line is worth what the enemy would gain if it left.
 */
import { makeFlooding, unreached } from '../../../flood.ts'
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { Services } from '../services.ts'
import { hexesAround } from '../table.ts'
import { type Position, supply } from '../types.ts'
import { can, exerts, faceOf, isCombatUnit } from '../units.ts'
import { type Gait, type Ground, gaitOf } from './ground.ts'

/** Something of a side's own that the enemy wants: a place that he may walk into, or trains and staffs that he may fall upon. */
export interface Prize {
  readonly hex: Hex
  readonly worth: number
  /** It is safe as long as a unit of those that fight on foot or in tanks is there; else as long as anybody is. */
  readonly needsFighters: boolean
}

export interface Marches {
  /** Attack points, in tenths, that are likely to come to a hex or beside it. */
  threatTo(hex: Hex): number
  /** All that could come there, if the enemy wanted nothing else. */
  raidTo(hex: Hex): number
  /** What the enemy can get at of some prizes. */
  open(prizes: readonly Prize[]): number
  /**
   * What he could get at if a unit went to a hex, and with it those who stand with it and are free to go.
   * @param stays whether one of its comrades stays where it is
   */
  openWith(prizes: readonly Prize[], unit: number, to: Hex, stays: (other: number) => boolean): number
}

/** Enemies in a hex that march alike. */
interface Party {
  readonly hex: Hex
  readonly gait: Gait
  readonly move: number
  /** Hexes that it makes where the enemy stands about: it cannot be everywhere that it could march to. */
  readonly stride: number
  /** Zones do not hold it up. */
  readonly isFree: boolean
  attack: number
  spaces: readonly Hex[]
}

/** Makes a side's view of the enemy's marches; what it measures in lasts for a game. */
export const makeMarches = ({ table, stacks, zones }: Services, ground: Ground) => {
  const flood = makeFlooding(table.board)
  const { neighbours } = table.board
  const { zone: costs } = table.scenario.rules.movement
  const around = Array.from({ length: table.size }, (_, hex) => hexesAround(table, hex))

  const march = ({ hex, gait, move, isFree }: Party, held: Uint8Array, zone: Uint8Array): readonly Hex[] => {
    const steps = ground.steps[gait]
    const leaving = gait === 'motor' ? costs.out : costs.outOnFoot
    return flood(
      [hex],
      (edge, spent, from) => {
        const to = neighbours[edge]
        if (held[to] > 0 || steps[edge] === unreached) return unreached
        const cost = steps[edge] + (isFree ? 0 : (zone[from] > 0 ? leaving : 0) + (zone[to] > 0 ? costs.into : 0))
        // Who has spent nothing may always go one hex.
        return spent === 0 ? Math.min(move, cost) : cost
      },
      move,
    ).spaces
  }

  const partiesOf = (
    state: Position,
    side: Side,
    strengthOf: (unit: number) => number,
    held: Uint8Array,
    zone: Uint8Array,
  ): readonly Party[] => {
    const parties = new Map<string, Party>()
    for (const unit of table.unitsOf[side]) {
      const hex = state.hex[unit]
      if (hex <= 0 || !isCombatUnit(table, unit) || table.terrains[table.terrain[hex]].isSea) continue
      const gait = gaitOf(table, unit)
      const printed = faceOf(table, state, unit).move
      const move = state.supply[unit] >= supply.none ? Math.ceil(printed / 2) : printed
      const isFree = can(table, state, unit, 'partisan')
      const key = `${hex} ${gait} ${move} ${isFree}`
      const party = parties.get(key) ?? {
        hex,
        gait,
        move,
        stride: Math.max(1, Math.floor(printed / 3)),
        isFree,
        attack: 0,
        spaces: [],
      }
      party.attack += strengthOf(unit)
      parties.set(key, party)
    }
    const all = [...parties.values()]
    for (const party of all) party.spaces = march(party, held, zone)
    return all
  }

  return (state: Position, side: Side, strengthOf: (unit: number) => number): Marches => {
    const held = Uint8Array.from(stacks.held(state, side))
    const zone = Uint8Array.from(zones.of(state, side))
    const parties = partiesOf(state, otherSide(side), strengthOf, held, zone)
    const threats = new Int32Array(table.size)
    const raids = new Int32Array(table.size)
    /** By hex: parties that come into it or beside it, as a list. */
    const comers = new Map<Hex, Party[]>()
    for (const party of parties)
      for (const hex of new Set(party.spaces.flatMap((space) => [space, ...around[space]]))) {
        raids[hex] += party.attack
        if (table.board.distance(hex, party.hex) <= party.stride + 1) threats[hex] += party.attack
        comers.set(hex, [...(comers.get(hex) ?? []), party])
      }
    const isFighter = (unit: number): boolean =>
      table.side[unit] === side && isCombatUnit(table, unit) && !table.profiles[unit].isArtillery

    const openTo = (
      prizes: readonly Prize[],
      spacesOf: (party: Party) => readonly Hex[],
      fights: (hex: Hex) => boolean,
      isHeld: (hex: Hex) => boolean,
    ): number => {
      let sum = 0
      for (const { hex, worth, needsFighters } of prizes) {
        if (needsFighters ? fights(hex) : isHeld(hex)) continue
        const isReached = parties.some((party) => {
          const spaces = spacesOf(party)
          return needsFighters ? around[hex].some((next) => spaces.includes(next)) : spaces.includes(hex)
        })
        if (isReached) sum += worth
      }
      return sum
    }

    return {
      threatTo: (hex) => threats[hex],
      raidTo: (hex) => raids[hex],
      open: (prizes) =>
        openTo(
          prizes,
          ({ spaces }) => spaces,
          (hex) => stacks.at(state, hex).some(isFighter),
          (hex) => held[hex] > 0,
        ),
      openWith(prizes, unit, to, stays) {
        const from = state.hex[unit]
        const gone = stacks.at(state, from).filter((one) => one === unit || !stays(one))
        const [heldNow, zoneNow] = [held.slice(), zone.slice()]
        const shift = (hex: Hex, one: number, by: number): void => {
          heldNow[hex] = Math.max(0, heldNow[hex] + by)
          if (exerts(table, state, one)) for (const next of around[hex]) zoneNow[next] = Math.max(0, zoneNow[next] + by)
        }
        for (const one of gone) shift(from, one, -1)
        shift(to, unit, 1)
        const touched = new Set([...(comers.get(from) ?? []), ...(comers.get(to) ?? [])])
        const anew = new Map([...touched].map((party) => [party, march(party, heldNow, zoneNow)]))
        return openTo(
          prizes,
          (party) => anew.get(party) ?? party.spaces,
          (hex) =>
            (hex === to && isFighter(unit)) ||
            stacks.at(state, hex).some((one) => isFighter(one) && !(hex === from && gone.includes(one))),
          (hex) => heldNow[hex] > 0,
        )
      },
    }
  }
}

export type MakeMarches = ReturnType<typeof makeMarches>
