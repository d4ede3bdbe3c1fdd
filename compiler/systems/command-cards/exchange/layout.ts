/** What a board of this system consists of, and the signs that it may have. */
import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { InkName } from '../../../cartography/palette.ts'
import type { MapExchange, SignTile } from '../../../exchange/layout.ts'

/** Ground that is called otherwise in the palette. */
const fills: Readonly<Record<string, InkName>> = { open: 'paper' }

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
  tiles: ({ terrain }) =>
    Object.entries(terrain).map(
      ([id, { name, sign, look }]): SignTile => ({
        field: 'terrain',
        sign,
        id,
        name,
        fill: fills[look] ?? (look as InkName),
      }),
    ),
}
