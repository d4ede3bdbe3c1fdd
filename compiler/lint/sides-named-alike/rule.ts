import { below } from '../../diagnostics/diagnostic.ts'
import { plain } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'Both sides have the same name.',
  *check({ compiled }) {
    const { scenario, origins } = compiled
    const [first, second] = scenario.sides
    if (plain(first.name) !== plain(second.name)) return
    yield {
      place: below(origins.sides[1], 'name'),
      about: second.id,
      message: `Both sides are called "${second.name}".`,
      hint: 'Log, buttons and results tell them apart by their names.',
      related: [{ ...below(origins.sides[0], 'name'), message: 'The other one.' }],
    }
  },
})
