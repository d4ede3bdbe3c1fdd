import { plain } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'
import { findShared } from '../twice.ts'

export const rule = defineRule<SharedContext>({
  summary: 'Two sides have the same name.',
  *check({ compiled }) {
    const { scenario, origins } = compiled
    const { sides } = scenario
    yield* findShared(
      sides,
      origins.sides,
      'name',
      ({ name }) => plain(name),
      ({ id, name }) => ({
        about: id,
        message: `${sides.length === 2 ? 'Both' : 'Two'} sides are called "${name}".`,
        hint: 'Log, buttons and results tell them apart by their names.',
      }),
    )
  },
})
