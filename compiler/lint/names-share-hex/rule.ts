import { isOfSquares, nameOfSpace } from '../../../engine/board.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import { defineRule, type SharedContext } from '../rule.ts'
import { findTwice } from '../twice.ts'

export const rule = defineRule<SharedContext>({
  summary: 'Two names stand at the same hex and are printed over each other.',
  *check({ chart: { grid, names } }) {
    const spotOf = ({ spaces }: (typeof names)[number]): number | undefined =>
      spaces.length === 1 ? spaces[0] : undefined
    for (const { at, first } of findTwice(names, spotOf)) {
      const space = nameOfSpace(grid, names[at].spaces[0])
      yield {
        place: below(names[at].place, 'at'),
        about: space,
        message: `"${names[at].name}" stands at ${space}, where "${names[first].name}" stands already.`,
        hint: `The map prints one over the other: move one of them to the next ${isOfSquares(grid) ? 'space' : 'hex'}.`,
        related: [{ ...names[first].place, message: 'The other name.' }],
      }
    }
  },
})
