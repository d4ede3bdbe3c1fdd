/** Who leads each side; a new game, or another opponent in this one. */
import { useSignal } from '@preact/signals'
import { rungOf } from '../../../engine/ai/ladder.ts'
import { type LevelId, levelIds, opponentIds } from '../../../engine/ai/opponents.ts'
import type { Side } from '../../../engine/game.ts'
import { usePlayer } from '../context.ts'
import { Dialog } from '../panels/Dialog.tsx'
import { Button, SideLabel } from '../panels/parts.tsx'
import type { Seat, Seats } from '../types.ts'
import { count } from '../words.ts'

const seatWords: Readonly<Record<Seat, string>> = {
  human: 'A person at this screen',
  general: 'The computer, General: thinks ahead, and takes its time',
  staff: 'The computer, Staff',
  veteran: 'The computer, Veteran',
  recruit: 'The computer, Recruit',
  random: 'The computer, at random',
}

const SeatChoice = ({ side, value, choose }: { side: Side; value: Seat; choose(seat: Seat): void }) => {
  const seats: readonly Seat[] = ['human', ...opponentIds.toReversed()]
  return (
    <label class="field">
      <span>
        <SideLabel side={side} />
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

const levelWords: Readonly<Record<LevelId, string>> = {
  recruit: 'Recruit',
  veteran: 'Veteran',
  staff: 'Staff',
  general: 'General',
}

/** What the chosen levels have won against the one below each. */
const Strengths = ({ seats }: { seats: Seats }) => {
  const { ladder } = usePlayer().state.ui
  const lines = levelIds.flatMap((level, index) => {
    const below = levelIds[index - 1]
    const rung = seats.includes(level) && below !== undefined ? rungOf(ladder, level, below) : undefined
    if (rung === undefined) return []
    return `The ${levelWords[level]} won ${Math.round(rung.share)} % of ${2 * rung.pairs} games against the ${levelWords[below]}.`
  })
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

export const NewGame = () => {
  const { state, actions } = usePlayer()
  // A signal, so that a button pressed right after a choice sees it.
  const chosen = useSignal<Seats>(actions.proposedSeats())
  const level = useSignal(actions.proposedLevel())
  const done = state.timeline.value.steps.length
  const running = done > 0 && state.outcome.value === undefined
  const playOn = (): void => {
    actions.setSeats(chosen.value)
    actions.close()
  }
  return (
    <Dialog title="New game">
      {chosen.value.map((seat, side) => (
        <SeatChoice
          key={side}
          side={side}
          value={seat}
          choose={(other) => {
            chosen.value = chosen.value.with(side, other)
          }}
        />
      ))}
      <Strengths seats={chosen.value} />
      <LevelChoice
        value={level.value}
        choose={(one) => {
          level.value = one
        }}
      />
      {running && (
        <p class="note">
          A game is under way ({count(done, 'action')}). It stays under Games when a new one begins.
          {state.bundle.difficulties.length > 0 && ' The difficulty of this one stays as it is.'}
        </p>
      )}
      <div class="dialog-actions">
        {running && <Button press={playOn}>Change players, play on</Button>}
        <Button class="button main" press={() => actions.begin(chosen.value, level.value)}>
          Begin
        </Button>
      </div>
    </Dialog>
  )
}
