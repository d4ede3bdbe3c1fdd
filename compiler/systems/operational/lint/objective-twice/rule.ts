import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'objective-twice',
  summary: 'Two objectives lie in the same hex.',
  severity: 'error',
  *check({ scenario, origins, nameOf }) {
    const firsts = new Map<number, number>()
    for (const [index, { hex, name }] of scenario.objectives.entries()) {
      const first = firsts.get(hex)
      firsts.set(hex, first ?? index)
      if (first === undefined) continue
      yield {
        place: below(origins.objectives[index], 'hex'),
        about: nameOf(hex),
        message: `The objective "${name}" lies at ${nameOf(hex)}, and so does "${scenario.objectives[first].name}".`,
        hint: 'A hex is one objective of one side.',
        related: [{ ...below(origins.objectives[first], 'hex'), message: 'The other one.' }],
      }
    }
  },
})
