/** Narrows the matrix to the attackers of one nation and the defenders of another. */
class MatchupMatrix extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    form.hidden = false
    form.addEventListener('change', () => this.#narrow(form))
    this.#narrow(form)
  }

  #narrow(form: HTMLFormElement): void {
    const chosen = new FormData(form)
    this.#show('attacker', String(chosen.get('attacker') ?? ''))
    this.#show('defender', String(chosen.get('defender') ?? ''))
  }

  #show(role: 'attacker' | 'defender', nation: string): void {
    for (const cell of this.querySelectorAll<HTMLElement>(`[data-${role}]`))
      cell.hidden = nation !== '' && cell.dataset[role] !== nation
  }
}

customElements.define('matchup-matrix', MatchupMatrix)
