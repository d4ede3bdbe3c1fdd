import { below } from '../../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../../diagnostics/suggest.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  code: 'suppression-unused',
  summary: 'An entry of `suppress` suppresses nothing.',
  severity: 'warning',
  /** Comes last, when all other rules have said what they found. */
  *check({ compiled, codes, used }) {
    for (const suppression of compiled.suppressions) {
      const { code, at, place } = suppression
      if (used.has(suppression)) continue
      if (!codes.includes(code)) {
        const hint = hintForUnknown(code, codes)
        yield {
          place: below(place, 'code'),
          about: code,
          message: `No lint rule is called "${code}".`,
          ...(hint !== undefined && { hint }),
        }
        continue
      }
      yield {
        place,
        about: code,
        message: at === undefined ? `Nothing is found by ${code}.` : `Nothing is found by ${code} at "${at}".`,
        hint: 'Remove the entry, so that it hides nothing that comes later.',
      }
    }
  },
})
