/** Words of command lines that people and editors are given to run. */

/** A word as a shell takes it: in quotes when it holds a blank, or a sign that means something there. */
export const quoteWord = (word: string): string => (/[\s#&;|<>()$`'*?!~]/.test(word) ? `"${word}"` : word)
