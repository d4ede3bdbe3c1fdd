/** The top bar: the title, the state of the game, layers, undo, end of turn. */
import { useRef } from 'preact/hooks'
import { usePlayer } from '../context.ts'
import { Icon } from './Icon.tsx'
import { LayerMenu } from './LayerMenu.tsx'
import { Button, IconButton } from './parts.tsx'

/** Milliseconds: what is pressed again sooner was not meant for the next decision. */
const soon = 400

/** Ends the turn, or shows the result. What one presses while the computer moves stands elsewhere (`WatchBar`). */
const EndTurn = () => {
  const { state, actions } = usePlayer()
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  if (state.outcome.value && !state.busy.value)
    return (
      <Button class="button main" press={() => actions.open('over')}>
        Result
      </Button>
    )
  if (state.busy.value)
    return (
      <Button class="button main" disabled press={() => {}}>
        Computer moves
      </Button>
    )
  const press = ({ timeStamp }: MouseEvent): void => {
    const isSoon = timeStamp - pressedAt.current < soon
    pressedAt.current = timeStamp
    if (!isSoon) actions.endTurn()
  }
  if (state.saved.value.byLink?.status === 'theirs')
    return (
      <Button class="button main" press={() => actions.open('send')}>
        Send
      </Button>
    )
  return (
    <Button class="button main" disabled={state.orders.value.endTurn === undefined} press={press} aria-keyshortcuts="E">
      {state.ui.words.endTurn(state)} <Icon name="return" />
    </Button>
  )
}

/** The last order can be taken back, and all orders of the phase. */
const Undo = () => {
  const { state, actions } = usePlayer()
  const common = { title: state.barrier.value, 'aria-disabled': !state.mayUndo.value }
  return (
    <>
      <Button {...common} aria-label="Undo" press={actions.undo} aria-keyshortcuts="U">
        <span class="undo-icon">
          <Icon name="undo" />
        </span>
        <span class="undo-word">Undo</span>
      </Button>
      <IconButton
        {...common}
        class="button icon-only"
        icon="undo-phase"
        name="Undo the phase"
        title={common.title ?? 'Undo the phase'}
        press={actions.undoPhase}
        aria-keyshortcuts="Shift+U"
      />
    </>
  )
}

/** At which level of difficulty the game is played; for games that have levels. */
const Level = () => {
  const { state, actions } = usePlayer()
  const level = state.bundle.difficulties.find(({ id }) => id === state.scenario.difficulty)
  return (
    level && (
      <li>
        <Button
          class="chip chip-button chip-level"
          title={`Difficulty. ${level.description} ${level.changes.join(' · ')}`}
          press={() => actions.open('new-game')}
        >
          <span class="visually-hidden">Difficulty: </span>
          {level.name}
        </Button>
      </li>
    )
  )
}

/** The title of the battle, which leads to what the page says about it. */
const Title = () => {
  const { state, actions, home, scenario } = usePlayer()
  const leaveFull = (): void => {
    if (state.full.value) actions.toggleFull()
  }
  if (home === undefined) return <p class="game-title">{scenario.title}</p>
  return (
    <p class="game-title">
      <a href={home} title="Briefing, forces, balance and history, below the map" onClick={leaveFull}>
        <span>{scenario.title}</span>
        {'\u00a0'}
        <Icon name="down" />
      </a>
    </p>
  )
}

/** Brings the site's header up, which the map lies over. */
const showSite = (): void => document.querySelector<HTMLElement>('.site-header')?.focus()

export const TopBar = () => {
  const { state, actions, home } = usePlayer()
  const { layers, panels } = state.ui
  return (
    <div class="top-bar row">
      {home !== undefined && (
        <IconButton class="icon-button site-button" icon="site" name="Menu of the site" press={showSite} />
      )}
      <Title />
      <ul class="facts">
        <panels.Facts />
        <Level />
      </ul>
      <div class="actions row">
        <LayerMenu />
        {layers
          .filter(({ isOnBar }) => isOnBar)
          .map(({ id, name, key }) => (
            <Button
              key={id}
              class="button toggle only-wide"
              aria-pressed={state.layers.value[id]}
              aria-keyshortcuts={key}
              press={() => actions.toggleLayer(id)}
            >
              {name}
            </Button>
          ))}
        <Undo />
        <EndTurn />
      </div>
    </div>
  )
}
