/** An order whose place is still to be chosen: what it does, and its places as buttons for those who do not use the map. */
import { useInstrument } from '../context.ts'
import { edgeName, groupTitle, orderOf, targetName } from '../systems/operational/orderWords.ts'
import { Target } from './Target.tsx'

/** More places than this are left to the map. */
const mostListed = 14

export const AimCard = () => {
  const { state, control } = useInstrument()
  const group = state.aimed.value
  if (!group) return null
  const { rules } = state.bundle.scenario
  const order = orderOf(group.type)
  const title = groupTitle(state, group)
  const text = order
    ? rules.orders[order].description
    : Object.values(rules.assets).find(({ name }) => name === title)?.description
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
              {targetName(state, hex)}
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
