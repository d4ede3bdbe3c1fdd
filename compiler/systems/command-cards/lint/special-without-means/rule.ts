import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'
import { meansOf } from './means.ts'

export const rule = defineRule({
  summary: 'A special rule is switched on that nobody in the scenario can use.',
  *check(context) {
    for (const { field, lacks } of meansOf(context)) {
      yield {
        place: below(context.origins.special, field),
        about: field,
        message: `The special rule "${field}" does nothing: ${lacks}.`,
        hint: 'Add what it needs, or switch it off.',
      }
    }
  },
})
