import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'No place on the map has a name.',
  *check({ compiled, chart }) {
    if (chart.names.length > 0) return
    yield {
      place: compiled.origins.map,
      message: 'No place on the map has a name.',
      hint: 'Name towns, heights and waters in "names", so that text, log and map speak of the same things.',
    }
  },
})
