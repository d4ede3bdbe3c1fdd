/**
 * In how many rounds a side's units are where at the latest, if they are ordered in each: a hex a round over plain ground, as its
 * author drew it. No game is opened. A bound may prove that a hex is reached, never that it is not.
 */
import { type Board, makeBoard } from '../../../../../engine/board.ts'
import type { Side } from '../../../../../engine/game.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { type GroundRules, type Kind, kinds } from '../../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'

const known = new WeakMap<CommandCardsScenario, [Uint8Array | undefined, Uint8Array | undefined]>()

/** By hex: the round in which some unit of the side can stand there at the latest; `never` where that is not known. command-cards.C4-C9 */
export const sureRounds = (scenario: CommandCardsScenario, side: Side): Uint8Array => {
  const both = known.get(scenario) ?? [undefined, undefined]
  known.set(scenario, both)
  both[side] ??= march(scenario, side)
  return both[side]
}

/** A hex that the bound knows no way to. */
export const never = 255

const march = (scenario: CommandCardsScenario, side: Side): Uint8Array => {
  const { map, units } = scenario
  const board = boardOf(map.width, map.height)
  const rounds = new Uint8Array(board.size).fill(never)
  for (const kind of kinds) {
    const starts = units.flatMap(({ hex, side: of, type }) =>
      of === side && hex !== undefined && walks(scenario, type, kind) ? [hex] : [],
    )
    if (starts.length > 0) spread(board, starts, plainFor(scenario, kind), rounds)
  }
  // Whoever cannot walk is where it stands all the same.
  for (const { hex, side: of } of units) if (of === side && hex !== undefined) rounds[hex] = 1
  return rounds
}

/** Whether it is certain that a unit can go on from a hex. False says nothing. */
export const surelyLeaves = (scenario: CommandCardsScenario, unit: number, hex: Hex): boolean => {
  const { map, units, rules } = scenario
  const { kind } = rules.unitTypes[units[unit].type]
  if (!walks(scenario, units[unit].type, kind)) return false
  const { neighbours } = boardOf(map.width, map.height)
  const isPlain = plainFor(scenario, kind)
  if (!isPlain(hex)) return false
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
    if (neighbours[edge] !== 0 && isPlain(neighbours[edge])) return true
  return false
}

/** Whether a unit is of a kind and can be told to go a hex, over land. */
const walks = ({ rules }: CommandCardsScenario, type: string, kind: Kind): boolean => {
  const { kind: own, ship, train, moves } = rules.unitTypes[type]
  return own === kind && !ship && !train && moves > 0
}

/** Goes out from some hexes over plain ones, a hex a round. */
const spread = (board: Board, starts: readonly Hex[], isPlain: (hex: Hex) => boolean, rounds: Uint8Array): void => {
  const seen = new Uint8Array(board.size)
  // Who stands in works may have been built in.
  let front = starts.filter(isPlain)
  for (const hex of front) seen[hex] = 1
  for (let round = 1; front.length > 0 && round < never; round++) {
    const next: Hex[] = []
    for (const hex of front)
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const to = board.neighbours[edge]
        if (to === 0 || seen[to] === 1 || !isPlain(to)) continue
        seen[to] = 1
        if (round < rounds[to]) rounds[to] = round
        next.push(to)
      }
    front = next
  }
}

/** Ground that a kind of unit can always go a hex on, from whichever side it comes. */
const plainFor = (scenario: CommandCardsScenario, kind: Kind): ((hex: Hex) => boolean) => {
  const made = plains.get(scenario) ?? new Map<Kind, (hex: Hex) => boolean>()
  plains.set(scenario, made)
  const plain = made.get(kind) ?? makePlain(scenario, kind)
  made.set(kind, plain)
  return plain
}

const plains = new WeakMap<CommandCardsScenario, Map<Kind, (hex: Hex) => boolean>>()

const makePlain = ({ map, rules }: CommandCardsScenario, kind: Kind): ((hex: Hex) => boolean) => {
  const terrains = map.terrainIds.map((id, index) => index > 0 && isPlainGround(rules.terrain[id], kind))
  const obstacles = new Map(map.obstacles.map((one) => [one.hex, rules.obstacles[one.kind]]))
  return (hex) => {
    if (!terrains[map.terrain[hex]]) return false
    const obstacle = obstacles.get(hex)
    return obstacle === undefined || isPlainGround(obstacle, kind)
  }
}

const isPlainGround = (ground: GroundRules, kind: Kind): boolean =>
  !ground.closed.includes(kind) &&
  !ground.openEnds &&
  !ground.boats &&
  ground.connects === undefined &&
  ground.notFrom.length === 0 &&
  ground.face === undefined &&
  (ground.climb ?? 1) === 1

const boards = new Map<string, Board>()

/** Boards of one size are all alike. */
const boardOf = (width: number, height: number): Board => {
  const key = `${width}x${height}`
  const board = boards.get(key) ?? makeBoard({ width, height })
  boards.set(key, board)
  return board
}
