/** Battles led by cards as the site's pages know them. */

import type { Reference } from '../../../compiler/systems/command-cards/bundle.ts'
import { drawColours, drawPicture, drawStart } from '../../../compiler/systems/command-cards/cartography/picture.ts'
import { styleRules } from '../../../compiler/systems/command-cards/cartography/styles.ts'
import { lintRules } from '../../../compiler/systems/command-cards/lint/index.ts'
import { hexAt } from '../../../engine/hex.ts'
import type { CommandCardsScenario } from '../../../engine/systems/command-cards/scenario.ts'
import { counted } from '../../data/words.ts'
import type { SitePlugin } from '../sitePlugin.ts'
import { addressOfPath } from './data/places.ts'
import { sidebarOf } from './data/sidebar.ts'

/** The layer of terrain signs, one line a row; every second row is a hex shorter. */
const signsOf = ({ map, rules }: CommandCardsScenario): readonly string[] =>
  Array.from({ length: map.height }, (_, row) => {
    const signs = Array.from({ length: map.width }, (_, column) => {
      const id = map.terrainIds[map.terrain[hexAt(map, column, row)] ?? 0] ?? ''
      return rules.terrain[id]?.sign ?? ' '
    })
    return `${row % 2 === 0 ? '' : ' '}${signs.join(' ').trimEnd()}`
  })

export const commandCardsPlugin: SitePlugin<CommandCardsScenario, Reference> = {
  drawPicture,
  drawStart: (scenario) => drawStart(scenario),
  mapRules: styleRules,
  colours: drawColours,
  countUnits: ({ units }) => units.length,
  mapSource: (scenario) =>
    `kind: map\nterrain: |\n${signsOf(scenario)
      .map((row) => `  ${row}`)
      .join('\n')}`,
  sidebar: sidebarOf,
  extent: ({ rules }) =>
    `${counted(Object.keys(rules.unitTypes).length, 'unit type')}, ${counted(Object.keys(rules.terrain).length, 'terrain')}, ${counted(Object.keys(rules.cards).length, 'card')}`,
  addressOfPath,
  lintRules,
}
