/**
 * Hides the codes that are not of the chosen group or do not hold all words. What is looked for stands in the address, so that it
 * is there again when somebody comes back from a code's page. Enter opens the only code that is left.
 */
class CodeFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    form.hidden = false
    const asked = new URLSearchParams(location.search)
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      field.value = asked.get(field.name) ?? ''
    form.addEventListener('input', () => {
      this.#narrow(form)
      keepInAddress(form)
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const [only, another] = this.querySelectorAll<HTMLAnchorElement>('.codes > div:not([hidden]) a')
      if (only && !another) only.click()
    })
    // A link to a group that is hidden, such as one beside the text, asks for all of it.
    addEventListener('hashchange', () => {
      const place = this.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`)
      if (!place?.closest('[hidden]')) return
      form.reset()
      this.#narrow(form)
      place.scrollIntoView()
    })
    this.#narrow(form)
  }

  #narrow(form: HTMLFormElement): void {
    const chosen = new FormData(form)
    const group = String(chosen.get('group') ?? '')
    const words = String(chosen.get('words') ?? '')
      .toLowerCase()
      .split(/\s+/)
    let shown = 0
    let all = 0
    for (const section of this.querySelectorAll<HTMLElement>('section')) {
      const isChosen = group === '' || section.dataset.group === group
      let own = 0
      for (const line of section.querySelectorAll<HTMLElement>('.codes > div')) {
        const text = line.textContent?.toLowerCase() ?? ''
        line.hidden = !isChosen || !words.every((word) => text.includes(word))
        if (!line.hidden) own++
        all++
      }
      const count = section.querySelector('.count')
      if (count) count.textContent = String(own)
      section.hidden = own === 0
      shown += own
    }
    const status = form.querySelector('[role=status]')
    if (status) status.textContent = shown === 0 ? 'No code holds all of that.' : `${shown} of ${all} codes`
  }
}

/** Writes what is looked for into the address, without a step in the history. */
const keepInAddress = (form: HTMLFormElement): void => {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') asked.set(name, String(value))
  const query = asked.toString()
  history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`)
}

customElements.define('code-filter', CodeFilter)
