/** What of a resolved scenario decides how it plays: words and looks are left out, so that a better sentence replays nothing. */
import type { BattleScenario } from '../bundle.ts'
import { systemCompilerOf } from '../systems/index.ts'

const isText = (value: unknown): boolean => typeof value === 'string'

/** Fields that no rule of any system reads, with the form they have: an author's id that happens to be such a word names something else. */
const sharedWords: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['title', isText],
  ['summary', isText],
  ['name', isText],
  ['description', isText],
  ['look', isText],
  ['symbol', isText],
  ['date', isText],
  ['colour', (value) => typeof value === 'object' && value !== null && 'light' in value && 'dark' in value],
  ['names', Array.isArray],
])

/** The scenario without its words; `words` are those of its system beside the usual ones: texts and numbers. */
export const factsOf = (value: unknown, words: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => factsOf(item, words))
  if (typeof value !== 'object' || value === null) return value
  const isWord = (key: string, inner: unknown): boolean =>
    sharedWords.get(key)?.(inner) ?? (words.includes(key) && typeof inner !== 'object')
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !isWord(key, inner))
      .map(([key, inner]) => [key, factsOf(inner, words)]),
  )
}

/** What evidence about a scenario depends on: all of the scenario that decides play, and how its system plays. */
export const playedFacts = (scenario: BattleScenario) => {
  const { words, fingerprint } = systemCompilerOf(scenario.system).playtest
  return { scenario: factsOf(scenario, words) as Record<string, object>, engine: fingerprint }
}
