/** How it ended: who won and why, the score, the objectives, the losses. */
import type { Side } from '../../../engine/game.ts'
import { outcomeLine, reasonWords } from '../../../engine/systems/operational/chronicle.ts'
import { destroyed } from '../../../engine/systems/operational/types.ts'
import { useInstrument } from '../context.ts'
import { Tally } from '../systems/operational/panels/Tally.tsx'
import { Dialog } from './Dialog.tsx'

const Result = () => {
  const { state } = useInstrument()
  const view = state.view.value
  const { objectives } = state.bundle.scenario
  const score = state.outcome.value?.score ?? view.score
  const held = (side: Side): string => {
    const own = objectives.flatMap((objective, at) => (objective.side === side ? [view.objectives[at]] : []))
    return own.length === 0 ? '–' : `${own.filter((one) => one && one.heldSince > 0).length} of ${own.length}`
  }
  const lost = (side: Side): number => view.units.filter((unit) => unit.side === side && unit.hex === destroyed).length
  return (
    <Tally
      first={[
        ['Score', (side) => score[side]],
        ['Objectives held', held],
      ]}
      last={[['Units lost', lost]]}
    />
  )
}

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

export const GameOver = () => {
  const { state, control } = useInstrument()
  const outcome = state.outcome.value
  if (!outcome) return null
  return (
    <Dialog title={outcomeLine(state.bundle.scenario, outcome.winner)}>
      <p class="lead">
        {reasonWords(outcome.reason)} Decided in turn {outcome.turn}.
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
