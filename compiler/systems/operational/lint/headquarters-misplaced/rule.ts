import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'headquarters-misplaced',
  summary: 'A headquarters stands where it cannot: in closed ground, in a hex of the enemy, or on another one.',
  severity: 'error',
  *check({ scenario, origins, terrainOf, nameOf }) {
    for (const [hq, { id, name, side, hex }] of scenario.headquarters.entries()) {
      if (hex === undefined) continue
      const terrain = terrainOf(hex)
      const twin = scenario.headquarters.findIndex((other) => other.hex === hex)
      const enemy = scenario.units.find((unit) => unit.hex === hex && unit.side !== side)
      const lacks =
        terrain.cost.supply === 'X'
          ? `the terrain there is ${terrain.name.toLowerCase()}`
          : scenario.map.owner[hex] !== side
            ? `${scenario.sides[side].name} does not hold it`
            : enemy !== undefined
              ? `${enemy.name} stands there`
              : twin < hq
                ? `${scenario.headquarters[twin].name} stands there`
                : undefined
      if (lacks === undefined) continue // operational.F7
      yield {
        place: below(origins.headquarters[hq], 'hex'),
        about: id,
        message: `${name} cannot stand at ${nameOf(hex)}: ${lacks}.`,
        hint: 'A headquarters stands in ground of its own side that lorries can enter, alone or beside a unit.',
      }
    }
  },
})
