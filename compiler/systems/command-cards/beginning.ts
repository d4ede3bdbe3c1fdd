/** How the template is laid on another board. */
import type { CommandCardsRules } from '../../../engine/systems/command-cards/rules.ts'
import { type MapSize, marginsOf } from '../../packs/enlarge.ts'
import type { Fit } from '../systemCompiler.ts'

const size: MapSize = { width: 13, height: 9 }

const fit = ({ width, height }: MapSize, { boards }: CommandCardsRules): Fit | string => {
  const found = Object.entries(boards).find(([, board]) => board.width === width && board.height === height)
  const margins = marginsOf(size, { width, height })
  if (found === undefined || margins === undefined) {
    const sizes = Object.entries(boards).map(([id, board]) => `${board.width}x${board.height} (${id})`)
    return `is no board: there are ${sizes.join(', ')}.`
  }
  return { margins, lines: [['board: standard', `board: ${found[0]}`]] }
}

export const beginning = { size, ground: '.', fit }
