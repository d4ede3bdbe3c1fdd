/** While a computer moves: pause, speed, skip, and stop. At the foot of the map, away from what ends one's own turn. */
import { usePlayer } from '../context.ts'
import { replaySpeed, type Speed } from '../settings.ts'
import { Icon } from './Icon.tsx'
import { Button } from './parts.tsx'

const speedWords: Readonly<Record<Speed, string>> = { slow: '½×', normal: '1×', fast: '3×', 'at once': 'At once' }

/** Changes how fast computers and replays are shown. */
export const SpeedButton = () => {
  const { state, actions } = usePlayer()
  const chosen = state.settings.value.speed
  const speed = state.replayAt.value === null ? chosen : replaySpeed(chosen)
  return (
    <Button class="button speed" title={`Speed: ${speed}`} press={actions.nextSpeed}>
      <span class="visually-hidden">Speed: {speed}</span>
      <span aria-hidden="true">{speedWords[speed]}</span>
    </Button>
  )
}

export const WatchBar = () => {
  const { state, actions, skip } = usePlayer()
  if (!state.busy.value) return null
  const isPaused = state.paused.value
  return (
    <div class="watch-bar row" role="toolbar" aria-label="The computer decides">
      <Button press={actions.togglePause} aria-keyshortcuts="P">
        <Icon name={isPaused ? 'play' : 'pause'} /> {isPaused ? 'Go on' : 'Pause'}
      </Button>
      <SpeedButton />
      <Button press={skip} aria-keyshortcuts="Escape">
        <Icon name="skip" /> Skip
      </Button>
      <Button press={actions.takeOver} title="Stop the computer and lead its side yourself; what it has done stays">
        Stop
      </Button>
    </div>
  )
}
