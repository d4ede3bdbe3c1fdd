import { below } from '../../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'objective-twice',
  summary: 'Two objectives lie in the same hex.',
  severity: 'error',
  *check({ scenario, origins, nameOf }) {
    for (const { at, first } of findTwice(scenario.objectives, ({ hex }) => hex)) {
      const { hex, name } = scenario.objectives[at]
      yield {
        place: below(origins.objectives[at], 'hex'),
        about: nameOf(hex),
        message: `The objective "${name}" lies at ${nameOf(hex)}, and so does "${scenario.objectives[first].name}".`,
        hint: 'A hex is one objective of one side.',
        related: [{ ...below(origins.objectives[first], 'hex'), message: 'The other one.' }],
      }
    }
  },
})
