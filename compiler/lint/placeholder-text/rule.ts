import { below, type Place } from '../../diagnostics/diagnostic.ts'
import { placeAt } from '../../rulebook/spots.ts'
import { placeholder } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** All of them in a text. */
const placeholders = new RegExp(placeholder, 'g')

export const rule = defineRule<SharedContext>({
  summary: 'A text or a name still says that something is to be written there.',
  *check(context) {
    const { briefing, id } = context.compiled
    const hint = 'Players read it as it stands: write what belongs there.'
    for (const { text, about, place } of textsOf(context)) {
      const found = placeholder.exec(text)
      if (found !== null) yield { place: place(), about, message: `"${found[0]}" still stands in "${text}".`, hint }
    }
    for (const { 0: word, index } of briefing.text.matchAll(placeholders)) {
      const place = placeAt(briefing, index, word.length)
      yield { place, about: id, message: `"${word}" still stands in the briefing.`, hint }
    }
  },
})

interface Text {
  readonly text: string
  readonly about: string
  place(): Place
}

/** Lists the texts of a scenario that players read besides its briefing. */
function* textsOf({ compiled, chart }: SharedContext): Generator<Text> {
  const { scenario, origins, sources, id } = compiled
  const root = origins.scenario
  yield { text: scenario.title, about: id, place: () => below(root, 'title') }
  yield { text: scenario.summary, about: id, place: () => below(root, 'summary') }
  for (const [side, { id: about, name }] of scenario.sides.entries())
    yield { text: name, about, place: () => below(origins.sides[side], 'name') }
  for (const [index, { title, author }] of sources.entries()) {
    yield { text: title, about: id, place: () => below(root, 'sources', index, 'title') }
    yield { text: author, about: id, place: () => below(root, 'sources', index, 'author') }
  }
  for (const { id: about, name, place } of chart.units) yield { text: name, about, place: () => below(place, 'name') }
  for (const { name, place } of [...chart.names, ...chart.goals])
    yield { text: name, about: name, place: () => below(place, 'name') }
}
