/** The cards in hand, as cards: what each does, and the buttons to play it. */
import type { OperationalAction } from '../../../../../engine/systems/operational/types.ts'
import { Dialog } from '../../../panels/Dialog.tsx'
import { useInstrument } from '../context.ts'
import { whyNot } from '../orderWords.ts'
import { headquartersName, unitName } from '../words.ts'

export const Cards = () => {
  const { state, control } = useInstrument()
  const view = state.view.value
  const { scenario } = state.bundle
  const side = view.viewer ?? view.side
  const plays = [...state.orders.value.groups.values()].flatMap(({ alone }) =>
    alone?.type === 'play-card' ? [alone] : [],
  )
  return (
    <Dialog title="Cards" wide>
      <ul class="cards">
        {state.game.table.cards.map((card, at) => {
          const rules = scenario.rules.cards[card.card]
          if (view.cards[at] !== 1 || card.side !== side || !rules) return null
          const own = plays.filter((action) => action.card === at)
          const sample: OperationalAction = { type: 'play-card', card: at, choice: 0 }
          return (
            <li key={at} class="playing-card" data-side={side}>
              <h3 class="card-title">{rules.name}</h3>
              <p class="card-text">{rules.description}</p>
              {card.unit !== undefined && <p class="note">It brings {unitName(scenario, card.unit)}.</p>}
              {own.map((action) => (
                <button
                  key={action.choice}
                  type="button"
                  class="button main"
                  onClick={() => {
                    control.open(null)
                    control.order(action)
                  }}
                >
                  {action.choice === 0 ? 'Play it' : `Play it for ${headquartersName(scenario, action.choice - 1)}`}
                </button>
              ))}
              {own.length === 0 && <p class="note">{whyNot(state, sample)}</p>}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
