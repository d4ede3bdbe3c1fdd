/** The search dialog. The index is loaded with the first search. */
import { wordsOf } from './searchWords.ts'

/** What we use of Pagefind's interface. */
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
  data(): Promise<Found>
}

interface Found {
  readonly url: string
  /** HTML, escaped by Pagefind but for `<mark>`. */
  readonly excerpt: string
  readonly meta: { readonly title?: string }
  readonly sub_results: readonly { readonly title: string; readonly url: string; readonly excerpt: string }[]
}

const mostPages = 8
const mostPlaces = 3

const linkTo = (url: string, title: string, excerpt: string, className = ''): HTMLLIElement => {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = url
  link.className = className
  const name = document.createElement('b')
  name.textContent = title
  const text = document.createElement('span')
  text.innerHTML = excerpt
  link.append(name, text)
  item.append(link)
  return item
}

/** A page and its best matching sections. */
const entryOf = (page: Found): readonly HTMLLIElement[] => {
  const places = page.sub_results.filter(({ url }) => url !== page.url && !url.endsWith('#_top')).slice(0, mostPlaces)
  return [
    linkTo(page.url, page.meta.title ?? page.url, page.excerpt),
    ...places.map((place) => linkTo(place.url, place.title, place.excerpt, 'place')),
  ]
}

class SiteSearch extends HTMLElement {
  #index: Promise<Pagefind> | undefined

  connectedCallback(): void {
    const dialog = this.querySelector('dialog')
    const input = this.querySelector('input')
    const button = this.querySelector<HTMLButtonElement>('.open')
    if (!dialog || !input || !button) return
    button.hidden = false
    const open = (): void => {
      dialog.showModal()
      input.select()
      this.#load()
    }
    button.addEventListener('click', open)
    addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (dialog.open) dialog.close()
      else open()
    })
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
    })
    dialog.addEventListener('keydown', (event) => this.#walk(event))
    input.addEventListener('input', () => this.#search(input.value.trim()))
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      this.querySelector<HTMLAnchorElement>('.results a')?.click()
    })
  }

  #load(): Promise<Pagefind> {
    this.#index ??= (async () => {
      const index = (await import(/* @vite-ignore */ this.dataset.index ?? '')) as Pagefind
      await index.init()
      return index
    })()
    return this.#index
  }

  async #search(query: string): Promise<void> {
    if (query === '') return this.#show([], '')
    try {
      const index = await this.#load()
      const asked = wordsOf(query)
      const found = await index.debouncedSearch(asked, { filters: { not: authors } })
      // Null means that a newer search has replaced this one.
      if (!found) return
      const further = await index.search(asked, { filters: authors })
      const hits = [...found.results, ...further.results]
      const pages = await Promise.all(hits.slice(0, mostPages).map((hit) => hit.data()))
      const count = hits.length
      const status = count === 0 ? `Nothing about “${query}”.` : count === 1 ? 'One page' : `${count} pages`
      this.#show(pages.flatMap(entryOf), status)
    } catch {
      this.#show([], 'The search index is made when the site is built; there is none here.')
    }
  }

  #show(items: readonly HTMLLIElement[], status: string): void {
    this.querySelector('.results')?.replaceChildren(...items)
    const line = this.querySelector('.status')
    if (line) line.textContent = status
  }

  /** Moves the focus between results with the arrow keys. */
  #walk(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const stops = [...this.querySelectorAll<HTMLElement>('dialog input, .results a')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
    event.preventDefault()
  }
}

customElements.define('site-search', SiteSearch)
