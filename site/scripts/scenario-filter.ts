/** Hides the cards that do not match the chosen level, rule system and length. */
class ScenarioFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    form.hidden = false
    form.addEventListener('change', () => this.#narrow(form))
    form.addEventListener('submit', (event) => event.preventDefault())
    this.#narrow(form)
  }

  #narrow(form: HTMLFormElement): void {
    const chosen = new FormData(form)
    const level = String(chosen.get('level') ?? '')
    const system = String(chosen.get('system') ?? '')
    const turns = Number(chosen.get('turns') || Number.POSITIVE_INFINITY)
    const cards = [...this.querySelectorAll<HTMLElement>('.scenario-card')]
    for (const card of cards) {
      const { dataset } = card
      const matches =
        (level === '' || dataset.level === level) &&
        (system === '' || dataset.system === system) &&
        Number(dataset.turns) <= turns
      card.hidden = !matches
    }
    const shown = cards.filter((card) => !card.hidden).length
    const status = form.querySelector('[role=status]')
    if (status) status.textContent = shown === 0 ? 'None like that yet.' : `${shown} of ${cards.length}`
  }
}

customElements.define('scenario-filter', ScenarioFilter)
