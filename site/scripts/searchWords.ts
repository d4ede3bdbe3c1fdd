/** Words that only make a question of what is asked: the index looks for pages that have every word. */
const fillers = new Set(
  'a an and are be by can could do does did for from how i if in is it its may me mean means my of on or should that the their then there to was we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** What is looked for: a question without its small words, and anything else as it stands. */
export const wordsOf = (query: string): string => {
  const kept = query.split(/\s+/).filter((word) => !fillers.has(word.toLowerCase().replace(/[?!.,]+$/, '')))
  return kept.length === 0 ? query : kept.join(' ').replace(/[?!.,]+$/, '')
}
