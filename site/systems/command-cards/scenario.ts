/** What the page of a battle led by cards shows of its own. */
import type { ScenarioBundle } from '../../../compiler/systems/command-cards/bundle.ts'
import type { ScenarioPlugins } from '../sitePlugin.ts'
import Board from './components/Board.astro'
import Conditions from './components/Conditions.astro'
import DeckPicture from './components/DeckPicture.astro'
import Forces from './components/Forces.astro'
import Medals from './components/Medals.astro'
import RulesInForce from './components/RulesInForce.astro'

export const commandCardsScenarios: ScenarioPlugins<ScenarioBundle> = {
  of(bundle) {
    const { card, scenario } = bundle
    const { rules, deck, system, sides } = scenario
    return {
      chips: [
        { value: sides.map(({ medals }) => medals).join(' : '), text: 'medals to win' },
        { value: String(card.turns), text: 'turns at the most' },
        { value: String(card.units), text: 'units' },
        { value: `${card.width} × ${card.height}`, text: 'hexes' },
      ],
      aside: { Body: Conditions, props: { scenario } },
      parts: [
        { id: 'forces', label: 'Forces', title: 'Forces', Body: Forces, props: { bundle } },
        { id: 'medals', label: 'Medals', title: 'Medals', Body: Medals, props: { scenario } },
        {
          id: 'special-rules',
          label: 'Special rules',
          title: 'Special rules',
          Body: RulesInForce,
          props: { scenario },
        },
        { id: 'ground', label: 'Ground', title: 'On the board', Body: Board, props: { scenario } },
        {
          id: 'deck',
          label: 'Deck',
          title: 'The deck',
          Body: DeckPicture,
          props: { cards: rules.cards, deck, system },
        },
      ],
    }
  },
}
