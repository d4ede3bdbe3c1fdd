/** The replay's bar. */
import { useEffect, useState } from 'preact/hooks'
import { isHeard } from '../announce.ts'
import { useInstrument } from '../context.ts'
import type { Eyes } from '../state.ts'
import { sideName } from '../words.ts'
import { Icon } from './Icon.tsx'

/** Milliseconds for one action while it runs by itself. */
const pace = 450

/** With whose eyes one looks, once the battle is over; before that everyone sees what is theirs to see. */
const EyesChoice = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const last = state.timeline.value.steps.at(-1)
  const isOver = last !== undefined && state.game.outcome(last.after.state) !== undefined
  if (!state.ui.begin.hides(scenario) || !isOver) return null
  return (
    <label class="eyes">
      <span class="visually-hidden">Seen by</span>
      <select
        value={String(state.eyes.value ?? 'all')}
        onChange={(event) => {
          const { value } = event.currentTarget
          const eyes: Eyes = value === '0' ? 0 : value === '1' ? 1 : 'all'
          state.eyes.value = eyes
        }}
      >
        <option value="all">Everything</option>
        <option value="0">As {sideName(scenario, 0)} saw it</option>
        <option value="1">As {sideName(scenario, 1)} saw it</option>
      </select>
    </label>
  )
}

/** Steps through the record of the game. */
export const ReplayBar = ({ at }: { at: number }) => {
  const { state, control } = useInstrument()
  const [running, setRunning] = useState(false)
  const { steps } = state.timeline.value
  const done = steps[at - 1]
  const line = done?.events
    .filter((event) => isHeard(event, state.view.value))
    .map((event) => state.ui.events.line(state.bundle.scenario, event))
    .find((found) => found !== undefined)

  useEffect(() => {
    if (!running) return
    if (at >= steps.length) return setRunning(false)
    const timer = setTimeout(() => control.replayTo(at + 1), pace)
    return () => clearTimeout(timer)
  }, [running, at, steps.length, control])

  return (
    <div class="bottom-bar replay-bar" role="toolbar" aria-label="Replay">
      <div class="replay-buttons">
        <button type="button" class="button icon-only" onClick={() => control.replayTo(0)} disabled={at === 0}>
          <Icon name="first" />
          <span class="visually-hidden">To the beginning</span>
        </button>
        <button type="button" class="button icon-only" onClick={() => control.replayTo(at - 1)} disabled={at === 0}>
          <Icon name="back" />
          <span class="visually-hidden">One action back</span>
        </button>
        <button
          type="button"
          class="button icon-only"
          onClick={() => {
            if (!running && at >= steps.length) control.replayTo(0)
            setRunning(!running)
          }}
          disabled={steps.length === 0}
        >
          <Icon name={running ? 'pause' : 'play'} />
          <span class="visually-hidden">{running ? 'Pause' : 'Run'}</span>
        </button>
        <button
          type="button"
          class="button icon-only"
          onClick={() => control.replayTo(at + 1)}
          disabled={at >= steps.length}
        >
          <Icon name="forward" />
          <span class="visually-hidden">One action forward</span>
        </button>
      </div>
      <input
        type="range"
        class="scrub"
        min={0}
        max={steps.length}
        value={at}
        aria-label="Action"
        aria-valuetext={`${at} of ${steps.length}. ${line?.text ?? ''}`}
        onInput={(event) => control.replayTo(Number(event.currentTarget.value))}
      />
      <p class="replay-line">
        <b>
          {at} / {steps.length}
        </b>{' '}
        {line?.text ?? (at === 0 ? 'The opening position.' : '')}
      </p>
      <EyesChoice />
      <button type="button" class="button main" onClick={() => control.replayTo(null)}>
        Back to the game
      </button>
    </div>
  )
}
