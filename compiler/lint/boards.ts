/** Boards for rules that look at the ground without opening a game. */
import { type Board, makeBoard } from '../../engine/board.ts'

const boards = new Map<number, Board>()
let last: Board = makeBoard({ width: 1, height: 1 })

/** More than any map is wide. */
const many = 1024

/** Boards of one size are all alike. */
export const boardOf = ({ width, height }: { readonly width: number; readonly height: number }): Board => {
  if (last.width === width && last.height === height) return last
  const key = height * many + width
  last = boards.get(key) ?? makeBoard({ width, height })
  boards.set(key, last)
  return last
}
