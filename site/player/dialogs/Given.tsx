/** A text to take along: one marks it, or a button copies it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { copyText } from '../../scripts/copyText.ts'

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
  const copy = async (text: string): Promise<void> => tell(await copyText(text, what))
  return { told, tell, copy }
}
