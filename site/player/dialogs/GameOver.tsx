/** How it ended: who won and why, and what came of it. */
import { useInstrument } from '../context.ts'
import { Dialog } from '../panels/Dialog.tsx'
import type { Dialogs } from '../systemUi.ts'

/** After a tutorial: what comes next. */
const TutorialEnd = () => {
  const { state } = useInstrument()
  const { tutorial } = state.bundle
  const winner = state.outcome.value?.winner
  if (!tutorial || state.seats.value[tutorial.side] !== 'human') return null
  if (winner !== tutorial.side)
    return <p>Begin again with New game: most win at the second try. At a loss, ask the staff.</p>
  if (!state.seats.value.includes('random')) return null
  return (
    <p>
      That was the tutorial, and your enemy moved at random. For one who thinks choose New game, and “The computer,
      planning”.
    </p>
  )
}

export const GameOver = ({ Result }: Pick<Dialogs, 'Result'>) => {
  const { state, control } = useInstrument()
  const outcome = state.outcome.value
  if (!outcome) return null
  const { title, reason } = state.ui.words.outcome(state.bundle.scenario, outcome)
  return (
    <Dialog title={title}>
      <p class="lead">
        {reason} Decided in turn {outcome.turn}.
      </p>
      <TutorialEnd />
      <Result />
      <div class="dialog-actions">
        <button
          type="button"
          class="button"
          onClick={() => {
            control.open(null)
            control.replayTo(0)
          }}
        >
          Watch the replay
        </button>
        <button type="button" class="button" onClick={() => control.open('situation')}>
          Score, line by line
        </button>
        <button type="button" class="button" onClick={() => control.open('share')}>
          Share
        </button>
        <button type="button" class="button main" onClick={() => control.open('new-game')}>
          New game
        </button>
      </div>
    </Dialog>
  )
}
