import { below } from '../../../../diagnostics/diagnostic.ts'
import { isWater, terrainAt } from '../land.ts'
import { defineRule } from '../rule.ts'

/** Looks of ground on which nobody speaks of hills. */
const flat = ['open', 'desert', 'bog', 'town', 'ruins', 'swamp', 'salt', 'sea']

export const rule = defineRule({
  summary: 'A name says something else of its place than the ground there.',
  *check({ scenario, origins, nameOf }) {
    for (const [index, { kind, name, hexes }] of scenario.map.names.entries()) {
      if (hexes.length === 0) continue
      const [hex] = hexes
      const terrain = terrainAt(scenario, hex)?.name.toLowerCase()
      const about = nameOf(hex)
      const place = below(origins.names[index], 'kind')
      if (kind === 'city' && terrainAt(scenario, hex)?.city !== true) {
        yield {
          place,
          about,
          message: `${name} is called a city; the terrain at ${about} is ${terrain}.`,
          hint: 'Call it a town, or draw a city there.',
          ...(!isWater(scenario, hex) && {
            fix: { title: 'Write "town"', edits: [{ do: 'replace' as const, at: place, text: 'town' }] },
          }),
        }
      } else if ((kind === 'town' || kind === 'village') && isWater(scenario, hex)) {
        yield {
          place,
          about,
          message: `${name} is called a ${kind} and lies in the water at ${about}.`,
          hint: 'Column comes before row in a hex name.',
        }
      } else if (kind === 'sea' && !hexes.some((one) => isWater(scenario, one))) {
        yield {
          place,
          about,
          message: `${name} is called a sea; none of its hexes is water.`,
          hint: 'Let it run along water hexes, or call it a region.',
        }
      } else if (kind === 'hills' && hexes.every((one) => flat.includes(terrainAt(scenario, one)?.look ?? ''))) {
        yield {
          place,
          about,
          message: `${name} is called hills; all of its hexes are flat.`,
          hint: 'Let it run along heights, or call it a region.',
        }
      }
    }
  },
})
