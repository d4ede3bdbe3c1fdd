import { findShared } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A hex is worth points twice.',
  severity: 'error',
  check: ({ scenario: { objectives }, origins, nameOf }) =>
    findShared(
      objectives,
      origins.objectives,
      'at',
      ({ hex }) => hex,
      ({ hex, name }, first) => ({
        about: nameOf(hex),
        message: `${name} lies at ${nameOf(hex)}, and so does ${first.name}.`,
        hint: 'Write its points once, for both sides.',
      }),
    ),
})
