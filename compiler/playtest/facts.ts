/** What of a resolved scenario decides how it plays: words and colours are left out, so that a better sentence replays nothing. */

const words: ReadonlySet<string> = new Set([
  'title',
  'summary',
  'name',
  'adjective',
  'description',
  'formation',
  'colour',
  'look',
  'symbol',
  'echelon',
  'date',
  'daysPerTurn',
  'names',
])

/** The scenario without its words. */
export const factsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(factsOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !words.has(key))
      .map(([key, inner]) => [key, factsOf(inner)]),
  )
}
