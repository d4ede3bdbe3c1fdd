/** The site plugin of battles led by cards. */
import type { Reference } from '../../../compiler/systems/command-cards/bundle.ts'
import { drawPicture, drawStart } from '../../../compiler/systems/command-cards/cartography/picture.ts'
import { styleRules } from '../../../compiler/systems/command-cards/cartography/styles.ts'
import { lintRules } from '../../../compiler/systems/command-cards/lint/index.ts'
import type { CommandCardsScenario } from '../../../engine/systems/command-cards/scenario.ts'
import { counted } from '../../data/format.ts'
import type { SitePlugin } from '../sitePlugin.ts'
import { addressOfPath } from './data/places.ts'

export const commandCardsPlugin: SitePlugin<CommandCardsScenario, Reference> = {
  drawPicture,
  drawStart,
  // Counters on pages of the reference belong to no side.
  mapRules: [...styleRules, ['.sheet', '--side-0:light-dark(#4f6353,#6d8673);--side-1:light-dark(#6a5747,#8f7761)']],
  sidebar: {
    first: 'Overview',
    groups: {
      Forces: { units: 'Units', nations: 'Nations', dice: 'Dice' },
      Command: { cards: 'Cards', special: 'Special rules' },
      Ground: { terrain: 'Terrain', obstacles: 'Obstacles', ways: 'Roads and railways', boards: 'Boards' },
      Play: { players: 'Computer players' },
    },
  },
  extent: ({ rules }) =>
    `${counted(Object.keys(rules.unitTypes).length, 'unit type')}, ${counted(Object.keys(rules.terrain).length, 'terrain')}, ${counted(Object.keys(rules.cards).length, 'card')}`,
  addressOfPath,
  lintRules,
}
