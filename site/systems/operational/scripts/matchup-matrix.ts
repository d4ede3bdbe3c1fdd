/** Filters the matrix by the nation of the attackers and of the defenders. */
import { narrowByForm, textOf } from '../../../scripts/narrow.ts'

class MatchupMatrix extends HTMLElement {
  connectedCallback(): void {
    narrowByForm(this, (chosen) => {
      for (const role of ['attacker', 'defender'] as const) {
        const nation = textOf(chosen, role)
        for (const cell of this.querySelectorAll<HTMLElement>(`[data-${role}]`))
          cell.hidden = nation !== '' && cell.dataset[role] !== nation
      }
      return ''
    })
  }
}

customElements.define('matchup-matrix', MatchupMatrix)
