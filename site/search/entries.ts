/** The entries of rulebooks, as the search and previews of links fetch them. */
import type { SearchEntry } from './lookUp.ts'

let known: Promise<readonly SearchEntry[]> | undefined

/** All words and rules. They are fetched once; after a failure the next one who asks tries again. @throws Error where there are none */
export const fetchEntries = (): Promise<readonly SearchEntry[]> => {
  const address = document.querySelector<HTMLElement>('site-search')?.dataset.entries ?? ''
  known ??= fetch(address, { cache: 'no-cache' }).then((answer) => answer.json() as Promise<readonly SearchEntry[]>)
  known.catch(() => {
    known = undefined
  })
  return known
}

/** The first words of a text, no more than so many characters. */
export const begin = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`
