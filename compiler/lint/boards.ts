/** Boards for rules that look at the ground without opening a game. */
import { type Board, makeBoard } from '../../engine/board.ts'

const boards = new Map<string, Board>()

/** Boards of one size are all alike. */
export const boardOf = ({ width, height }: { readonly width: number; readonly height: number }): Board => {
  const key = `${width} ${height}`
  const board = boards.get(key) ?? makeBoard({ width, height })
  boards.set(key, board)
  return board
}
