/** The site plugin of skirmishes. */

import { fieldRules } from '../../../compiler/cartography/fields/styles.ts'
import type { Reference } from '../../../compiler/systems/skirmish/bundle.ts'
import { drawPicture, drawStart } from '../../../compiler/systems/skirmish/cartography/picture.ts'
import { styleRules } from '../../../compiler/systems/skirmish/cartography/styles.ts'
import { lintRules } from '../../../compiler/systems/skirmish/lint/index.ts'
import { writtenSchemas } from '../../../compiler/systems/skirmish/written/armies.ts'
import type { SkirmishScenario } from '../../../engine/systems/skirmish/scenario.ts'
import { counted } from '../../data/format.ts'
import type { SitePlugin } from '../sitePlugin.ts'
import { addressOfPath } from './data/cards.ts'

export const skirmishPlugin: SitePlugin<SkirmishScenario, Reference> = {
  drawPicture,
  drawStart,
  mapRules: styleRules,
  groundRules: fieldRules,
  sidebar: {
    first: 'Overview',
    groups: {
      Cards: {
        units: 'Unit cards',
        support: 'Support cards',
        upgrades: 'Upgrades',
        generals: 'Generals',
        worth: 'Worth of cards',
      },
      Armies: { 'army-builder': 'Army builder', armies: 'Ready armies', nations: 'Nations' },
      Field: { terrain: 'Terrain', tables: 'Tables' },
      Play: { players: 'Computer players' },
    },
  },
  workshop: { path: 'army-builder', invites: 'Put together an army of your own and lead it into a pitched battle' },
  extent: ({ rules }) =>
    `${counted(Object.keys(rules.unitTypes).length, 'unit card')}, ${counted(Object.keys(rules.support).length, 'support card')}, ${counted(Object.keys(rules.armies).length, 'army', 'armies')}`,
  addressOfPath,
  written: writtenSchemas,
  lintRules,
}
