import { below } from '../../diagnostics/diagnostic.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Nearer ones are taken for each other at a glance. Twice pure black to pure white would be about 1,530. */
const least = 50

const shades = ['light', 'dark'] as const

export const rule = defineRule<SharedContext>({
  summary: 'Two sides have colours that can hardly be told apart.',
  *check({ compiled }) {
    const { scenario, origins } = compiled
    const { sides } = scenario
    for (const shade of shades)
      for (const [at, second] of sides.entries()) {
        const other = sides.findIndex(({ colour }) => differenceOf(colour[shade], second.colour[shade]) < least)
        if (other >= at) continue
        const first = sides[other]
        yield {
          place: below(origins.sides[at], 'colour', shade),
          about: second.id,
          message: `${second.name} (${second.colour[shade]}) can hardly be told from ${first.name} (${first.colour[shade]}).`,
          hint: 'Front line, ground and buttons differ by colour alone. Choose another hue for one of them.',
          related: [{ ...below(origins.sides[other], 'colour', shade), message: 'The other one.' }],
        }
      }
  },
})

/** How far two colours `#rrggbb` lie apart for the eye, roughly: the weights of red and blue change with the mean red. */
const differenceOf = (one: string, other: string): number => {
  const first = Number.parseInt(one.slice(1), 16)
  const second = Number.parseInt(other.slice(1), 16)
  const mean = ((first >> 16) + (second >> 16)) / 2 / 256
  const red = (first >> 16) - (second >> 16)
  const green = ((first >> 8) & 255) - ((second >> 8) & 255)
  const blue = (first & 255) - (second & 255)
  return Math.sqrt((2 + mean) * red ** 2 + 4 * green ** 2 + (3 - mean) * blue ** 2)
}
