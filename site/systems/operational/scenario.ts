/** What the page of an operational scenario shows of its own. */
import type { ScenarioBundle } from '../../../compiler/systems/operational/bundle.ts'
import type { ScenarioPlugins } from '../sitePlugin.ts'
import Conditions from './components/Conditions.astro'
import Forces from './components/Forces.astro'
import MeansOfSides from './components/MeansOfSides.astro'
import Objectives from './components/Objectives.astro'

export const operationalScenarios: ScenarioPlugins<ScenarioBundle> = {
  of(bundle) {
    const { card, scenario } = bundle
    const { daysPerTurn } = scenario
    return {
      chips: [
        { value: String(card.turns), text: `turns of ${daysPerTurn === 1 ? 'a day' : `${daysPerTurn} days`}` },
        { value: String(card.units), text: 'units' },
        { value: `${card.width} × ${card.height}`, text: 'hexes' },
      ],
      aside: { Body: Conditions, props: { scenario } },
      parts: [
        {
          id: 'order-of-battle',
          label: 'Order of battle',
          title: 'Order of battle',
          Body: Forces,
          props: { bundle },
        },
        { id: 'means', label: 'Means', title: 'Means from beyond the map', Body: MeansOfSides, props: { scenario } },
        {
          id: 'objectives',
          label: 'Objectives',
          title: 'Objectives and supply',
          Body: Objectives,
          props: { scenario },
        },
      ],
    }
  },
}
