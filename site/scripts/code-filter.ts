/** Hides the codes that are not of the chosen group or do not hold all words. */
class CodeFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    form.hidden = false
    form.addEventListener('input', () => this.#narrow(form))
    form.addEventListener('submit', (event) => event.preventDefault())
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
      section.hidden = own === 0
      shown += own
    }
    const status = form.querySelector('[role=status]')
    if (status) status.textContent = shown === 0 ? 'None like that.' : `${shown} of ${all}`
  }
}

customElements.define('code-filter', CodeFilter)
