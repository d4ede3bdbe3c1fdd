import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A country is home to both sides.',
  *check({ scenario: { sides }, origins }) {
    const [first, second] = sides
    for (const [index, country] of second.home.entries())
      if (first.home.includes(country))
        yield {
          place: below(origins.sides[1], 'home', index),
          about: country,
          message: `"${country}" is home to ${first.name} and to ${second.name}.`,
          hint: 'Leave it to the side whose people live there.',
        }
  },
})
