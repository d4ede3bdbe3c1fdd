import { findShared } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Two units start in the same hex.',
  severity: 'error',
  check: ({ scenario: { units }, origins, nameOf }) =>
    findShared(
      units,
      origins.units,
      'hex',
      ({ hex }) => hex,
      ({ id, name, hex = 0 }, first) => ({
        about: id,
        message: `${name} stands at ${nameOf(hex)}, and so does ${first.name}.`,
        hint: 'A hex holds one unit.',
      }),
      'The other unit.',
    ),
})
