/** Battles led by cards as the site's pages know them. */
import type { Reference } from '../../../compiler/systems/command-cards/bundle.ts'
import { drawColours, drawPicture, drawStart } from '../../../compiler/systems/command-cards/cartography/picture.ts'
import { lintRules } from '../../../compiler/systems/command-cards/lint/index.ts'
import type { CommandCardsScenario } from '../../../engine/systems/command-cards/scenario.ts'
import { link } from '../../data/sidebarItem.ts'
import { counted } from '../../data/words.ts'
import type { Face } from '../face.ts'
import { addressOfPath, kindPages } from './data/pages.ts'
import { terrainLayer } from './data/source.ts'

export const commandCardsFace: Face<CommandCardsScenario, Reference> = {
  drawPicture,
  drawStart: (scenario) => drawStart(scenario),
  colours: drawColours,
  countUnits: ({ units }) => units.length,
  mapSource: (scenario) =>
    `kind: map\nterrain: |\n${terrainLayer(scenario)
      .map((row) => `  ${row}`)
      .join('\n')}`,
  sidebar: (system) => [
    link('All tables', `/reference/${system}/`),
    ...kindPages.map(({ title, slug }) => link(title, `/reference/${system}/${slug}/`)),
  ],
  extent: ({ rules }) =>
    `${counted(Object.keys(rules.unitTypes).length, 'unit type')}, ${counted(Object.keys(rules.cards).length, 'card')}, ${counted(Object.keys(rules.terrain).length, 'terrain')}`,
  addressOfPath,
  lintRules,
}
