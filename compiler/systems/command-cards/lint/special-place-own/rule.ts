import { rowOf } from '../../../../../engine/hex.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'What a side is to reach by a special rule lies among its own units, behind them, or in the water.',
  *check({ scenario, origins, nameOf, terrainOf, obstacleOf, game }) {
    const { special, sides, units, map } = scenario
    for (const field of ['sabotage', 'prisoners', 'equipment'] as const)
      for (const [index, { side, hex }] of (special[field] ?? []).entries()) {
        const own = units.find((unit) => unit.hex === hex && unit.side === side)
        const { boats, water } = terrainOf(hex)
        const why =
          own !== undefined
            ? `where ${own.name} of its own begins`
            : (boats || water) && obstacleOf(hex)?.carries !== true
              ? 'in the water'
              : undefined
        if (why === undefined) continue
        yield {
          place: below(origins.special, field, index, 'hex'),
          about: nameOf(hex),
          message: `What ${sides[side].name} is to reach under "${field}" lies at ${nameOf(hex)}, ${why}.`,
          hint: 'Name a hex of land that the enemy keeps; column comes before row in a hex name.',
        }
      }
    for (const [index, { side, hexes }] of (special.exits ?? []).entries()) {
      if (hexes.length === 0 || hexes.some((hex) => rowOf(map, hex) !== game.table.homeRow[side])) continue
      yield {
        place: below(origins.special, 'exits', index, 'hexes'),
        about: nameOf(hexes[0]),
        message: `${sides[side].name} comes from the ${sides[side].edge}, and is to leave the board there too.`,
        hint: 'Units walk off behind their own line. Name hexes of the other edge, or of a flank; say in "suppress" that it is a retreat.',
      }
    }
  },
})
