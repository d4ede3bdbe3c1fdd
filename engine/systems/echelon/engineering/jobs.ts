/** The construction and repair jobs of a hex, and their results. echelon.40a, 40c, 40d, 40e, 40g */
import { allDirections, degree, type Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { hasBridge, hexsideAt } from '../ground.ts'
import type { Job } from '../rules.ts'
import { isSeaHex } from '../sea/coast.ts'
import { type Table, way } from '../table.ts'
import { type EchelonState, type Position, rail } from '../types.ts'

type Test = (table: Table, state: Position, side: Side, hex: Hex) => boolean

const edgesOf = (hex: Hex): readonly number[] => allDirections.map((direction) => hex * degree + direction)

const isLaid = (state: Position, hex: Hex): boolean => (state.rail[hex] & rail.laid) !== 0

/** Edges over which the track of a hex goes on. */
const tracksOf = ({ ways, board }: Table, state: Position, hex: Hex): readonly number[] =>
  edgesOf(hex).filter((edge) => {
    const next = board.neighbours[edge]
    if (next === 0 || !isLaid(state, next)) return false
    return (ways[edge] & way.rail) !== 0 || ((state.rail[hex] | state.rail[next]) & rail.grown) !== 0
  })

/** Own track in a neighbouring hex that no water cuts off. */
const railBeside = (table: Table, state: Position, side: Side, hex: Hex): Hex | undefined => {
  const edge = edgesOf(hex).find((one) => {
    const next = table.board.neighbours[one]
    const water = hexsideAt(table, state, one)
    const isPassable = water === undefined || water.cost !== undefined || hasBridge(table, state, one)
    return next > 0 && isLaid(state, next) && state.owner[next] === side + 1 && isPassable
  })
  return edge === undefined ? undefined : table.board.neighbours[edge]
}

/** Bridges at a hex, by edge. */
export const bridgesOf = ({ bridge }: Table, hex: Hex): readonly number[] =>
  edgesOf(hex).filter((edge) => bridge[edge] > 0)

const brokenBridge = (table: Table, state: Position, hex: Hex): number | undefined =>
  bridgesOf(table, hex).find((edge) => !hasBridge(table, state, edge))

const fullPort = ({ scenario, port }: Table, hex: Hex): number =>
  port[hex] > 0 ? scenario.map.ports[port[hex] - 1].capacity : 0

const isPossible: Readonly<Record<Job, Test>> = {
  entrenchment: (_table, state, _side, hex) => state.entrenched[hex] === 0,
  airfield: (_table, state, _side, hex) => state.airbase[hex] === 0,
  fort: (_table, state, _side, hex) => state.fort[hex] === 0,
  'port-hit': (_table, state, _side, hex) => state.portHits[hex] > 0 && state.portGone[hex] === 0,
  'airbase-hit': (_table, state, _side, hex) => state.airbaseHits[hex] > 0,
  'rail-break': (_table, state, _side, hex) => (state.rail[hex] & rail.broken) !== 0,
  regauge: (table, state, side, hex) =>
    isLaid(state, hex) &&
    tracksOf(table, state, hex).some((edge) => {
      const next = table.board.neighbours[edge]
      return state.owner[next] === side + 1 && ((state.rail[next] ^ state.rail[hex]) & rail.wide) !== 0
    }),
  'new-rail': (table, state, side, hex) => !isLaid(state, hex) && railBeside(table, state, side, hex) !== undefined,
  pipeline: (table, state, side, hex) =>
    state.pipeline[hex] === 0 &&
    (state.port[hex] > 0 ||
      table.scenario.sides[side].sources.includes(hex) ||
      edgesOf(hex).some((edge) => state.pipeline[table.board.neighbours[edge]] > 0)),
  'destroyed-port': (_table, state, _side, hex) => state.portGone[hex] > 0,
  'port-upgrade': (table, state, _side, hex) => state.portGone[hex] === 0 && state.port[hex] < fullPort(table, hex),
  bridge: (table, state, _side, hex) => brokenBridge(table, state, hex) !== undefined,
}

/** True if a job can be done in a hex of a side. */
export const isJobOpen = (table: Table, state: Position, side: Side, hex: Hex, job: Job): boolean =>
  state.owner[hex] === side + 1 && !isSeaHex(table, hex) && isPossible[job](table, state, side, hex)

/** A job is done. */
export const finishJob = (table: Table, state: EchelonState, side: Side, hex: Hex, job: Job): void => {
  const { engineering } = table.scenario.rules
  switch (job) {
    case 'entrenchment':
      state.entrenched[hex] = 1
      break
    case 'airfield':
      state.airbase[hex] = engineering.airfieldCapacity
      break
    case 'fort':
      state.fort[hex] = table.featureIds.indexOf(engineering.fort) + 1
      break
    case 'port-hit':
      state.portHits[hex]--
      break
    case 'airbase-hit':
      state.airbaseHits[hex]--
      break
    case 'rail-break':
      state.rail[hex] &= ~rail.broken
      break
    case 'regauge':
      state.rail[hex] ^= rail.wide
      break
    case 'new-rail': {
      const beside = railBeside(table, state, side, hex) ?? hex
      state.rail[hex] = rail.laid | rail.grown | (state.rail[beside] & rail.wide)
      break
    }
    case 'pipeline':
      state.pipeline[hex] = 1
      break
    case 'destroyed-port':
      state.portGone[hex] = 0
      break
    case 'port-upgrade':
      state.port[hex] = fullPort(table, hex)
      break
    case 'bridge': {
      const edge = brokenBridge(table, state, hex)
      if (edge !== undefined) state.bridge[table.bridge[edge] - 1] = 0
    }
  }
}

/** Hexes along the track in which the same job waits, for a gang that has strength left. echelon.40g */
export const nextAlongTrack = (table: Table, state: Position, side: Side, hex: Hex, job: Job): Hex | undefined =>
  tracksOf(table, state, hex)
    .map((edge) => table.board.neighbours[edge])
    .find((next) => isJobOpen(table, state, side, next, job))
