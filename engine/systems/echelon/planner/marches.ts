/**
 * Where the enemy can march in his next turn, past all that stands in his way, and what of a side's own stands open to him then: now, and
 * when one of its units goes elsewhere. So a unit of the line is worth what the enemy would gain if it left.
 */
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { Services } from '../services.ts'
import type { Position } from '../types.ts'
import { exerts, isCombatUnit } from '../units.ts'
import type { Ground } from './ground.ts'
import { block, makeWalks, type Party, partiesOf, type Walk } from './walks.ts'

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
  /** What he could get at in two turns, the second one at half its worth, if all left a hex. */
  behind(prizes: readonly Prize[], hex: Hex): number
  /**
   * What he could get at if a unit went to a hex, and with it those who stand with it and are free to go.
   * @param stays whether one of its comrades stays where it is
   */
  openWith(prizes: readonly Prize[], unit: number, to: Hex, stays: (other: number) => boolean): number
}

/** Makes a side's view of the enemy's marches; what it measures in lasts for a game, and walks that nothing has changed are kept. */
export const makeMarches = ({ table, stacks, zones }: Services, ground: Ground) => {
  const { around, march, look, walkOf } = makeWalks(table, ground)

  return (state: Position, side: Side, strengthOf: (unit: number) => number): Marches => {
    const held = stacks.held(state, side).slice()
    const zone = zones.of(state, side).slice()
    const blocksOf = (heldNow: Uint8Array, zoneNow: Uint8Array): Uint8Array => {
      const found = new Uint8Array(table.size)
      for (let hex = 0; hex < table.size; hex++)
        found[hex] = (heldNow[hex] > 0 ? block.held : 0) | (zoneNow[hex] > 0 ? block.zone : 0)
      return found
    }
    const blocks = blocksOf(held, zone)
    look(blocks)
    const parties = [...partiesOf(table, state, otherSide(side), strengthOf)].map(
      ([key, party]) => [party, walkOf(key, party, blocks)] as const,
    )
    const threats = new Int32Array(table.size)
    const raids = new Int32Array(table.size)
    for (const [{ attack }, { region, isLikely }] of parties)
      for (let at = 0; at < region.length; at++) {
        raids[region[at]] += attack
        if (isLikely[at]) threats[region[at]] += attack
      }
    const isFighter = (unit: number): boolean =>
      table.side[unit] === side && isCombatUnit(table, unit) && !table.profiles[unit].isArtillery

    const openTo = (
      prizes: readonly Prize[],
      reachedBy: (party: Party, walk: Walk) => Uint8Array,
      fights: (hex: Hex) => boolean,
      isHeld: (hex: Hex) => boolean,
    ): number => {
      let sum = 0
      for (const { hex, worth, needsFighters } of prizes) {
        if (needsFighters ? fights(hex) : isHeld(hex)) continue
        const isReached = parties.some(([party, walk]) => {
          const reached = reachedBy(party, walk)
          return needsFighters ? around[hex].some((next) => reached[next] > 0) : reached[hex] > 0
        })
        if (isReached) sum += worth
      }
      return sum
    }
    /** Takes a unit away from a hex, or puts it there. */
    const shift = (heldNow: Uint8Array, zoneNow: Uint8Array, unit: number, hex: Hex, by: number): void => {
      heldNow[hex] = Math.max(0, heldNow[hex] + by)
      if (exerts(table, state, unit)) for (const next of around[hex]) zoneNow[next] = Math.max(0, zoneNow[next] + by)
    }

    return {
      threatTo: (hex) => threats[hex],
      raidTo: (hex) => raids[hex],
      open: (prizes) =>
        openTo(
          prizes,
          (_, { reached }) => reached,
          (hex) => stacks.at(state, hex).some(isFighter),
          (hex) => held[hex] > 0,
        ),
      behind(prizes, hex) {
        const [heldNow, zoneNow] = [held.slice(), zone.slice()]
        for (const one of stacks.at(state, hex)) shift(heldNow, zoneNow, one, hex, -1)
        const blocksNow = blocksOf(heldNow, zoneNow)
        const worths = new Map<Hex, number>()
        for (const [party, { mask }] of parties) {
          if (mask[hex] === 0) continue
          const { cost } = march(party, blocksNow, 2)
          for (const { hex: at, worth, needsFighters } of prizes)
            if (!needsFighters && heldNow[at] === 0 && cost[at] <= 2 * party.move)
              worths.set(at, Math.max(worths.get(at) ?? 0, cost[at] <= party.move ? worth : Math.floor(worth / 2)))
        }
        return [...worths.values()].reduce((sum, worth) => sum + worth, 0)
      },
      openWith(prizes, unit, to, stays) {
        const from = state.hex[unit]
        const gone = stacks.at(state, from).filter((one) => one === unit || !stays(one))
        const [heldNow, zoneNow] = [held.slice(), zone.slice()]
        for (const one of gone) shift(heldNow, zoneNow, one, from, -1)
        shift(heldNow, zoneNow, unit, to, 1)
        const blocksNow = blocksOf(heldNow, zoneNow)
        const anew = new Map<Party, Uint8Array>()
        const reachedAnew = (party: Party): Uint8Array => {
          const reached = anew.get(party) ?? new Uint8Array(table.size)
          if (!anew.has(party)) for (const space of march(party, blocksNow).spaces) reached[space] = 1
          anew.set(party, reached)
          return reached
        }
        return openTo(
          prizes,
          (party, { reached, mask }) => (mask[from] + mask[to] > 0 ? reachedAnew(party) : reached),
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
