/** Hides the cards that do not match the chosen level, rule system and length, which the address keeps for the way back. */
import { keepInAddress, narrowByForm, textOf } from './narrow.ts'

class ScenarioFilter extends HTMLElement {
  connectedCallback(): void {
    const cards = [...this.querySelectorAll<HTMLElement>('.scenario-card')]
    const form = this.querySelector('form')
    if (form) keepInAddress(form)
    narrowByForm(this, (chosen) => {
      const level = textOf(chosen, 'level')
      const system = textOf(chosen, 'system')
      const turns = Number(textOf(chosen, 'turns') || Number.POSITIVE_INFINITY)
      for (const card of cards)
        card.hidden = !(
          (level === '' || card.dataset.level === level) &&
          (system === '' || card.dataset.system === system) &&
          Number(card.dataset.turns) <= turns
        )
      const shown = cards.filter(({ hidden }) => !hidden).length
      return shown === 0 ? 'None like that yet.' : `${shown} of ${cards.length}`
    })
  }
}

customElements.define('scenario-filter', ScenarioFilter)
