/** What can be ordered beside the map; and the game itself. */
import { useInstrument } from '../context.ts'
import { sideName } from '../words.ts'
import { Icon, type IconName } from './Icon.tsx'

/** Who the computer leads; nothing is as easily forgotten. */
const Opponents = () => {
  const { state } = useInstrument()
  const led = state.bundle.scenario.sides.flatMap((side, at) => (state.seats.value[at] === 'human' ? [] : [side.name]))
  return <span class="chip seats">{led.length === 0 ? 'Two at one screen' : `Computer: ${led.join(' and ')}`}</span>
}

export const BottomBar = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const { side } = state.view.value
  const { Strip } = state.ui.panels
  const game: readonly (readonly [IconName, string, () => void])[] = [
    ['replay', 'Replay', () => control.replayTo(state.timeline.value.steps.length)],
    ['link', 'Share', () => control.open('share')],
    ['again', 'New game', () => control.open('new-game')],
    ['help', 'Help', () => control.open('help')],
  ]
  return (
    <div class="bottom-bar">
      <p class="side-name" data-side={side}>
        {sideName(scenario, side)}
      </p>
      {/* While the screen changes hands, nothing of either side is told. */}
      {!state.covered.value && (
        <div class="strip">
          <Strip />
        </div>
      )}
      <div class="game-actions">
        <Opponents />
        {game.map(([icon, label, press]) => (
          <button key={icon} type="button" class="button quiet" title={label} onClick={press}>
            <Icon name={icon} />
            <span class="label-text">{label}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
