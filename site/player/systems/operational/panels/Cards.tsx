/** The cards in hand: what each does, and the buttons to play it. */

import { Dialog } from '../../../dialogs/Dialog.tsx'
import { Button } from '../../../panels/parts.tsx'
import { headquartersName, unitName } from '../names.ts'
import { whyNot } from '../orderWords.ts'
import { usePlayer } from '../types.ts'

/** The ways to play a card, or why it cannot be played. */
const Plays = ({ card }: { card: number }) => {
  const { state, actions, orders, scenario } = usePlayer()
  const plays = [...orders.groups.values()].flatMap(({ alone }) =>
    alone?.type === 'play-card' && alone.card === card ? [alone] : [],
  )
  if (plays.length === 0) return <p class="note">{whyNot(state, { type: 'play-card', card, choice: 0 })}</p>
  return (
    <>
      {plays.map((action) => {
        const play = (): void => {
          actions.close()
          actions.order(action)
        }
        return (
          <Button key={action.choice} class="button main" press={play}>
            {action.choice === 0 ? 'Play it' : `Play it for ${headquartersName(scenario, action.choice - 1)}`}
          </Button>
        )
      })}
    </>
  )
}

export const Cards = () => {
  const { derived, scenario, view } = usePlayer()
  const { table, own } = derived
  return (
    <Dialog title="Cards" wide>
      <ul class="cards">
        {table.cards.map((card, at) => {
          const rules = scenario.rules.cards[card.card]
          if (view.cards[at] !== 1 || card.side !== own || !rules) return null
          return (
            <li key={at} class="playing-card" data-side={own}>
              <h3 class="card-title">{rules.name}</h3>
              <p class="card-text">{rules.description}</p>
              {card.unit !== undefined && <p class="note">It brings {unitName(scenario, card.unit)}.</p>}
              <Plays card={at} />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
