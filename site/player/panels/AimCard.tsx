/** An order whose place is still to be chosen: what it does, and its places as buttons for those who do not use the map. */
import { type Direction, neighbourOf } from '../../../engine/hex.ts'
import { useInstrument } from '../context.ts'
import type { PlayerState } from '../state.ts'
import { Target } from './Target.tsx'

/** More places than this are left to the map. */
const mostListed = 14

/** A hexside in words: the two hexes that it parts. */
const edgeName = (state: PlayerState, edge: number): string => {
  const { words } = state.ui
  const hex = Math.floor(edge / 6)
  const across = neighbourOf(state.bundle.scenario.map, hex, (edge % 6) as Direction)
  return `${words.place(state, hex)} to ${words.place(state, across)}`
}

export const AimCard = () => {
  const { state, control } = useInstrument()
  const group = state.aimed.value
  if (!group) return null
  const { words } = state.ui
  const { title, text } = words.group(state, group)
  const count = group.hexes.size + group.edges.size
  return (
    <section class="card aim-card" aria-label={title}>
      <header class="card-head">
        <h3>{title}</h3>
        <button type="button" class="button small" onClick={() => control.takeAim(null)}>
          Cancel
        </button>
      </header>
      {text && <p class="note">{text}</p>}
      <p>
        <b>{group.edges.size > 0 ? 'Choose a hexside' : 'Choose a hex'} on the map</b>
        {count <= mostListed && ', or here:'}
      </p>
      {count <= mostListed && (
        <div class="targets">
          {[...group.hexes].map(([hex, action]) => (
            <Target key={hex} hex={hex} action={action}>
              {words.target(state, hex)}
            </Target>
          ))}
          {[...group.edges].map(([edge, action]) => (
            <button key={`e${edge}`} type="button" class="target" onClick={() => control.order(action)}>
              {edgeName(state, edge)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
