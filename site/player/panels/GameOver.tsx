/** How it ended: who won and why, the score, the objectives, the losses. */
import { sides } from '../../../engine/game.ts'
import { outcomeLine, reasonWords } from '../../../engine/systems/operational/chronicle.ts'
import { useInstrument } from '../context.ts'
import { sideName } from '../words.ts'
import { Dialog } from './Dialog.tsx'

const Rows = () => {
  const { state } = useInstrument()
  const view = state.view.value
  const { scenario } = state.bundle
  const score = state.outcome.value?.score ?? view.score
  const held = (side: 0 | 1): string => {
    const all = scenario.objectives.map((objective, at) => ({
      side: objective.side,
      since: view.objectives[at]?.heldSince ?? 0,
    }))
    const own = all.filter((objective) => objective.side === side)
    return own.length === 0 ? '–' : `${own.filter((objective) => objective.since > 0).length} of ${own.length}`
  }
  const rows: readonly (readonly [string, (side: 0 | 1) => string | number])[] = [
    ['Score', (side) => score[side]],
    ['Prestige', (side) => view.prestige[side]],
    ['Objectives held', held],
    ['Steps lost for good', (side) => view.killed[side]],
    ['Steps scattered', (side) => view.scattered[side]],
    ['Specialists lost', (side) => view.specialistsLost[side]],
    ['Prisoners taken', (side) => view.prisoners[side]],
    ['Units lost', (side) => view.units.filter((unit) => unit.side === side && unit.hex === -1).length],
  ]
  return (
    <table class="result">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              <span class="side-dot" data-side={side} aria-hidden="true" /> {sideName(scenario, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {sides.map((side) => (
              <td key={side}>{String(value(side)).replace('-', '−')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** After a tutorial: what comes next. */
const TutorialEnd = () => {
  const { state } = useInstrument()
  const { tutorial } = state.bundle
  const winner = state.outcome.value?.winner
  if (!tutorial || state.seats.value[tutorial.side] !== 'human') return null
  if (winner !== tutorial.side)
    return <p>Begin again with New game: most win at the second try. At a loss, ask the staff, or press G.</p>
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
      <Rows />
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
