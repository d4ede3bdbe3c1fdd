/** The sea and its coast: which waters a hex touches, where landings are possible, and what fires at them. echelon.23, 27e, L2, L4 */
import { around } from '../../../board.ts'
import { degree, type Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { coastDefence } from '../ground.ts'
import { re } from '../rules.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { unitsAt } from '../stacks.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { can, reOf } from '../units.ts'

interface Coast {
  /** By hex: number of the sea that it is part of, from 1; 0 on land, and where no ships go. */
  readonly seas: Uint16Array
  /** By hex of the land: the seas that it touches. */
  readonly touched: ReadonlyMap<Hex, readonly number[]>
  /** By hex of the land: edges that lead into it from the sea and can be landed over, beaches first. */
  readonly landings: ReadonlyMap<Hex, readonly number[]>
}

export const isSeaHex = ({ terrains, terrain }: Table, hex: Hex): boolean => terrains[terrain[hex]].isSea

/** True if a unit lies off the coast in ships, about to land. */
export const isAtSea = (table: Table, state: Position, unit: number): boolean =>
  state.hex[unit] > 0 && isSeaHex(table, state.hex[unit])

/** True if ships go to a hex. echelon.T19 */
const isOpenSea = ({ terrains, terrain }: Table, hex: Hex): boolean =>
  terrains[terrain[hex]].isSea && !terrains[terrain[hex]].isClosed

const coasts = new WeakMap<Table, Coast>()

const coastOf = (table: Table): Coast => {
  const known = coasts.get(table)
  if (known !== undefined) return known
  const { board, hexside, hexsides, back } = table
  const seas = new Uint16Array(table.size)
  let count = 0
  for (const start of board.spaces) {
    if (seas[start] > 0 || !isOpenSea(table, start)) continue
    seas[start] = ++count
    const found = [start]
    for (const hex of found)
      for (const next of around(board, hex))
        if (seas[next] === 0 && isOpenSea(table, next)) {
          seas[next] = count
          found.push(next)
        }
  }
  const touched = new Map<Hex, readonly number[]>()
  const landings = new Map<Hex, readonly number[]>()
  for (const hex of board.spaces) {
    if (seas[hex] > 0) continue
    const beside = around(board, hex)
      .map((next) => seas[next])
      .filter((sea) => sea > 0)
    if (beside.length > 0) touched.set(hex, beside)
    const edges: number[] = []
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
      const from = board.neighbours[edge]
      const coast = hexside[edge] > 0 ? hexsides[hexside[edge] - 1].coast : undefined
      if (from === 0 || seas[from] === 0 || coast === undefined) continue
      if (coast === 'beach') edges.unshift(back[edge])
      else edges.push(back[edge])
    }
    if (edges.length > 0) landings.set(hex, edges)
  }
  const coast = { seas, touched, landings }
  coasts.set(table, coast)
  return coast
}

const none: readonly number[] = []

/** Seas that a hex of the land touches. */
export const seasAt = (table: Table, hex: Hex): readonly number[] => coastOf(table).touched.get(hex) ?? none

export const isCoast = (table: Table, hex: Hex): boolean => seasAt(table, hex).length > 0

/** Hexes with a shore that ships reach over some seas, and the edge that they land over: a beach where there is one. echelon.T25 */
export const shoresOf = (
  table: Table,
  reached: readonly number[],
): readonly { readonly hex: Hex; readonly edge: number }[] => {
  const { seas, landings } = coastOf(table)
  return [...landings].flatMap(([hex, edges]) => {
    const edge = edges.find((one) => reached.includes(seas[Math.floor(one / degree)]))
    return edge === undefined ? [] : [{ hex, edge }]
  })
}

/** True if an edge leads over a cliff. echelon.T24 */
export const isCliff = ({ hexside, hexsides }: Table, edge: number): boolean =>
  hexside[edge] > 0 && hexsides[hexside[edge] - 1].coast === 'cliff'

/** Points that fire at a landing of the enemy's: coast defences of the owner, and his long-range siege artillery. echelon.27e */
export const coastFire = (services: Services, state: Position, hex: Hex, attacker: Side): number => {
  const { table } = services
  const [numerator, denominator] = table.scenario.rules.air.coastDefenceOfSiege
  const own = state.owner[hex] === otherSide(attacker) + 1 ? coastDefence(table, state, hex) : 0
  const guns = unitsAt(services, state, hex)
    .filter((unit) => table.side[unit] !== attacker && can(table, state, unit, 'long-siege'))
    .reduce((sum, unit) => sum + reOf(table, state, unit), 0)
  return own + Math.floor((guns * denominator) / (numerator * re))
}

/** Coast defences of a port take hits; nothing is left below none. echelon.23, A3 */
export const hitCoast = (table: Table, { state, emit }: EchelonDraft, hex: Hex, hits: number): void => {
  const level = coastDefence(table, state, hex)
  state.coastHits[hex] += Math.min(hits, level)
  if (level > 0 && hits >= level) emit({ type: 'silenced', hex })
}
