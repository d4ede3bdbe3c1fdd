import type { Hex } from '../../../../../engine/hex.ts'
import type { TerrainRules } from '../../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { around } from '../../../../lint/chart.ts'
import { defineRule } from '../rule.ts'

/** The ground required at a name or beside it; areas may be anything. */
const fits: Readonly<Record<'town' | 'water' | 'height', (terrain: TerrainRules) => boolean>> = {
  town: ({ look }) => look === 'town' || look === 'ruins',
  // Dry beds and ravines are drawn as desert.
  water: ({ look, boats, openEnds }) => boats || openEnds || ['sea', 'swamp', 'bog', 'desert'].includes(look),
  height: ({ height }) => height > 0,
}

/** True if the ground of a hex fits a name of some kind. */
const isFit = ({ map, rules }: CommandCardsScenario, kind: keyof typeof fits, hex: Hex): boolean =>
  map.terrain[hex] !== 0 && fits[kind](rules.terrain[map.terrainIds[map.terrain[hex]]])

const nouns = { town: 'building', water: 'water', height: 'high ground' }

export const rule = defineRule({
  summary: 'A name says town, water or height, and there is none at its hex or beside it.',
  *check({ scenario, origins, nameOf }) {
    const { map } = scenario
    for (const [index, { hex, text, kind }] of map.names.entries()) {
      if (kind === 'area') continue
      if (isFit(scenario, kind, hex) || around(map, hex).some((one) => isFit(scenario, kind, one))) continue
      yield {
        place: below(origins.names[index], 'kind'),
        about: nameOf(hex),
        message: `${text} is called a ${kind}; there is no ${nouns[kind]} at ${nameOf(hex)} or beside it.`,
        hint: 'Column comes before row in a hex name. Correct the hex, draw what it names, or call it an area.',
      }
    }
  },
})
