/** The replay's bar: steps through the record of the game. */
import { useEffect, useState } from 'preact/hooks'
import { isHeard } from '../announce.ts'
import { usePlayer } from '../context.ts'
import type { Eyes } from '../types.ts'
import { sideName } from '../words.ts'
import { Button, IconButton } from './parts.tsx'

/** Milliseconds for one action while the replay runs. */
const pace = 450

const eyes: readonly Eyes[] = ['all', 0, 1]

/** Whose view is shown, once the battle is over; before that all see what is theirs to see. */
const EyesChoice = () => {
  const { state, scenario } = usePlayer()
  if (!state.ui.setup.hides(scenario) || !state.over.value) return null
  return (
    <label class="eyes">
      <span class="visually-hidden">Seen by</span>
      <select
        value={String(state.eyes.value ?? 'all')}
        onChange={({ currentTarget }) => {
          state.eyes.value = eyes.find((one) => String(one) === currentTarget.value) ?? 'all'
        }}
      >
        {eyes.map((one) => (
          <option key={one} value={String(one)}>
            {one === 'all' ? 'Everything' : `As ${sideName(scenario, one)} saw it`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Goes on by one action after another while it runs. Returns whether it runs, and how to start and stop it. */
const useRunning = (at: number, last: number): readonly [boolean, (running: boolean) => void] => {
  const { actions } = usePlayer()
  const [running, setRunning] = useState(false)
  useEffect(() => {
    if (!running) return
    if (at >= last) return setRunning(false)
    const timer = setTimeout(() => actions.replayTo(at + 1), pace)
    return () => clearTimeout(timer)
  }, [running, at, last, actions])
  return [running, setRunning]
}

/** The first line that the log has about the action that is shown. */
const useLine = (at: number): string | undefined => {
  const { state, scenario, view } = usePlayer()
  const events = state.timeline.value.steps[at - 1]?.events.filter((event) => isHeard(event, view)) ?? []
  return events.map((event) => state.ui.events.line(scenario, event)).find((line) => line !== undefined)?.text
}

export const ReplayBar = ({ at }: { at: number }) => {
  const { state, actions } = usePlayer()
  const last = state.timeline.value.steps.length
  const [running, setRunning] = useRunning(at, last)
  const line = useLine(at)
  const toggle = (): void => {
    if (!running && at >= last) actions.replayTo(0)
    setRunning(!running)
  }
  const buttons = [
    ['first', 'To the beginning', () => actions.replayTo(0), at === 0],
    ['back', 'One action back', () => actions.replayTo(at - 1), at === 0],
    [running ? 'pause' : 'play', running ? 'Pause' : 'Run', toggle, last === 0],
    ['forward', 'One action forward', () => actions.replayTo(at + 1), at >= last],
  ] as const
  return (
    <div class="bottom-bar replay-bar row" role="toolbar" aria-label="Replay">
      <div class="replay-buttons">
        {buttons.map(([icon, name, press, disabled], index) => (
          <IconButton key={index} class="button icon-only" icon={icon} name={name} press={press} disabled={disabled} />
        ))}
      </div>
      <input
        type="range"
        class="scrub"
        min={0}
        max={last}
        value={at}
        aria-label="Action"
        aria-valuetext={`${at} of ${last}. ${line ?? ''}`}
        onInput={(event) => actions.replayTo(Number(event.currentTarget.value))}
      />
      <p class="replay-line">
        <b>
          {at} / {last}
        </b>{' '}
        {line ?? (at === 0 ? 'The opening position.' : '')}
      </p>
      <EyesChoice />
      {state.over.value && at < last && <Button press={() => actions.playOnFrom(at)}>Play on from here</Button>}
      <Button class="button main" press={() => actions.replayTo(null)}>
        Back to the game
      </Button>
    </div>
  )
}
