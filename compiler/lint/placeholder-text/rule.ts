import { below } from '../../diagnostics/diagnostic.ts'
import { placeholder, placeIn } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  code: 'placeholder-text',
  summary: 'A text or a name still says that something is to be written there.',
  severity: 'warning',
  *check({ compiled, chart }) {
    const { scenario, origins, briefing, sources, id } = compiled
    const root = origins.scenario
    const hint = 'Players read it as it stands: write what belongs there.'
    const fields = [
      { text: scenario.title, place: below(root, 'title'), about: id },
      { text: scenario.summary, place: below(root, 'summary'), about: id },
      ...scenario.sides.map(({ id: about, name }, side) => {
        return { text: name, place: below(origins.sides[side as 0 | 1], 'name'), about }
      }),
      ...sources.flatMap(({ title, author }, index) => [
        { text: title, place: below(root, 'sources', index, 'title'), about: id },
        { text: author, place: below(root, 'sources', index, 'author'), about: id },
      ]),
      ...chart.units.map(({ id: about, name, place }) => ({ text: name, place: below(place, 'name'), about })),
      ...[...chart.names, ...chart.goals].map(({ name, place }) => {
        return { text: name, place: below(place, 'name'), about: name }
      }),
    ]
    for (const { text, place, about } of fields) {
      const found = placeholder.exec(text)
      if (found !== null) yield { place, about, message: `"${found[0]}" still stands in "${text}".`, hint }
    }
    for (const { 0: word, index } of briefing.text.matchAll(new RegExp(placeholder, 'g'))) {
      const place = placeIn(briefing, index, word.length)
      yield { place, about: id, message: `"${word}" still stands in the briefing.`, hint }
    }
  },
})
