/** SMPs that go from one command to another: by road before units move, or by sea. echelon.50b */
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { re, timesRoundedUp } from '../rules.ts'
import { seasAt } from '../sea/coast.ts'
import { portLeft } from '../sea/sailing.ts'
import type { Services } from '../services.ts'
import type { EchelonState, Position } from '../types.ts'
import { reachOfAny, stop } from './lineLengths.ts'
import { isRegular } from './lines.ts'

/** Commands between which SMPs may go: of one side, and of one nation if they belong to any. */
const pairsOf = ({ table }: Services, side: Side): readonly (readonly [number, number])[] => {
  const { commands, commandsOf } = table
  const own = commandsOf[side]
  return own.flatMap((command) =>
    own.flatMap((into) =>
      command !== into && commands[command].nation === commands[into].nation ? [[command, into] as const] : [],
    ),
  )
}

/** Own ports in regular supply. */
const suppliedPorts = (services: Services, state: Position, side: Side): readonly Hex[] =>
  services.table.scenario.map.ports
    .map(({ hex }) => hex)
    .filter((hex) => state.owner[hex] === side + 1 && isRegular(services, state, side, hex))

/** Whole SMPs that a command can give away: those that were not used in this turn, and not the last ones of a side with a port. */
const sparedBy = (services: Services, state: Position, side: Side, command: number): number => {
  const { re: thirds, least } = services.table.scenario.rules.transport.smp
  const kept = suppliedPorts(services, state, side).length > 0 ? least * thirds : 0
  return Math.floor(Math.min(state.smp[command], state.smpPool[command] - kept) / thirds)
}

/** True if an own road leads from the area of a command to that of another one. */
const isRoadOpen = (
  { table, supplies }: Services,
  state: Position,
  side: Side,
  from: number,
  into: number,
): boolean => {
  const { commands, board } = table
  const { net, connected } = supplies.of(state, side)
  const { roads } = net.lanes
  const starts = [...board.spaces].filter(
    (hex) =>
      commands[from].area[hex] && connected[hex] && state.owner[hex] === side + 1 && roads.stops[hex] !== stop.closed,
  )
  const reached = reachOfAny(board, roads, starts)
  return board.spaces.some((hex) => reached[hex] === 1 && connected[hex] === 1 && commands[into].area[hex] === 1)
}

/** Calls `add` with SMPs that can go by road. */
export const listTransfers = (
  services: Services,
  state: Position,
  side: Side,
  add: (command: number, into: number, smp: number) => void,
): void => {
  for (const [command, into] of pairsOf(services, side)) {
    const most = sparedBy(services, state, side, command)
    if (most > 0 && isRoadOpen(services, state, side, command, into))
      for (let smp = 1; smp <= most; smp++) add(command, into, smp)
  }
}

/** Parts of an RE that so many SMPs take on ships. */
const shipRe = ({ table }: Services, smp: number): number =>
  timesRoundedUp(smp * re, table.scenario.rules.transport.smp.navalRe)

/** Calls `add` with SMPs that can go by sea, and between which ports. */
export const listFerries = (
  services: Services,
  state: Position,
  side: Side,
  add: (command: number, into: number, smp: number, from: Hex, to: Hex) => void,
): void => {
  const { table } = services
  const pairs = pairsOf(services, side)
  if (pairs.length === 0 || state.navalLeft[side] === 0) return
  const ports = suppliedPorts(services, state, side).filter((hex) => portLeft(table, state, side, hex) > 0)
  for (const [command, into] of pairs) {
    const most = sparedBy(services, state, side, command)
    for (const from of ports)
      for (const to of ports) {
        const isOnWay = table.commands[command].area[from] === 1 && table.commands[into].area[to] === 1
        if (from === to || !isOnWay || !seasAt(table, from).some((sea) => seasAt(table, to).includes(sea))) continue
        const room = Math.min(state.navalLeft[side], ...[from, to].map((hex) => portLeft(table, state, side, hex)))
        for (let smp = 1; smp <= most && shipRe(services, smp) <= room; smp++) add(command, into, smp, from, to)
      }
  }
}

/** Moves SMPs: nobody uses them any more in this turn. */
export const transfer = (
  { table }: Services,
  state: EchelonState,
  command: number,
  into: number,
  smp: number,
): void => {
  const thirds = smp * table.scenario.rules.transport.smp.re
  state.smp[command] -= thirds
  state.smpPool[command] -= thirds
  state.smpPool[into] += thirds
}

/** Pays for SMPs that go by sea. */
export const payFerry = (
  services: Services,
  state: EchelonState,
  side: Side,
  smp: number,
  ports: readonly Hex[],
): void => {
  const size = shipRe(services, smp)
  state.navalLeft[side] -= size
  for (const port of ports) state.portUsed[services.table.port[port] - 1] += size
}
