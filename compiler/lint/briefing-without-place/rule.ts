import { briefingOf } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Names that the hint lists. */
const mostListed = 5

export const rule = defineRule<SharedContext>({
  summary: 'A briefing names no place that stands on the map.',
  *check({ compiled, chart }) {
    const { briefing } = compiled
    const { text } = briefingOf(briefing).situation
    if (chart.names.length === 0 || chart.names.some(({ name }) => text.includes(name))) return
    const names = chart.names.slice(0, mostListed).map(({ name }) => name)
    yield {
      place: { file: briefing.path, path: [] },
      message:
        chart.names.length === 1
          ? `The briefing does not name ${names[0]}, the only place on the map.`
          : `The briefing names none of the ${chart.names.length} places on the map.`,
      hint:
        chart.names.length === 1
          ? 'Say where it begins and where it leads.'
          : `Say where it begins and where it leads. The map has ${names.join(', ')}${chart.names.length > mostListed ? ' and others' : ''}.`,
    }
  },
})
