import { makeHexName } from '../../../engine/hex.ts'
import type { ChartedWay } from '../chart.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'Every step of a road or railway is drawn by others of its kind already.',
  *check({ chart }) {
    const { grid, ways } = chart
    /** How often each step of each kind is drawn, by those that are still needed. */
    const drawn = new Map<string, Map<number, number>>()
    for (const way of ways) {
      const counts = drawn.get(way.kind) ?? new Map<number, number>()
      drawn.set(way.kind, counts)
      for (const step of stepsOf(way)) counts.set(step, (counts.get(step) ?? 0) + 1)
    }
    for (const way of [...ways].reverse()) {
      const counts = drawn.get(way.kind)
      const steps = stepsOf(way)
      if (steps.length === 0 || steps.some((step) => (counts?.get(step) ?? 0) < 2)) continue
      for (const step of steps) counts?.set(step, (counts.get(step) ?? 0) - 1)
      const [first, last] = [way.hexes[0], way.hexes[way.hexes.length - 1]].map((hex) => makeHexName(grid, hex))
      yield {
        place: way.place,
        about: first,
        message: `The ${way.title} from ${first} to ${last} is drawn by other entries already.`,
        hint: 'Remove it, and draw each stretch once: a way may begin where another one passes.',
        fix: { title: 'Remove the entry', edits: [{ do: 'remove', at: way.place }] },
      }
    }
  },
})

/** More than any hex number. */
const many = 65536

/** Its steps from hex to hex, as numbers, the same both ways. */
const stepsOf = ({ hexes }: ChartedWay): number[] =>
  hexes.slice(1).map((hex, index) => Math.min(hex, hexes[index]) * many + Math.max(hex, hexes[index]))
