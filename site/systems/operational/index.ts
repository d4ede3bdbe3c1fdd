/** The site plugin of operational battles. */
import type { Reference } from '../../../compiler/systems/operational/bundle.ts'
import { drawPicture, drawStart } from '../../../compiler/systems/operational/cartography/picture.ts'
import { styleRules } from '../../../compiler/systems/operational/cartography/styles.ts'
import { lintRules } from '../../../compiler/systems/operational/lint/index.ts'
import type { OperationalScenario } from '../../../engine/systems/operational/scenario.ts'
import { counted } from '../../data/format.ts'
import type { SitePlugin } from '../sitePlugin.ts'
import { addressOfPath } from './data/tablePages.ts'

export const operationalPlugin: SitePlugin<OperationalScenario, Reference> = {
  drawPicture,
  drawStart,
  mapRules: styleRules,
  nations: ({ rules }) => rules.nations,
  sidebar: {
    first: 'All tables',
    groups: {
      Forces: {
        units: 'Units',
        specialists: 'Specialists',
        matchups: 'Matchups',
        nations: 'Nations',
        experience: 'Experience',
      },
      Ground: { terrain: 'Terrain', hexsides: 'Hexsides', ways: 'Roads and rails', weather: 'Weather' },
      Command: {
        headquarters: 'Headquarters',
        orders: 'Orders',
        reinforcement: 'Force pool',
        assets: 'Theatre assets',
        cards: 'Cards',
      },
      Play: { combat: 'Combat', supply: 'Supply', fog: 'Fog of war', victory: 'Victory', players: 'Computer players' },
    },
  },
  extent: ({ rules }) =>
    `${counted(Object.keys(rules.unitTypes).length, 'unit type')}, ${counted(Object.keys(rules.terrain).length, 'terrain')}`,
  addressOfPath,
  lintRules,
}
