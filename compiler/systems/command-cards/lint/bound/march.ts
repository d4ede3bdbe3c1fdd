/**
 * In how many rounds a side's units are where at the latest, if they are ordered in each: a hex a round over plain ground, as its
 * author drew it. No game is opened. A bound may prove that a hex is reached, never that it is not.
 */
import type { Board } from '../../../../../engine/board.ts'
import type { Side } from '../../../../../engine/game.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { type GroundRules, type Kind, kinds } from '../../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'
import { boardOf } from '../../../../lint/boards.ts'
import { lastOf, lastOfSide } from '../../../../lint/lastOf.ts'

/** A hex that the bound knows no way to. */
export const never = 255

const march = (scenario: CommandCardsScenario, side: Side): Uint8Array => {
  const { map, units } = scenario
  const board = boardOf(map)
  const plain = plainOf(scenario)
  const rounds = new Uint8Array(board.size).fill(never)
  for (let kind = 0; kind < kinds.length; kind++) {
    const starts: Hex[] = []
    // Who stands in works may have been built in.
    for (const { hex, side: of, type } of units)
      if (of === side && hex !== undefined && (plain[hex] & (1 << kind)) !== 0 && walks(scenario, type, kinds[kind]))
        starts.push(hex)
    if (starts.length > 0) spread(board, starts, plain, 1 << kind, rounds)
  }
  // Whoever cannot walk is where it stands all the same.
  for (const { hex, side: of } of units) if (of === side && hex !== undefined) rounds[hex] = 1
  return rounds
}

/** By hex: the round in which some unit of the side can stand there at the latest; `never` where that is not known. command-cards.C4-C9 */
export const sureRounds = lastOfSide(march)

/** Whether it is certain that a unit can go on from a hex. False says nothing. */
export const surelyLeaves = (scenario: CommandCardsScenario, unit: number, hex: Hex): boolean => {
  const { map, units, rules } = scenario
  const { kind } = rules.unitTypes[units[unit].type]
  if (!walks(scenario, units[unit].type, kind)) return false
  const { neighbours } = boardOf(map)
  const plain = plainOf(scenario)
  const bit = 1 << kinds.indexOf(kind)
  if ((plain[hex] & bit) === 0) return false
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) if ((plain[neighbours[edge]] & bit) !== 0) return true
  return false
}

/** Whether a unit is of a kind and can be told to go a hex, over land. */
const walks = ({ rules }: CommandCardsScenario, type: string, kind: Kind): boolean => {
  const { kind: own, ship, train, moves } = rules.unitTypes[type]
  return own === kind && !ship && !train && moves > 0
}

/** Goes out from some hexes over those that are plain for a kind, a hex a round. */
const spread = (board: Board, front: Hex[], plain: Uint8Array, kind: number, rounds: Uint8Array): void => {
  /** By hex: one more than the round in which it is reached. */
  const seen = new Uint8Array(board.size)
  for (const hex of front) seen[hex] = 1
  for (const hex of front) {
    const round = seen[hex]
    if (round === never) return
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const to = board.neighbours[edge]
      if (seen[to] !== 0 || (plain[to] & kind) === 0) continue
      seen[to] = round + 1
      if (round < rounds[to]) rounds[to] = round
      front.push(to)
    }
  }
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
