/** Operational battles as the site's pages know them. */
import { scenarioColours } from '../../../compiler/cartography/styles.ts'
import type { Reference } from '../../../compiler/systems/operational/bundle.ts'
import { drawPicture, drawStart } from '../../../compiler/systems/operational/cartography/picture.ts'
import { lintRules } from '../../../compiler/systems/operational/lint/index.ts'
import type { OperationalScenario } from '../../../engine/systems/operational/scenario.ts'
import { mapSource } from '../../data/mapSource.ts'
import { counted } from '../../data/words.ts'
import type { SitePlugin } from '../sitePlugin.ts'
import { sidebarOf } from './data/sidebar.ts'
import { addressOfPath } from './data/tablePages.ts'

export const operationalPlugin: SitePlugin<OperationalScenario, Reference> = {
  drawPicture,
  drawStart,
  mapRules: [],
  colours: scenarioColours,
  countUnits: ({ units }) => units.length,
  mapSource,
  sidebar: sidebarOf,
  extent: ({ rules }) =>
    `${counted(Object.keys(rules.unitTypes).length, 'unit type')}, ${counted(Object.keys(rules.terrain).length, 'terrain')}`,
  addressOfPath,
  lintRules,
}
