/** The replay's bar: steps through the record of the game. */
import { useEffect } from 'preact/hooks'
import { isHeard } from '../announce.ts'
import { usePlayer } from '../context.ts'
import { speeds } from '../settings.ts'
import type { Eyes } from '../types.ts'
import { sideName } from '../words.ts'
import { Icon } from './Icon.tsx'
import { Button, IconButton } from './parts.tsx'
import { SpeedButton } from './WatchBar.tsx'

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

/** Goes on by one action after another while it runs. */
const useRunning = (at: number, last: number): void => {
  const { state, actions } = usePlayer()
  const isRunning = state.running.value
  const { speed } = state.settings.value
  useEffect(() => {
    if (!isRunning) return
    if (at >= last) {
      state.running.value = false
      return
    }
    const timer = setTimeout(() => actions.replayTo(at + 1), pace * speeds[speed])
    return () => clearTimeout(timer)
  }, [isRunning, speed, at, last, state, actions])
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
  const isRunning = state.running.value
  useRunning(at, last)
  const line = useLine(at)
  const run = (): void => {
    if (!isRunning && at >= last) actions.replayTo(0)
    actions.togglePause()
  }
  const steps = [
    ['first', 'To the beginning', 0],
    ['back', 'One action back', at - 1],
    ['forward', 'One action forward', at + 1],
    ['last', 'To the end', last],
  ] as const
  return (
    <div class="bottom-bar replay-bar row" role="toolbar" aria-label="Replay">
      <Button press={run} disabled={last === 0} aria-keyshortcuts="P">
        <Icon name={isRunning ? 'pause' : 'play'} /> {isRunning ? 'Pause' : 'Run'}
      </Button>
      <SpeedButton />
      <div class="replay-buttons">
        {steps.map(([icon, name, to]) => (
          <IconButton
            key={icon}
            class="button icon-only"
            icon={icon}
            name={name}
            title={name}
            press={() => actions.replayTo(to)}
            disabled={to < 0 || to > last || to === at}
          />
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
