/** A text to take along: one marks it, or a button copies it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

export const Given = ({ text, children }: { readonly text: string; readonly children: ComponentChildren }) => (
  <label class="field">
    <span>{children}</span>
    <input type="text" readonly value={text} onFocus={(event) => event.currentTarget.select()} />
  </label>
)

/**
 * Copies texts to the clipboard, where the browser lets it.
 * @param what the text is, in a word: a link, a result
 * @returns how to copy, and what came of it, to be shown; other things can be told in the same place
 */
export const useCopy = (what: string) => {
  const [told, tell] = useState('')
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      tell(`The ${what} is copied.`)
    } catch {
      tell(`This browser does not let pages copy: mark the ${what} and copy it yourself.`)
    }
  }
  return { told, tell, copy }
}
