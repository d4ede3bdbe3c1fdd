import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A special rule asks a side for something that is worth no medal.',
  *check({ scenario: { special, sides }, origins }) {
    for (const field of ['sabotage', 'prisoners', 'equipment', 'exits'] as const)
      for (const [index, { side, medals }] of (special[field] ?? []).entries()) {
        if (medals > 0) continue
        yield {
          place: below(origins.special, field, index, 'medals'),
          about: field,
          message: `What ${sides[side].name} can do under "${field}" is worth no medal.`,
          hint: 'Write one or more, or leave the entry out.',
        }
      }
  },
})
