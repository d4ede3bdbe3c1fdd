/** The site plugin of tactical battles: drawings, texts and addresses. */
import type { Reference } from '../../../compiler/systems/tactical/bundle.ts'
import { drawPicture, drawStart } from '../../../compiler/systems/tactical/cartography/picture.ts'
import { styleRules } from '../../../compiler/systems/tactical/cartography/styles.ts'
import { lintRules } from '../../../compiler/systems/tactical/lint/index.ts'
import type { TacticalScenario } from '../../../engine/systems/tactical/scenario.ts'
import { counted } from '../../data/format.ts'
import type { SitePlugin } from '../sitePlugin.ts'
import { addressOfPath } from './units.ts'

export const tacticalPlugin: SitePlugin<TacticalScenario, Reference> = {
  drawPicture,
  drawStart,
  // Counters on pages of the reference belong to no side.
  mapRules: [...styleRules, ['.sheet', '--side-0:light-dark(#5b6b73,#6f838d);--side-1:light-dark(#6a5747,#8f7761)']],
  sidebar: {
    first: 'Overview',
    groups: {
      Forces: { units: 'Units', compare: 'Comparison', classes: 'Classes and leaders' },
      Ground: { terrain: 'Terrain' },
      Rules: { combat: 'Attacks' },
    },
  },
  extent: ({ rules }) =>
    `${counted(Object.keys(rules.unitTypes).length, 'unit')}, ${counted(Object.keys(rules.terrain).length, 'terrain')}`,
  addressOfPath,
  lintRules,
}
