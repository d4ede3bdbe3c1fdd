/** The bottom bar: the phases, the decision, the hand, action points, piles of all seats. */
import { deckSize } from '../../../../../engine/systems/skirmish/cards/deck.ts'
import { storeOf, supplyRows } from '../../../../../engine/systems/skirmish/units.ts'
import { Button } from '../../../panels/parts.tsx'
import { AllUnits, AskStaff, NextUnit } from '../../../panels/StripButtons.tsx'
import * as say from '../names.ts'
import { ordering } from '../shellOrders.ts'
import { usePlayer } from '../types.ts'
import { CardBacks } from './CardFace.tsx'
import { Decision } from './Decision.tsx'
import { Hand } from './Hand.tsx'

/** The phases in a row: the one that goes on is marked. */
const Phases = () => {
  const { phase: now } = usePlayer().derived.known
  const at = say.turnPhases.findIndex(([one]) => one === now)
  if (at < 0) return null
  return (
    <ol class="sk-phases">
      {say.turnPhases.map(([one, word], index) => (
        <li key={one} aria-current={index === at ? 'step' : undefined} data-past={index < at}>
          {word}
        </li>
      ))}
    </ol>
  )
}

/** Action points as a coin, and what the supply line brings. */
const Points = () => {
  const { table, known, own, team } = usePlayer().derived
  return (
    <p class="sk-points" data-side={own}>
      <span class="sk-coin">{known.ap[own]}</span>
      <span>
        action points
        <small>at most {storeOf(table, known, own)} kept</small>
        <small>{say.count(supplyRows(table, known, team), 'row')} in supply</small>
      </span>
    </p>
  )
}

/** The public facts about the cards of each seat. */
const Piles = () => {
  const { actions, derived, view } = usePlayer()
  const { table, known, own } = derived
  const isDuel = view.viewer !== null && table.teamOf.length === 2
  // Cards that are not seen lie in the deck of what is known.
  const deck = deckSize(table, known, own) - (view.viewer === null ? view.hands[own] : 0)
  return (
    <Button class="sk-piles bare" press={() => actions.open('cards')} aria-keyshortcuts="D">
      <CardBacks side={own} count={deck} label="deck" />
      {[...table.teamOf.keys()]
        .filter((seat) => seat !== view.viewer)
        .map((seat) => (
          <CardBacks
            key={seat}
            side={seat}
            count={view.hands[seat]}
            label={isDuel ? 'enemy hand' : say.seatName(table, seat)}
          />
        ))}
      <span class="visually-hidden">: decks and discarded cards</span>
    </Button>
  )
}

export const Strip = () => {
  const { state, view } = usePlayer()
  return (
    <div class="sk-table">
      <div class="sk-turn">
        <Phases />
        <Decision />
        <p class="sk-tools cluster">
          {ordering.able(state).length > 0 && <NextUnit class="button small" />}
          <AllUnits class="button small" />
          <AskStaff />
        </p>
      </div>
      {view.viewer !== null && <Points />}
      {view.viewer !== null && <Hand />}
      <Piles />
    </div>
  )
}
