/**
 * Hides codes outside of the chosen group or without all search words. The filter is kept in the URL, so that it is restored
 * on the way back from a code's page. Enter opens the only code that is left.
 */
import { keepInAddress, narrowByForm, textOf, wordsOf } from './narrow.ts'

class CodeFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    keepInAddress(form)
    const narrow = narrowByForm(this, (chosen) => this.#narrow(chosen))
    form.addEventListener('submit', () => {
      const [only, another] = this.querySelectorAll<HTMLAnchorElement>('.codes > div:not([hidden]) a')
      if (only && !another) only.click()
    })
    // A link to a hidden group, such as one in the table of contents, resets the filter.
    addEventListener('hashchange', () => {
      const place = this.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`)
      if (!place?.closest('[hidden]')) return
      form.reset()
      narrow()
      place.scrollIntoView()
    })
  }

  #narrow(chosen: FormData): string {
    const group = textOf(chosen, 'group')
    const words = wordsOf(chosen, 'words')
    let shown = 0
    let all = 0
    for (const section of this.querySelectorAll<HTMLElement>('section')) {
      const isChosen = group === '' || section.dataset.group === group
      const lines = [...section.querySelectorAll<HTMLElement>('.codes > div')]
      for (const line of lines) {
        const text = line.textContent?.toLowerCase() ?? ''
        line.hidden = !isChosen || !words.every((word) => text.includes(word))
      }
      const own = lines.filter(({ hidden }) => !hidden).length
      const count = section.querySelector('.count')
      if (count) count.textContent = String(own)
      section.hidden = own === 0
      shown += own
      all += lines.length
    }
    return shown === 0 ? 'No code holds all of that.' : `${shown} of ${all} codes`
  }
}

customElements.define('code-filter', CodeFilter)
