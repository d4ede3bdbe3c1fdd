/**
 * Copies a text to the clipboard, where the browser lets it.
 * @param what the text is, in a word: a link, a result
 * @param otherwise what somebody does where the browser does not let it
 * @returns what came of it, in a sentence
 */
export const copyText = async (
  text: string,
  what: string,
  otherwise = `mark the ${what} and copy it yourself`,
): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text)
    return `The ${what} is copied.`
  } catch {
    return `This browser does not let pages copy: ${otherwise}.`
  }
}
