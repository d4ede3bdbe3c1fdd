import { below } from '../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../diagnostics/suggest.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'An entry of `suppress` suppresses nothing.',
  *check({ compiled, codes, stageCodes, used }) {
    for (const suppression of compiled.suppressions) {
      const { code, at, place } = suppression
      // The findings of the stages are known when all of them are done.
      if (used.has(suppression) || stageCodes.includes(code)) continue
      if (!codes.includes(code)) {
        const at = below(place, 'code')
        yield {
          place: at,
          about: code,
          message: `No code is called "${code}".`,
          ...wayOutOfUnknown(code, [...codes, ...stageCodes], at),
        }
        continue
      }
      yield {
        place,
        about: code,
        message: at === undefined ? `Nothing is found by ${code}.` : `Nothing is found by ${code} at "${at}".`,
        hint: 'Remove the entry, so that it hides nothing that comes later.',
        fix: { title: 'Remove the entry', edits: [{ do: 'remove', at: place }] },
      }
    }
  },
})
