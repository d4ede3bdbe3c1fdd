/** Hides the cards that do not match the chosen level, rule system and length. */
import { narrowByForm, textOf } from './narrow.ts'

class ScenarioFilter extends HTMLElement {
  connectedCallback(): void {
    const cards = [...this.querySelectorAll<HTMLElement>('.scenario-card')]
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
