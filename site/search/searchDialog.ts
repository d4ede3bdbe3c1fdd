/** What the search dialog finds. The page loads this when the dialog is first opened. */
import { begin, fetchEntries } from './entries.ts'
import type { LookUp } from './lookUp.ts'

/** The part of Pagefind's interface that we use. */
interface Pagefind {
  init(): Promise<void>
  debouncedSearch(query: string, options: Options): Promise<{ readonly results: readonly Hit[] } | null>
  search(query: string, options: Options): Promise<{ readonly results: readonly Hit[] }>
}

interface Options {
  readonly filters: object
}

/** Pages for those who make battles come after those for players: `Page.astro` marks them. */
const authors = { for: 'authors' }

interface Hit {
  readonly id: string
  data(): Promise<Found>
}

interface Found {
  readonly url: string
  /** HTML, escaped by Pagefind but for `<mark>`. */
  readonly excerpt: string
  readonly meta: { readonly title?: string }
  readonly filters: { readonly system?: readonly string[] }
  readonly sub_results: readonly { readonly title: string; readonly url: string; readonly excerpt: string }[]
}

const mostPages = 8
const mostPlaces = 3
/** Characters of a rule that are shown. */
const mostText = 220

interface Result {
  readonly url: string
  readonly title: string
  /** The rule system that it is about, by its title. */
  readonly system?: string | undefined
  readonly className?: string
}

/** A result. `excerpt` is escaped HTML of Pagefind's, or a text. */
const linkTo = (
  { url, title, system, className = '' }: Result,
  excerpt: string | { readonly text: string },
): HTMLLIElement => {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = url
  link.className = className
  const name = document.createElement('b')
  name.textContent = title
  const words = document.createElement('span')
  if (typeof excerpt === 'string') words.innerHTML = excerpt
  else words.textContent = excerpt.text
  link.append(name)
  if (system !== undefined) {
    const about = document.createElement('i')
    about.textContent = system
    link.append(about)
  }
  link.append(words)
  item.append(link)
  return item
}

const markedIn = (excerpt: string): readonly string[] =>
  [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word)

export class SearchDialog {
  readonly #root: HTMLElement
  readonly #input: HTMLInputElement
  readonly #select: HTMLSelectElement
  #index: Promise<Pagefind> | undefined
  #rules: Promise<LookUp | undefined> | undefined
  /** The number of the search that was begun last. */
  #turn = 0

  constructor(root: HTMLElement, input: HTMLInputElement, select: HTMLSelectElement) {
    this.#root = root
    this.#input = input
    this.#select = select
    root.addEventListener('keydown', (event) => this.#walk(event))
    const search = (): Promise<void> => this.#search()
    input.addEventListener('input', search)
    select.addEventListener('change', search)
    // Somebody may have written before this was loaded.
    void search()
  }

  /** Fetches what is searched; what failed is tried again. */
  prepare(): void {
    this.#load().catch(() => undefined)
    this.#loadRules()
  }

  #load(): Promise<Pagefind> {
    this.#index ??= (async () => {
      const index = (await import(/* @vite-ignore */ this.#root.dataset.index ?? '')) as Pagefind
      await index.init()
      return index
    })()
    return this.#index
  }

  #loadRules(): Promise<LookUp | undefined> {
    this.#rules ??= (async () => {
      const [{ makeLookUp }, entries] = await Promise.all([import('./lookUp.ts'), fetchEntries()])
      return makeLookUp(entries)
    })().catch(() => {
      // The next search tries again.
      this.#rules = undefined
      return undefined
    })
    return this.#rules
  }

  #titleOf(system: string | undefined): string | undefined {
    return [...this.#root.querySelectorAll('option')].find(({ value }) => value === system && value !== '')?.label
  }

  /** The rule system of the page, whose answers come first. */
  #systemHere(): string | undefined {
    return this.#root.dataset.system ?? document.querySelector<HTMLElement>('.player-mount')?.dataset.system
  }

  async #answers(query: string, system: string): Promise<readonly HTMLLIElement[]> {
    const rules = await this.#loadRules()
    const found = rules?.answers(query, { first: this.#systemHere(), ...(system !== '' && { only: system }) }) ?? []
    return found.map((entry) =>
      linkTo(
        { url: entry.address, title: entry.title, system: this.#titleOf(entry.system), className: entry.kind },
        { text: begin(entry.text, mostText) },
      ),
    )
  }

  /** A page and its best matching sections. */
  #entryOf(page: Found): readonly HTMLLIElement[] {
    const places = page.sub_results.filter(({ url }) => url !== page.url && !url.endsWith('#_top')).slice(0, mostPlaces)
    const system = this.#titleOf(page.filters.system?.[0])
    return [
      linkTo({ url: page.url, title: page.meta.title ?? page.url, system }, page.excerpt),
      ...places.map((place) => linkTo({ ...place, className: 'place' }, place.excerpt)),
    ]
  }

  /** The pages that are about a query, best first; null when another search has replaced it. @throws Error without an index */
  async #pages(query: string, system: string): Promise<readonly Found[] | null> {
    const [index, { isAbout, wordsIn }] = await Promise.all([this.#load(), import('./words.ts')])
    const asked = wordsIn(query)
    if (asked.length === 0) return []
    const words = asked.join(' ')
    const only = system === '' ? {} : { system }
    const found = await index.debouncedSearch(words, { filters: { ...only, not: authors } })
    if (!found) return null
    const here = system === '' ? this.#systemHere() : undefined
    const near =
      here === undefined ? [] : (await index.search(words, { filters: { system: here, not: authors } })).results
    const further = await index.search(words, { filters: { ...only, ...authors } })
    const hits = [...new Map([...near, ...found.results, ...further.results].map((hit) => [hit.id, hit])).values()]
    const pages = await Promise.all(hits.slice(0, 2 * mostPages).map((hit) => hit.data()))
    // The index goes on with the beginning of a word that it does not know.
    return pages.filter(({ excerpt }) => isAbout(asked, markedIn(excerpt))).slice(0, mostPages)
  }

  async #search(): Promise<void> {
    const turn = ++this.#turn
    const query = this.#input.value.trim()
    const system = this.#select.value
    if (query === '') return this.#show([], '')
    const [answers, pages] = await Promise.all([
      this.#answers(query, system),
      this.#pages(query, system).catch(() => undefined),
    ])
    if (turn !== this.#turn || pages === null) return
    const items = [...answers, ...(pages ?? []).flatMap((page) => this.#entryOf(page))]
    const count = answers.length + (pages?.length ?? 0)
    if (count > 0) this.#show(items, count === 1 ? 'One result' : `${count} results`)
    else if (pages) this.#show([], `Nothing about “${query}”.`)
    else this.#show([], 'The search index is made when the site is built; there is none here.')
  }

  #show(items: readonly HTMLLIElement[], status: string): void {
    this.#root.querySelector('.results')?.replaceChildren(...items)
    const line = this.#root.querySelector('.status')
    if (line) line.textContent = status
  }

  /** Moves the focus between results with the arrow keys. */
  #walk(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    // In the list of rule systems the arrows choose.
    if (step === 0 || event.target instanceof HTMLSelectElement) return
    const stops = [...this.#root.querySelectorAll<HTMLElement>('dialog input, .results a')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
    event.preventDefault()
  }
}
