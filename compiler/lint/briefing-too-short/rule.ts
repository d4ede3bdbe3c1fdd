import { placeAt } from '../../rulebook/spots.ts'
import { briefingOf, countWords } from '../prose.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** With fewer words nobody knows who he is, what he wants and what hinders him. */
const least = { situation: 30, history: 15 }

export const rule = defineRule<SharedContext>({
  summary: 'A briefing is too short to put anybody in the place of a commander, or to say what happened.',
  *check({ compiled }) {
    const { briefing } = compiled
    const { situation, history } = briefingOf(briefing)
    const words = countWords(situation.text)
    if (words < least.situation) {
      yield {
        place: { file: briefing.path, path: [] },
        message: `The briefing has ${words} words before the battle.`,
        hint: `Say in ${least.situation} words or more where and when it is, what each side wants, and what hinders it.`,
      }
    }
    if (history === undefined) return
    const found = countWords(history.text)
    if (found >= least.history) return
    yield {
      place: placeAt(briefing, briefing.text.lastIndexOf('#', history.start), 1),
      message: `Below "What happened" stand ${found} words.`,
      hint: `Say in ${least.history} words or more how it went and what came of it.`,
    }
  },
})
