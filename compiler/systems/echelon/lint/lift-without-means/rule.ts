import { isCoast } from '../../../../../engine/systems/echelon/sea/coast.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule({
  summary: 'A side may lift units by rail, sea or air, or rules the sea, and the map has nothing for it.',
  *check(context) {
    const { scenario, origins } = context
    for (const [side, { id, name, lift, seaZones }] of scenario.sides.entries())
      for (const [what, points, lacks] of means(context))
        if ((what === 'seaZones' ? Number(seaZones) : lift[what]) > 0 && points === 0)
          yield {
            place: what === 'seaZones' ? below(origins.sides[side], what) : below(origins.sides[side], 'lift', what),
            about: id,
            message: `"${what}" of ${name} does nothing: ${lacks}.`,
            hint: 'Leave it out, or draw what it needs.',
          }
  },
})

/** Counts the means on the map that each kind of lift requires. */
const means = ({
  scenario: { map },
  game: { table },
}: LintContext): readonly (readonly ['rail' | 'naval' | 'air' | 'gliders' | 'seaZones', number, string])[] => [
  ['rail', map.ways.filter(({ kind }) => kind === 'rail').length, 'the map has no railway'],
  ['naval', map.ports.filter(({ hex }) => isCoast(table, hex)).length, 'the map has no port at the sea'],
  ['air', map.airbases.length, 'the map has no airbase'],
  ['gliders', map.airbases.length, 'the map has no airbase'],
  [
    'seaZones',
    map.terrainIds.filter((_, terrain) => terrain > 0 && table.terrains[terrain].isSea).length,
    'the map has no sea',
  ],
]
