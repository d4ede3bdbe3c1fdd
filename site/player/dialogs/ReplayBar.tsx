/** The replay's bar: steps through the record of the game. */
import { useLayoutEffect } from 'preact/hooks'
import { usePlayer } from '../context.ts'
import { effectsLast } from '../effects.ts'
import { Icon } from '../panels/Icon.tsx'
import { Button, IconButton } from '../panels/parts.tsx'
import { SpeedButton } from '../panels/WatchBar.tsx'
import { replaySpeed, speeds } from '../settings.ts'
import type { Eyes } from '../types.ts'
import { sideName } from '../words.ts'
import { stopsOf, toldOf } from './stops.ts'

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

/**
 * Goes on by one action after another while it runs; `next` is where it stops then. Whoever goes elsewhere is not taken along by an
 * action that was due before the next frame: this must not wait for it.
 */
const useRunning = (next: number | undefined): void => {
  const { state, actions } = usePlayer()
  const isRunning = state.running.value
  const { speed } = state.settings.value
  useLayoutEffect(() => {
    if (!isRunning) return
    if (next === undefined) {
      state.running.value = false
      return
    }
    const wait = Math.max(pace * speeds[replaySpeed(speed)], effectsLast(state.effects.peek()))
    const timer = setTimeout(() => actions.replayTo(next), wait)
    return () => clearTimeout(timer)
  }, [isRunning, speed, next, state, actions])
}

export const ReplayBar = ({ at }: { at: number }) => {
  const player = usePlayer()
  const { state, actions, scenario } = player
  const stops = stopsOf(player)
  const last = stops.length - 1
  const stop = stops.findLastIndex((moves) => moves <= at)
  const isRunning = state.running.value
  useRunning(stops[stop + 1])
  const [line] = toldOf(player, at).flatMap((event) => state.ui.events.line(scenario, event)?.text ?? [])
  const run = (): void => {
    if (!isRunning && stop === last) actions.replayTo(0)
    actions.togglePause()
  }
  const steps = [
    ['first', 'To the beginning', 0],
    ['back', 'One action back', stop - 1],
    ['forward', 'One action forward', stop + 1],
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
            press={() => actions.replayTo(stops[to] ?? null)}
            disabled={to < 0 || to > last || to === stop}
          />
        ))}
      </div>
      <input
        type="range"
        class="scrub"
        min={0}
        max={last}
        value={stop}
        aria-label="Action"
        aria-valuetext={`${stop} of ${last}. ${line ?? ''}`}
        onInput={(event) => actions.replayTo(stops[Number(event.currentTarget.value)] ?? null)}
      />
      <p class="replay-line">
        Action{' '}
        <b>
          {stop} / {last}
        </b>
        {'. '}
        {line ?? (at === 0 ? 'The opening position.' : '')}
      </p>
      <EyesChoice />
      {state.over.value && stop < last && <Button press={() => actions.playOnFrom(at)}>Play on from here</Button>}
      <Button class="button main" press={() => actions.replayTo(null)}>
        Back to the game
      </Button>
    </div>
  )
}
