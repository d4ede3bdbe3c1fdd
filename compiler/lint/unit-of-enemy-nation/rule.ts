import { otherSide, type Side, sides } from '../../../engine/twoSides.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import type { Chart } from '../chart.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Beyond one in so many, units of the enemy's nation are no slip. */
const oneIn = 4

export const rule = defineRule<SharedContext>({
  summary: 'A unit has the nation that fights on the other side.',
  *check({ compiled, chart }) {
    const main = [mainNation(chart, 0), mainNation(chart, 1)]
    if (main[0] === main[1]) return
    for (const side of sides) {
      const own = chart.units.filter((unit) => unit.side === side)
      const strangers = own.filter(({ nation }) => nation === main[otherSide(side)])
      if (strangers.length * oneIn > own.length) continue
      const { name: enemy } = compiled.scenario.sides[otherSide(side)]
      for (const { id, name, adjective, place } of strangers) {
        yield {
          place: below(place, 'type'),
          about: id,
          message: `${name} is ${adjective}, as are most units of ${enemy}, and fights against them.`,
          hint: 'Give it a type or nation of its side, move it to the other one, or say in "suppress" why it changed sides.',
        }
      }
    }
  },
})

const mainNation = ({ units }: Chart, side: Side): string | undefined => {
  const counts = new Map<string, number>()
  for (const { side: of, nation } of units) if (of === side) counts.set(nation, (counts.get(nation) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
