/** The layout of this system's boards, and their possible signs. */
import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import { type MapExchange, terrainTiles } from '../../../exchange/layout.ts'

export const mapExchange: MapExchange<CommandCardsRules> = {
  layout: {
    words: ['board'],
    signs: [{ field: 'terrain', empty: '-', staggered: true }],
    lists: [
      { field: 'obstacles', shape: 'works' },
      { field: 'ways', shape: 'run' },
      { field: 'ends', shape: 'ends' },
      { field: 'names', shape: 'label' },
    ],
  },
  tiles: ({ terrain }) => terrainTiles(terrain),
}
