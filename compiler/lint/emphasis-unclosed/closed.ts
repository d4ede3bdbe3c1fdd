/** An empty line, also of blanks. */
const emptyLine = /\n\s*\n/

/**
 * Whether it is certain that each mark `**` has its partner in the same paragraph: the marks of a text taken two by two, and no empty
 * line between. False says nothing.
 */
export const isSurelyClosed = (text: string): boolean => {
  for (let from = text.indexOf('**'); from >= 0; ) {
    const to = text.indexOf('**', from + 2)
    if (to < 0 || text[from - 1] === '\\' || text[to - 1] === '\\') return false
    if (text.indexOf('\n', from) < to && emptyLine.test(text.slice(from, to))) return false
    from = text.indexOf('**', to + 2)
  }
  return true
}
