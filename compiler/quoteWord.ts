/** Words of command lines that people and editors are given to run. */

/**
 * A word as a shell takes it: in quotes when it holds a blank, or a sign that means something there. Double quotes are understood
 * everywhere; single ones stand where a sign means something within these too.
 */
export const quoteWord = (word: string): string => {
  if (/[$`"!]/.test(word)) return `'${word.replaceAll("'", "'\\''")}'`
  return /[\s#&;|<>()'*?~]/.test(word) ? `"${word}"` : word
}
