/** Mounts the army builder. It works without a server: cards and validators are files of the site. */
import { render } from 'preact'
import { drawUnit, picture } from '../../../../compiler/cartography/drawings/draw.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { openDatabase } from '../../../saves/database.ts'
import { ArmyBuilder } from './ArmyBuilder.tsx'
import { isUnit } from './army.ts'

class ArmyBuilderElement extends HTMLElement {
  connectedCallback(): void {
    void this.#show().catch((problem: unknown) => {
      this.textContent = `The army builder could not be loaded: ${problem instanceof Error ? problem.message : problem}.`
    })
  }

  async #show(): Promise<void> {
    const { tables = '', validators = '', reference = '', system = '', battles = '[]' } = this.dataset
    const response = await fetch(tables)
    if (!response.ok) throw new Error(`the tables could not be loaded (${response.status})`)
    const rules = (await response.json()) as SkirmishRules
    this.replaceChildren()
    render(
      <ArmyBuilder
        builder={{
          rules,
          system,
          database: openDatabase(),
          draw: ({ card }) =>
            isUnit(card)
              ? `<svg viewBox="0 0 ${picture.width} ${picture.height}" width="60" height="35">${drawUnit(card.drawing)}</svg>`
              : '',
          hrefOf: ({ deck, id }) => `${reference}${deck}/${id}/`,
          validators,
          battles: JSON.parse(battles),
        }}
      />,
      this,
    )
    this.dataset.ready = 'true'
  }
}

customElements.define('army-builder', ArmyBuilderElement)
