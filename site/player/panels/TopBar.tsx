/** About the game: its title and how it stands; layers, undo, end of turn. */
import { useInstrument } from '../context.ts'
import { Icon } from './Icon.tsx'
import { LayerMenu } from './LayerMenu.tsx'

/** Whose move it is, or that the battle is over. */
const EndTurn = () => {
  const { state, control } = useInstrument()
  if (state.outcome.value)
    return (
      <button type="button" class="button main" onClick={() => control.open('over')}>
        Result
      </button>
    )
  if (state.busy.value)
    return (
      <button type="button" class="button" onClick={control.skip} aria-keyshortcuts="Escape">
        <Icon name="skip" /> Skip
      </button>
    )
  return (
    <button
      type="button"
      class="button main"
      disabled={state.orders.value.endTurn === undefined}
      onClick={() => control.endTurn(true)}
      aria-keyshortcuts="E"
    >
      {state.ui.words.endTurn(state)} <Icon name="return" />
    </button>
  )
}

export const TopBar = () => {
  const { state, control, home } = useInstrument()
  const { title } = state.bundle.scenario
  const { layers, panels } = state.ui
  return (
    <div class="top-bar">
      <p class="game-title">{home === undefined ? title : <a href={home}>{title}</a>}</p>
      <ul class="facts">
        <panels.Facts />
      </ul>
      <div class="actions">
        <LayerMenu />
        {layers
          .filter(({ isOnBar }) => isOnBar)
          .map(({ id, name, key }) => (
            <button
              key={id}
              type="button"
              class="button toggle only-wide"
              aria-pressed={state.layers.value[id]}
              aria-keyshortcuts={key}
              onClick={() => control.toggleLayer(id)}
            >
              {name}
            </button>
          ))}
        <button
          type="button"
          class="button"
          onClick={control.undo}
          aria-keyshortcuts="U"
          title={state.barrier.value}
          aria-disabled={!state.mayUndo.value}
        >
          Undo
        </button>
        <EndTurn />
      </div>
    </div>
  )
}
