/** Boards for rules that look at the ground without opening a game. */
import { type HexBoard, makeHexBoard } from '../../engine/board.ts'

const boards = new Map<string, HexBoard>()

/** Boards of one size are all alike. */
export const boardOf = ({ width, height }: { readonly width: number; readonly height: number }): HexBoard => {
  const key = `${width} ${height}`
  const board = boards.get(key) ?? makeHexBoard({ width, height })
  boards.set(key, board)
  return board
}
