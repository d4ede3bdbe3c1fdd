/** The site plugin of New system: drawings, texts and addresses. */
import type { Reference } from '../../../compiler/systems/new-system/bundle.ts'
import { drawPicture, drawStart, styleRules } from '../../../compiler/systems/new-system/cartography/picture.ts'
import type { NewSystemScenario } from '../../../engine/systems/new-system/scenario.ts'
import { referenceAddress } from '../../data/addresses.ts'
import { counted } from '../../data/format.ts'
import type { SitePlugin } from '../sitePlugin.ts'

/** By field of the rules: the page that shows it. */
const pages: Readonly<Record<string, string>> = { unitTypes: 'units', terrain: 'terrain', combat: 'combat' }

export const newSystemPlugin: SitePlugin<NewSystemScenario, Reference> = {
  drawPicture,
  drawStart,
  // Counters on pages of the reference belong to no side.
  mapRules: [...styleRules, ['.sheet', '--side-0:light-dark(#5b6b73,#6f838d);--side-1:light-dark(#6a5747,#8f7761)']],
  sidebar: {
    first: 'Overview',
    groups: { Forces: { units: 'Units' }, Ground: { terrain: 'Terrain' }, Rules: { combat: 'Attacks' } },
  },
  extent: ({ rules }) =>
    `${counted(Object.keys(rules.unitTypes).length, 'unit type')}, ${counted(Object.keys(rules.terrain).length, 'terrain')}`,
  addressOfPath({ system }, path) {
    const [field = '', id = ''] = path.split('.')
    return Object.hasOwn(pages, field)
      ? `${referenceAddress(system, pages[field])}${id === '' ? '' : `#${id}`}`
      : undefined
  },
  // Those of `compiler/systems/new-system/lint/`, once it has any.
  lintRules: [],
}
