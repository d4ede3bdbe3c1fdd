/** An order whose place is still to be chosen: what it does, and its places as buttons for those who do not use the map. */
import type { Hex } from '../../../engine/hex.ts'
import type { OperationalAction } from '../../../engine/systems/operational/types.ts'
import { useInstrument } from '../context.ts'
import { fightOf } from '../orders.ts'
import { edgeName, groupTitle, orderOf, targetName } from '../orderWords.ts'
import { pillOf } from '../words.ts'

/** More places than this are left to the map and to the key T. */
const mostListed = 14

/** A finger's tap first shows what would come of it. */
const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch'

const Place = ({ hex, action }: { hex: Hex; action: OperationalAction }) => {
  const { state, control } = useInstrument()
  const fight = fightOf(action)
  const forecast = fight && state.game.forecast(state.position.value.state, fight.unit, fight.target, fight.kind)
  return (
    <button
      type="button"
      class="target"
      onPointerEnter={(event) => event.pointerType === 'mouse' && control.point(hex)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && control.point(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && control.point(hex)}
      onClick={(event) => (isTouch(event) ? control.tap(hex) : control.order(action))}
    >
      <span>{targetName(state, hex)}</span>
      {forecast && (
        <span class="pill">
          {pillOf(forecast)}
          <span class="visually-hidden"> expected loss, own and theirs</span>
        </span>
      )}
    </button>
  )
}

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
            <Place key={hex} hex={hex} action={action} />
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
