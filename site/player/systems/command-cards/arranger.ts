/** How battles led by cards are arranged: the figures of each unit, and the card that was played. */
import { openArranged } from '../../../../engine/systems/command-cards/arranged.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Arranger } from '../../calculator/arrangement.ts'
import type { CommandCardsTypes } from './types.ts'

/** Figures with which a unit starts, and most it can have. */
const figuresOf = ({ rules, units }: CommandCardsScenario, unit: number): number =>
  units[unit].figures ?? rules.unitTypes[units[unit].type].figures

export const arranger: Arranger<CommandCardsTypes> = {
  ofBattle: ({ rules }, { card = 0 }) => [
    {
      id: 'card',
      name: 'Card',
      options: [
        [0, 'One that only orders'],
        ...Object.values(rules.cards).flatMap(({ name, movement, battle }, at) =>
          movement || battle ? [[at + 1, name] as const] : [],
        ),
      ],
      value: card,
    },
  ],
  ofUnit(scenario, unit, { values }) {
    const most = figuresOf(scenario, unit)
    return [
      {
        id: 'figures',
        name: 'Figures',
        options: Array.from({ length: most }, (_, at) => [at + 1, String(at + 1)]),
        value: values.figures ?? most,
      },
    ]
  },
  open: (scenario, { side, values, units }) =>
    openArranged(scenario, {
      side: side as Side,
      card: values.card ? values.card - 1 : undefined,
      units: new Map(
        [...units].map(([unit, { hex, values: set }]) => [
          unit,
          { hex, figures: set.figures ?? figuresOf(scenario, unit) },
        ]),
      ),
    }),
}
