/** What of a resolved scenario decides how it plays: words and looks are left out, so that a better sentence replays nothing. */

const isText = (value: unknown): boolean => typeof value === 'string'

/** Fields that no rule reads, with the form they have: an author's id that happens to be such a word names something else. */
const words: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['title', isText],
  ['summary', isText],
  ['name', isText],
  ['adjective', isText],
  ['description', isText],
  ['formation', isText],
  ['look', isText],
  ['symbol', isText],
  ['echelon', isText],
  ['date', isText],
  ['daysPerTurn', (value) => typeof value === 'number'],
  ['colour', (value) => typeof value === 'object' && value !== null && 'light' in value && 'dark' in value],
  ['names', Array.isArray],
])

/** The scenario without its words. */
export const factsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(factsOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !words.get(key)?.(inner))
      .map(([key, inner]) => [key, factsOf(inner)]),
  )
}
