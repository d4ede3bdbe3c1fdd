/** The dialog for the players of each side; a new game, or another opponent in this one. */
import { useSignal } from '@preact/signals'
import type { Ladder } from '../../../engine/ai/ladder.ts'
import { opponentIds } from '../../../engine/ai/opponents.ts'
import type { AnyGame, Side } from '../../../engine/game.ts'
import { strengthsOf } from '../../data/ladder.ts'
import { usePlayer } from '../context.ts'
import { Button, SideLabel } from '../panels/parts.tsx'
import type { Seat, Seats } from '../types.ts'
import { Dialog } from './Dialog.tsx'

export const seatWords: Readonly<Record<Seat, string>> = {
  human: 'A person at this screen',
  away: 'A person elsewhere, by link',
  general: 'The computer, General',
  staff: 'The computer, Staff',
  veteran: 'The computer, Veteran',
  recruit: 'The computer, Recruit',
  random: 'The computer, at random',
}

/** How a level plays: the names alone do not say which is the stronger one. */
const manners: Readonly<Partial<Record<Seat, string>>> = {
  general: 'the strongest, thinks ahead and takes its time',
  staff: 'strong, weighs more than the Veteran does',
  veteran: 'plans each turn',
  recruit: 'plans, and now and then acts without a thought',
  random: 'does anything that the rules allow',
}

const SeatChoice = ({ side, value, choose }: { side: Side; value: Seat; choose(seat: Seat): void }) => {
  const isForTwo = usePlayer().state.game.teams.flat().length === 2
  const seats: readonly Seat[] = ['human', ...(isForTwo ? (['away'] as const) : []), ...opponentIds.toReversed()]
  return (
    <label class="field">
      <span>
        <SideLabel side={side} />
      </span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value as Seat)}>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {[seatWords[seat], manners[seat]].filter(Boolean).join(': ')}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The results of the chosen levels against the one below each. */
const Strengths = ({ ladder, seats }: { ladder: Ladder; seats: Seats }) => {
  const lines = strengthsOf(ladder, seats)
  return lines.length === 0 ? null : <p class="note">{lines.join(' ')}</p>
}

/** The levels of difficulty with what each changes; nothing where the rules know none. */
const LevelChoice = ({ value, choose }: { value: string | undefined; choose(level: string): void }) => {
  const { difficulties } = usePlayer().state.bundle
  if (difficulties.length === 0) return null
  return (
    <fieldset class="difficulties stack">
      <legend>Difficulty, the same for all sides</legend>
      {difficulties.map(({ id, name, description, changes }) => (
        <label key={id}>
          <input type="radio" name="level" value={id} checked={id === value} onChange={() => choose(id)} />
          <span>
            <b>{name}</b> {description} <span class="note">{changes.join(' · ')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The seats with another choice for a side: whoever plays by link leads one team, and whoever is here the other one. */
const withSeat = (seats: Seats, side: Side, seat: Seat, { teams }: AnyGame): Seats => {
  const others = seats.with(side, seat)
  const own = teams.find((team) => team.includes(side)) ?? []
  if (seat === 'away') return others.map((_, at) => (own.includes(at) ? 'away' : 'human'))
  return others.map((one) => (one === 'away' && seat !== 'human' ? 'human' : one))
}

/** The explanation before a game by link is begun. */
const AboutLinks = () => (
  <p class="note">
    You get a link to send to the other one, and both of you send a link with each turn. Nothing goes through a server.
    The dice come from both of you, and what was sent cannot be changed. But every link holds the whole game: a changed
    program could show what you hide, and look ahead at the dice of its own turn.
    {globalThis.crypto?.subtle === undefined && ' It needs a page that was opened over https, and this one was not.'}
  </p>
)

export const NewGame = ({ ladder }: { ladder: Ladder }) => {
  const { state, actions } = usePlayer()
  // A signal, so that a button pressed right after a choice sees it.
  const chosen = useSignal<Seats>(actions.proposedSeats())
  const level = useSignal(actions.proposedLevel())
  const running = state.timeline.value.steps.length > 0 && state.outcome.value === undefined
  const playOn = (): void => {
    actions.setSeats(chosen.value)
    actions.close()
  }
  const isByLink = chosen.value.includes('away')
  const begin = (): void => {
    if (isByLink) void actions.inviteByLink(chosen.value, level.value)
    else actions.begin(chosen.value, level.value)
  }
  return (
    <Dialog title="New game">
      {chosen.value.map((seat, side) => (
        <SeatChoice
          key={side}
          side={side}
          value={seat}
          choose={(other) => {
            chosen.value = withSeat(chosen.value, side, other, state.game)
          }}
        />
      ))}
      <Strengths ladder={ladder} seats={chosen.value} />
      {isByLink && <AboutLinks />}
      <LevelChoice
        value={level.value}
        choose={(one) => {
          level.value = one
        }}
      />
      {running && (
        <p class="note">
          A game is under way ({state.ui.words.turn(state.view.value.turn)}). It stays under Games when a new one
          begins. If you change its players, it no longer counts for a medal.
          {state.bundle.difficulties.length > 0 && ' The difficulty of this one stays as it is.'}
        </p>
      )}
      <div class="dialog-actions">
        {running && !isByLink && state.origin.value !== 'sent' && (
          <Button press={playOn}>Change players, play on</Button>
        )}
        <Button class="button main" press={begin} disabled={isByLink && globalThis.crypto?.subtle === undefined}>
          Begin
        </Button>
      </div>
    </Dialog>
  )
}
