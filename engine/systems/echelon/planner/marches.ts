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
  /** True if only a combat unit in its hex protects it; if false, any unit there does. */
  readonly needsFighters: boolean
}

export interface Marches {
  /** Attack points, in tenths, that are likely to come to a hex or beside it. */
  threatTo(hex: Hex): number
  /** All that could come there, if the enemy wanted nothing else. */
  raidTo(hex: Hex): number
  /** Returns the worth of prizes open to the enemy. */
  open(prizes: readonly Prize[]): number
  /** Returns the worth of prizes open to the enemy in two turns, the second one at half its worth, if all left a hex. */
  behind(prizes: readonly Prize[], hex: Hex): number
  /**
   * Returns the worth of prizes open to the enemy if a unit went to a hex, and with it the units that stand with it and are free to go.
   * @param stays true for comrades that stay where they are
   */
  openWith(prizes: readonly Prize[], unit: number, to: Hex, stays: (other: number) => boolean): number
}

/** Makes a side's view of the enemy's marches; what it measures in lasts for a game, and walks that nothing has changed are kept. */
export const makeMarches = ({ table, stacks, zones }: Services, ground: Ground) => {
  const { around, march, look, walkOf } = makeWalks(table, ground)

  return (state: Position, side: Side, strengthOf: (unit: number) => number): Marches => {
    const held = stacks.held(state, side).slice()
    const zone = zones.of(state, side).slice()
    const blocks = held.map((_, hex) => blockIn(held, zone, hex))
    look(blocks)
    const parties = [...partiesOf(table, state, otherSide(side), strengthOf)].map(
      ([key, party]) => [party, walkOf(key, party, blocks)] as const,
    )
    const threats = new Int32Array(table.size)
    const raids = new Int32Array(table.size)
    for (const [{ attack }, { region, likely }] of parties) {
      for (const hex of region) raids[hex] += attack
      for (const hex of likely) threats[hex] += attack
    }
    const isFighter = (unit: number): boolean =>
      table.side[unit] === side && isCombatUnit(table, unit) && !table.profiles[unit].isArtillery

    const openTo = (
      prizes: readonly Prize[],
      comesTo: (party: Party, walk: Walk, hexes: readonly Hex[]) => boolean,
      fights: (hex: Hex) => boolean,
      isHeld: (hex: Hex) => boolean,
    ): number => {
      let sum = 0
      for (const { hex, worth, needsFighters } of prizes) {
        if (needsFighters ? fights(hex) : isHeld(hex)) continue
        const hexes = needsFighters ? around[hex] : [hex]
        if (parties.some(([party, walk]) => comesTo(party, walk, hexes))) sum += worth
      }
      return sum
    }
    const isIn = (reached: Uint8Array, hexes: readonly Hex[]): boolean => hexes.some((hex) => reached[hex] > 0)
    const standing: Standing = { held, zone, blocks }
    const shifted = (shifts: readonly Shift[]): Shifted =>
      shift(standing, shifts, around, (unit) => exerts(table, state, unit))

    return {
      threatTo: (hex) => threats[hex],
      raidTo: (hex) => raids[hex],
      open: (prizes) =>
        openTo(
          prizes,
          (_, { reached }, hexes) => isIn(reached, hexes),
          (hex) => stacks.at(state, hex).some(isFighter),
          (hex) => held[hex] > 0,
        ),
      behind(prizes, hex) {
        const { heldNow, blocksNow } = shifted(stacks.at(state, hex).map((unit) => ({ unit, hex, by: -1 })))
        const open = prizes.filter((prize) => !prize.needsFighters && heldNow[prize.hex] === 0)
        const worths = new Map<Hex, number>()
        for (const [party, { mask, field }] of parties) {
          if (mask[hex] === 0 || !open.some((prize) => field[prize.hex] <= 2 * party.move)) continue
          const { cost } = march(party, blocksNow, 2)
          for (const { hex: at, worth } of open)
            if (cost[at] <= 2 * party.move)
              worths.set(at, Math.max(worths.get(at) ?? 0, cost[at] <= party.move ? worth : Math.floor(worth / 2)))
        }
        return [...worths.values()].reduce((sum, worth) => sum + worth, 0)
      },
      openWith(prizes, unit, to, stays) {
        const from = state.hex[unit]
        const gone = stacks.at(state, from).filter((one) => one === unit || !stays(one))
        const { heldNow, blocksNow, changed } = shifted([
          ...gone.map((one) => ({ unit: one, hex: from, by: -1 })),
          { unit, hex: to, by: 1 },
        ])
        const anew = new Map<Party, Uint8Array>()
        const reachedAnew = (party: Party): Uint8Array => {
          const reached = anew.get(party) ?? new Uint8Array(table.size)
          if (!anew.has(party)) for (const space of march(party, blocksNow).spaces) reached[space] = 1
          anew.set(party, reached)
          return reached
        }
        return openTo(
          prizes,
          (party, { reached, mask, field }, hexes) =>
            mask[from] + mask[to] === 0 || !isIn(mask, changed)
              ? isIn(reached, hexes)
              : hexes.some((hex) => field[hex] <= party.move) && isIn(reachedAnew(party), hexes),
          (hex) =>
            (hex === to && isFighter(unit)) ||
            stacks.at(state, hex).some((one) => isFighter(one) && !(hex === from && gone.includes(one))),
          (hex) => heldNow[hex] > 0,
        )
      },
    }
  }
}

/** By hex: how many units of a side stand there, how many have it in their zone, and what stands in the way there for the enemy. */
interface Standing {
  readonly held: Uint8Array
  readonly zone: Uint8Array
  readonly blocks: Uint8Array
}

const blockIn = (held: Uint8Array, zone: Uint8Array, hex: Hex): number =>
  (held[hex] > 0 ? block.held : 0) | (zone[hex] > 0 ? block.zone : 0)

/** A unit that leaves a hex, or comes to it. */
interface Shift {
  readonly unit: number
  readonly hex: Hex
  /** 1 when it comes, -1 when it leaves. */
  readonly by: number
}

/** The units and obstacles by hex after some units have moved, and the hexes in which they changed. */
interface Shifted {
  readonly heldNow: Uint8Array
  readonly blocksNow: Uint8Array
  readonly changed: readonly Hex[]
}

const shift = (
  { held, zone, blocks }: Standing,
  shifts: readonly Shift[],
  around: readonly (readonly Hex[])[],
  hasZone: (unit: number) => boolean,
): Shifted => {
  const [heldNow, zoneNow, blocksNow] = [held.slice(), zone.slice(), blocks.slice()]
  for (const { unit, hex, by } of shifts) {
    heldNow[hex] = Math.max(0, heldNow[hex] + by)
    if (hasZone(unit)) for (const next of around[hex]) zoneNow[next] = Math.max(0, zoneNow[next] + by)
  }
  const changed = new Set<Hex>()
  for (const { hex } of shifts)
    for (const next of [hex, ...around[hex]]) {
      blocksNow[next] = blockIn(heldNow, zoneNow, next)
      if (blocksNow[next] !== blocks[next]) changed.add(next)
    }
  return { heldNow, blocksNow, changed: [...changed] }
}

export type MakeMarches = ReturnType<typeof makeMarches>
