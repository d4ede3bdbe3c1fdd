/** The bottom bar: what can be ordered beside the map, and the game itself. */

import { usePlayer } from '../context.ts'
import { sideName } from '../words.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Button } from './parts.tsx'

/** Whom the computer leads: nothing is as easily forgotten. */
const Opponents = () => {
  const { state, scenario } = usePlayer()
  const led = scenario.sides.filter((_, at) => state.seats.value[at] !== 'human').map(({ name }) => name)
  const who = state.origin.value === 'sent' ? 'By link' : 'Computer'
  return (
    <span class="chip seats">
      {led.length === 0
        ? `${scenario.sides.length === 2 ? 'Two' : 'All'} at one screen`
        : `${who}: ${led.join(' and ')}`}
    </span>
  )
}

/** Partners may act at the same time: the screen goes to another one before the phase is over. */
const Partners = () => {
  const { state, actions, scenario } = usePlayer()
  const now = state.position.value.state
  const side = state.moverIn(now)
  const team = state.game.teams.find((seats) => seats.includes(side)) ?? []
  const others = state.mayAct.value
    ? state.game.actors(now).filter((one) => one !== side && team.includes(one) && state.seats.value[one] === 'human')
    : []
  return (
    <>
      {others.map((one) => (
        <Button key={one} class="button small" press={() => actions.handTo(one)}>
          Hand to {sideName(scenario, one)}
        </Button>
      ))}
    </>
  )
}

export const BottomBar = () => {
  const { state, actions, scenario } = usePlayer()
  const { Strip } = state.ui.panels
  const side = state.moverIn(state.position.value.state)
  const game: readonly (readonly [IconName, string, () => void])[] = [
    ['replay', 'Replay', () => actions.replayTo(state.timeline.value.steps.length)],
    ['link', 'Share', () => actions.open(state.origin.value === 'sent' && !state.over.value ? 'send' : 'share')],
    ['games', 'Games', () => actions.open('games')],
    ['again', 'New game', () => actions.open('new-game')],
    ['settings', 'Settings', () => actions.open('settings')],
    ['help', 'Help', () => actions.open('help')],
  ]
  return (
    <div class="bottom-bar row">
      <p class="side-name" data-side={side}>
        {sideName(scenario, side)}
      </p>
      <div class="strip">
        <Strip />
      </div>
      <div class="game-actions row">
        <Partners />
        <Opponents />
        {state.timeline.value.base !== undefined && (
          <span class="chip" title="How this position came about cannot be verified">
            Unverified
          </span>
        )}
        {game.map(([icon, label, press]) => (
          <Button key={icon} class="button quiet" title={label} press={press}>
            <Icon name={icon} />
            <span class="label-text">{label}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
