import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'
import { lackOf } from '../sources.ts'

export const rule = defineRule({
  code: 'source-misplaced',
  summary:
    'A source of supply lies where none of its kind can be: a railhead without a railway, a port without the sea.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf } = context
    for (const side of sides) {
      for (const [index, source] of scenario.sides[side].sources.entries()) {
        const { kind, hex } = source
        const lacks = lackOf(context, source)
        if (lacks === undefined) continue
        yield {
          place: below(origins.sources[side][index], 'hex'),
          about: nameOf(hex),
          message: `The source at ${nameOf(hex)} is of kind ${kind}, but ${lacks}.`,
          hint: 'Move it, or choose the kind that fits the place.',
        }
      }
    }
  },
})
