/** The layers of the map, to be shown and hidden. */
import { usePlayer } from '../context.ts'
import { Icon } from './Icon.tsx'
import { Button } from './parts.tsx'

export const LayerSheet = () => {
  const { state, actions, camera } = usePlayer()
  return (
    <fieldset class="menu-sheet">
      <legend class="visually-hidden">Shown on the map</legend>
      {state.ui.layers.map((layer) => (
        <label key={layer.id} class="check row">
          <input
            type="checkbox"
            checked={state.layers.value[layer.id]}
            onChange={() => actions.toggleLayer(layer.id)}
          />
          {layer.name}
          <kbd>{layer.key}</kbd>
        </label>
      ))}
      {/* On a small map no room is given to buttons: elsewhere these stand at its corner. */}
      <div class="only-narrow">
        <Button class="check row" press={() => camera.fit()}>
          <Icon name="fit" /> The whole map
        </Button>
        <Button class="check row" press={actions.toggleFull}>
          <Icon name="full" /> {state.full.value ? 'Leave the full window' : 'Fill the window'}
        </Button>
      </div>
    </fieldset>
  )
}
