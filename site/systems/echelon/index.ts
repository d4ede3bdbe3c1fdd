/** The site plugin of echelon campaigns. */
import type { Reference } from '../../../compiler/systems/echelon/bundle.ts'
import { drawPicture, drawStart } from '../../../compiler/systems/echelon/cartography/picture.ts'
import { styleRules } from '../../../compiler/systems/echelon/cartography/styles.ts'
import { lintRules } from '../../../compiler/systems/echelon/lint/index.ts'
import type { EchelonScenario } from '../../../engine/systems/echelon/scenario.ts'
import { counted } from '../../data/format.ts'
import type { SitePlugin } from '../sitePlugin.ts'
import { addressOfPath } from './data/units.ts'

export const echelonPlugin: SitePlugin<EchelonScenario, Reference> = {
  drawPicture,
  drawStart,
  // Counters on pages of the reference belong to no side.
  mapRules: [...styleRules, ['.sheet', '--side-0:light-dark(#5b6b73,#6f838d);--side-1:light-dark(#6a5747,#8f7761)']],
  sidebar: {
    first: 'Overview',
    groups: {
      Forces: { units: 'Unit charts', types: 'Unit types' },
      Ground: { terrain: 'Terrain', weather: 'Weather' },
      Rules: { combat: 'Combat', supply: 'Supply', works: 'Air, sea and works' },
      Play: { players: 'Computer players' },
    },
  },
  extent: ({ rules }) =>
    `${counted(Object.keys(rules.unitTypes).length, 'unit type')}, ${counted(Object.keys(rules.designs).length, 'unit')}, ${counted(Object.keys(rules.terrain).length, 'terrain')}`,
  addressOfPath,
  lintRules,
}
