import { below } from '../../diagnostics/diagnostic.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Nearer ones are taken for each other at a glance. Twice pure black to pure white would be about 1,530. */
const least = 50

export const rule = defineRule<SharedContext>({
  code: 'colours-alike',
  summary: 'The two sides have colours that can hardly be told apart.',
  severity: 'warning',
  *check({ compiled }) {
    const { scenario, origins } = compiled
    const [first, second] = scenario.sides
    for (const shade of ['light', 'dark'] as const) {
      const difference = differenceOf(first.colour[shade], second.colour[shade])
      if (difference >= least) continue
      yield {
        place: below(origins.sides[1], 'colour', shade),
        about: second.id,
        message: `${second.name} (${second.colour[shade]}) can hardly be told from ${first.name} (${first.colour[shade]}).`,
        hint: 'Front line, ground and buttons differ by colour alone. Choose another hue for one of them.',
        related: [{ ...below(origins.sides[0], 'colour', shade), message: 'The other one.' }],
      }
    }
  },
})

/** How far two colours `#rrggbb` lie apart for the eye, roughly: the weights of red and blue change with the mean red. */
const differenceOf = (one: string, other: string): number => {
  const first = Number.parseInt(one.slice(1), 16)
  const second = Number.parseInt(other.slice(1), 16)
  const [red, green, blue] = [first >> 16, (first >> 8) & 255, first & 255]
  const [red2, green2, blue2] = [second >> 16, (second >> 8) & 255, second & 255]
  const mean = (red + red2) / 2 / 256
  return Math.sqrt((2 + mean) * (red - red2) ** 2 + 4 * (green - green2) ** 2 + (3 - mean) * (blue - blue2) ** 2)
}
