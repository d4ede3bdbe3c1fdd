/** Who leads each side; a new game, or another opponent in this one; games brought along. */
import { useSignal } from '@preact/signals'
import { useInstrument } from '../context.ts'
import { firstSeats } from '../games.ts'
import { Dialog } from '../panels/Dialog.tsx'
import { Section } from '../panels/Section.tsx'
import type { Seat, Seats } from '../state.ts'
import { count } from '../words.ts'

const seatWords: Readonly<Record<Seat, string>> = {
  human: 'A person at this screen',
  planner: 'The computer, planning',
  greedy: 'The computer, looking one step ahead',
  random: 'The computer, at random',
}

const SeatChoice = ({ side, value, choose }: { side: 0 | 1; value: Seat; choose(seat: Seat): void }) => {
  const { scenario, players } = useInstrument().state.bundle
  const seats: readonly Seat[] = ['human', ...[...players].reverse()]
  return (
    <label class="field">
      <span>
        <span class="side-dot" data-side={side} aria-hidden="true" /> {scenario.sides[side].name}
      </span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value as Seat)}>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {seatWords[seat]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Games of earlier versions of the scenario: kept, and said so. */
const OldGames = () => {
  const { state, control } = useInstrument()
  if (state.oldGames.value.length === 0) return null
  return (
    <Section title="From earlier versions of this scenario">
      <p class="note">
        The scenario has changed since. Such a game can be tried on the new version: its actions are repeated as long as
        they are legal, but dice may fall differently.
      </p>
      <ul class="old-games">
        {state.oldGames.value.map((old) => (
          <li key={old.scenarioHash}>
            <span>
              {count(old.moves, 'action')} <code>{old.scenarioHash.slice(0, 6)}</code>
            </span>
            <button
              type="button"
              class="button"
              onClick={() => {
                control.games.carryOver(old)
                control.open(null)
              }}
            >
              Try it here
            </button>
            <button type="button" class="button quiet" onClick={() => void control.games.discard(old)}>
              Discard
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const NewGame = () => {
  const { state, control } = useInstrument()
  // A signal, so that a button pressed at once after a choice knows of it.
  const chosen = useSignal<Seats>(state.timeline.value.steps.length === 0 ? state.seats.value : firstSeats(state))
  const [first, second] = chosen.value
  const running = state.timeline.value.steps.length > 0 && state.outcome.value === undefined
  return (
    <Dialog title="New game">
      <SeatChoice
        side={0}
        value={first}
        choose={(seat) => {
          chosen.value = [seat, chosen.value[1]]
        }}
      />
      <SeatChoice
        side={1}
        value={second}
        choose={(seat) => {
          chosen.value = [chosen.value[0], seat]
        }}
      />
      {running && (
        <p class="note">
          A game is under way ({count(state.timeline.value.steps.length, 'action')}). A new game takes its place; save
          it first under Share if you want to keep it.
        </p>
      )}
      <div class="dialog-actions">
        {running && (
          <button
            type="button"
            class="button"
            onClick={() => {
              control.games.setSeats(chosen.value)
              control.open(null)
            }}
          >
            Change players, play on
          </button>
        )}
        <button
          type="button"
          class="button main"
          onClick={() => {
            control.games.begin(chosen.value)
            control.open(null)
          }}
        >
          Begin
        </button>
      </div>
      <OldGames />
    </Dialog>
  )
}
