/** An order whose place is still to be chosen: what it does, and its places as buttons for those who do not use the map. */
import { usePlayer } from '../context.ts'
import { edgeName, spaceWord } from '../words.ts'
import { Button } from './parts.tsx'
import { Target } from './Target.tsx'

/** More places than this are left to the map. */
const mostListed = 14

export const AimCard = () => {
  const { state, actions } = usePlayer()
  const group = state.aimed.value
  if (!group) return null
  const { words } = state.ui
  const { title, text } = words.group(state, group)
  const isListed = group.hexes.size + group.edges.size <= mostListed
  return (
    <section class="card aim-card stack" aria-label={title}>
      <header class="card-head">
        <h3>{title}</h3>
        <Button class="button small" press={() => actions.takeAim(null)}>
          Cancel
        </Button>
      </header>
      {text && <p class="note">{text}</p>}
      <p>
        <b>{group.edges.size > 0 ? 'Choose a hexside' : `Choose a ${spaceWord(state)}`} on the map</b>
        {isListed && ', or here:'}
      </p>
      {isListed && (
        <div class="targets">
          {[...group.hexes].map(([hex, action]) => (
            <Target key={hex} hex={hex} action={action}>
              {words.target(state, hex)}
            </Target>
          ))}
          {[...group.edges].map(([edge, action]) => (
            <Button key={`e${edge}`} class="target" press={() => actions.order(action)}>
              {edgeName(state, edge)}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
