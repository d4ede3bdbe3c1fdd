import { otherSide } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { isSeaAt } from '../chart.ts'
import { enemyOwns } from '../ground.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A nation surrenders at once, never, or has no units.',
  *check({ scenario, origins, nameOf }) {
    const { sides, units } = scenario
    for (const side of [0, 1] as const)
      for (const [index, { nation, hexes }] of sides[side].surrenders.entries()) {
        const wet = hexes.filter((hex) => isSeaAt(scenario, hex)).map(nameOf)
        const why = !units.some((unit) => unit.side === side && unit.nation === nation)
          ? `${sides[side].name} has no units of it`
          : wet.length > 0
            ? `nobody takes ${wet.join(', ')} in the sea`
            : hexes.every((hex) => enemyOwns(scenario, side, hex))
              ? `${sides[otherSide(side)].name} owns ${hexes.map(nameOf).join(', ')} from the start`
              : undefined
        if (why === undefined) continue
        yield {
          place: below(origins.sides[side], 'surrenders', index),
          about: nation,
          message: `The surrender of ${scenario.rules.nations[nation].name} is mistaken: ${why}.`,
          hint: 'Name a nation of the side, and hexes that it holds and can lose.',
        }
      }
  },
})
