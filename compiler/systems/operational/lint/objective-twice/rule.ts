import { findShared } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Two objectives lie in the same hex.',
  severity: 'error',
  check: ({ scenario: { objectives }, origins, nameOf }) =>
    findShared(
      objectives,
      origins.objectives,
      'hex',
      ({ hex }) => hex,
      ({ hex, name }, first) => ({
        about: nameOf(hex),
        message: `The objective "${name}" lies at ${nameOf(hex)}, and so does "${first.name}".`,
        hint: 'A hex is one objective of one side.',
      }),
    ),
})
