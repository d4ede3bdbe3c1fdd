/**
 * In how many rounds a side's units are where at the latest, if they are ordered in each: a hex a round over plain ground, as its
 * author drew it. No game is opened. A bound may prove that a hex is reached, never that it is not.
 */
import type { Board } from '../../../../../engine/board.ts'
import type { Side } from '../../../../../engine/game.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { type GroundRules, kinds, type UnitTypeRules } from '../../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'
import { boardOf } from '../../../../lint/boards.ts'
import { lastOf } from '../../../../lint/lastOf.ts'
import { musterOf, standsOn, walkersOn, walks } from '../muster.ts'

/** A hex that the bound knows no way to. */
export const never = 255

/** By hex: the kinds that have been asked for there. Kept between questions, none of which lasts. */
let asked = new Uint8Array(0)

/**
 * The round in which some unit of the side can stand in a hex at the latest; `never` where that is not known. Goes back from the
 * hex, for most have somebody near. command-cards.C4-C9
 */
export const sureRound = (scenario: CommandCardsScenario, side: Side, hex: Hex): number => {
  const muster = musterOf(scenario)
  // Whoever cannot walk is where it stands all the same.
  if (standsOn(muster, side, hex)) return 1
  const { neighbours, size } = boardOf(scenario.map)
  const plain = plainOf(scenario)
  if (asked.length < size) asked = new Uint8Array(size)
  asked.fill(0)
  asked[hex] = plain[hex]
  /** Hexes from which the next ones are asked, and the kinds that go on there. */
  const front = [hex]
  const going = [plain[hex]]
  for (let round = 1, at = 0; round < never && at < front.length; round++) {
    for (const end = front.length; at < end; at++) {
      const to = front[at]
      for (let edge = to * 6; edge < to * 6 + 6; edge++) {
        const from = neighbours[edge]
        const bits = going[at] & plain[from] & ~asked[from]
        if (bits === 0) continue
        // Who stands in works may have been built in: where a unit begins must be plain as well.
        if ((walkersOn(muster, side, from) & bits) !== 0) return round
        asked[from] |= bits
        front.push(from)
        going.push(bits)
      }
    }
  }
  return never
}

/** Whether it is certain that ground is open to a unit, and that it can go on from there. False says nothing. */
export const surelyLeaves = (scenario: CommandCardsScenario, unit: number, hex: Hex): boolean =>
  leaves(musterOf(scenario).types[unit], hex, plainOf(scenario), boardOf(scenario.map))

/** The same of each unit where it stands. */
export const allSurelyLeave = lastOf((scenario: CommandCardsScenario): boolean => {
  const { types } = musterOf(scenario)
  const plain = plainOf(scenario)
  const board = boardOf(scenario.map)
  return scenario.units.every(({ hex }, unit) => hex === undefined || leaves(types[unit], hex, plain, board))
})

const leaves = (type: UnitTypeRules, hex: Hex, plain: Uint8Array, { neighbours }: Board): boolean => {
  const bit = 1 << kinds.indexOf(type.kind)
  if (!walks(type) || (plain[hex] & bit) === 0) return false
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) if ((plain[neighbours[edge]] & bit) !== 0) return true
  return false
}

const plainKinds = new WeakMap<GroundRules, number>()

const plainFor = (ground: GroundRules): number => {
  const made = plainKinds.get(ground)
  if (made !== undefined) return made
  const { openEnds, boats, connects, notFrom, face, climb, closed } = ground
  const isOpen = !(openEnds || boats) && connects === undefined && notFrom.length === 0 && face === undefined
  let bits = 0
  if (isOpen && (climb ?? 1) === 1)
    for (const [index, kind] of kinds.entries()) if (!closed.includes(kind)) bits |= 1 << index
  plainKinds.set(ground, bits)
  return bits
}

/** By hex: bits of the kinds that can always go a hex on there, from whichever side they come. */
const plainOf = lastOf(({ map, rules }: CommandCardsScenario): Uint8Array => {
  const terrains = map.terrainIds.map((id, index) => (index === 0 ? 0 : plainFor(rules.terrain[id])))
  const plain = new Uint8Array(map.terrain.length)
  for (let hex = 0; hex < plain.length; hex++) plain[hex] = terrains[map.terrain[hex]]
  for (const { hex, kind } of map.obstacles) plain[hex] &= plainFor(rules.obstacles[kind])
  return plain
})
