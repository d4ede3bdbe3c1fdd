import { below } from '../../diagnostics/diagnostic.ts'
import { countWords, placeholder } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'An entry of `suppress` does not say why the finding is right here.',
  *check({ compiled }) {
    for (const { code, reason, place } of compiled.suppressions) {
      if (countWords(reason) > 1 && !placeholder.test(reason)) continue
      yield {
        place: below(place, 'reason'),
        about: code,
        message: `"${reason}" is no reason to accept ${code}.`,
        hint: 'Say in a few words why it is right here: the next author has nothing else to go by.',
      }
    }
  },
})
