/** What the page of a battle led by cards shows of its own. */
import type { ScenarioBundle } from '../../../compiler/systems/command-cards/bundle.ts'
import type { ScenarioFaces } from '../face.ts'
import Conditions from './components/Conditions.astro'
import Forces from './components/Forces.astro'
import Medals from './components/Medals.astro'

export const commandCardsScenarios: ScenarioFaces<ScenarioBundle> = {
  of({ card, scenario }) {
    return {
      chips: [
        { value: String(card.turns), text: 'turns' },
        { value: String(card.units), text: 'units' },
        { value: scenario.sides.map(({ medals }) => medals).join(' and '), text: 'medals to win' },
      ],
      aside: { Body: Conditions, props: { scenario } },
      parts: [
        {
          id: 'order-of-battle',
          label: 'Order of battle',
          title: 'Order of battle',
          Body: Forces,
          props: { scenario },
        },
        { id: 'medals', label: 'Medals', title: 'Places worth medals', Body: Medals, props: { scenario } },
      ],
    }
  },
}
