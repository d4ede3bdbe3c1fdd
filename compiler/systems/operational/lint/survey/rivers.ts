/** What is plain of rivers that are drawn from one end to the other. */
import type { Board } from '../../../../../engine/board.ts'
import type { Hexside } from '../../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { boardOf } from '../../../../lint/boards.ts'
import { stepsBetween } from '../bound/straight.ts'
import { type Corner, endsOn, mouthsOf } from '../rivers.ts'

/** The hexes of two corners that a hexside joins are no farther apart. */
const beside = 2

/** Whether each river has a mouth at one of its ends, and no other end of one lies a hexside away from that of another. */
export const areRiversWhole = (scenario: OperationalScenario): boolean => {
  const { map, rules } = scenario
  const board = boardOf(map)
  const isMouth = mouthsOf(scenario)
  const loose: Corner[] = []
  for (const { kind, hexsides } of map.barriers) {
    if (rules.hexsides[kind].river === 'none' || hexsides.length === 0) continue
    const ends = endsOfRiver(board, hexsides)
    if (ends === undefined) return false
    const rest = ends.filter((end) => !isMouth(end))
    if (rest.length === ends.length) return false
    loose.push(...rest)
  }
  return loose.every((one, index) =>
    loose.every((other, number) => number >= index || stepsBetween(board, one >> 1, other >> 1) > beside),
  )
}

/** Both ends of a river whose hexsides follow each other; undefined where some of them do not. */
const endsOfRiver = (board: Board, hexsides: readonly Hexside[]): [Corner, Corner] | undefined => {
  const first = endsOn(board, hexsides[0])
  let head = first[0]
  let tail = first[1]
  for (let index = 1; index < hexsides.length; index++) {
    const ends = endsOn(board, hexsides[index])
    const one = ends[0]
    const other = ends[1]
    // Which end of the first hexside is the end of the river the second one says.
    if (index === 1 && (one === head || other === head)) {
      head = first[1]
      tail = first[0]
    }
    if (one === tail) tail = other
    else if (other === tail) tail = one
    else return undefined
  }
  return [head, tail]
}
