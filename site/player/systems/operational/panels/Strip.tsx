/** What can be ordered beside the map: headquarters, units, reinforcements, victory, aircraft, ships and cards. */
import { Icon } from '../../../panels/Icon.tsx'
import { blockedUnits } from '../arrivals.ts'
import { useInstrument } from '../context.ts'
import { hqSubject } from '../subjects.ts'
import { headquartersName, isAble, sideName } from '../words.ts'
import { Assets } from './Assets.tsx'
import { OrderButton } from './OrderList.tsx'
import { specialOrders } from './UnitOrders.tsx'

const Orders = () => {
  const { state, control } = useInstrument()
  const view = state.view.value
  const { byUnit, claim } = state.orders.value
  const able = view.units.filter(
    (unit) => unit.side === view.side && isAble(state.orders.value, unit, view.turn),
  ).length
  const arrivals = [...byUnit.values()].filter((orders) => orders.enters).length
  const blocked = blockedUnits(state).length
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={able === 0}
        onClick={() => control.nextUnit(1)}
        aria-keyshortcuts="N"
      >
        Next unit <span class="badge">{able}</span>
      </button>
      <button type="button" class="button" onClick={() => control.open('units')} aria-keyshortcuts="L">
        Units
      </button>
      {arrivals + blocked > 0 && (
        <button type="button" class="button" onClick={() => control.open('reinforcements')}>
          Reinforcements <span class="badge">{arrivals === 0 ? 'blocked' : arrivals}</span>
        </button>
      )}
      {claim && (
        <button type="button" class="button main" onClick={() => control.order(claim)}>
          Claim victory
        </button>
      )}
    </>
  )
}

/** The headquarters of the side, with what they have left; an upgrade that waits is marked. */
const Staffs = () => {
  const { state, control } = useInstrument()
  const view = state.view.value
  const side = view.viewer ?? view.side
  const { scenario } = state.bundle
  /** The name of the side stands beside it already. */
  const isNamedAlike = (hq: number): boolean => headquartersName(scenario, hq) === sideName(scenario, side)
  return (
    <>
      {view.headquarters
        .filter((hq) => hq.side === side && (hq.hex > 0 || state.orders.value.groups.has(`enter-hq.${hq.hq}`)))
        .map((hq) => (
          <button
            key={hq.hq}
            type="button"
            class="button staff"
            aria-pressed={state.desk.hq.value === hq.hq}
            onClick={() => control.select(hqSubject(hq.hq))}
            aria-keyshortcuts="H"
          >
            <Icon name="flag" />
            <span class={isNamedAlike(hq.hq) ? 'visually-hidden' : undefined}>{headquartersName(scenario, hq.hq)}</span>
            <span>
              CP <b>{hq.points}</b> / {hq.command}
            </span>
            {hq.upgrades > 0 && <span class="badge">Upgrade</span>}
          </button>
        ))}
    </>
  )
}

/** Special orders that the selected unit can get now. */
const UnitButtons = () => {
  const { state } = useInstrument()
  const unit = state.desk.unit.value === null ? undefined : state.view.value.units[state.desk.unit.value]
  if (!unit || !state.mayAct.value || unit.side !== state.view.value.side) return null
  return (
    <div class="unit-buttons">
      {specialOrders(state, unit).map((offered) => (
        <OrderButton key={offered.key} offered={offered} quiet />
      ))}
    </div>
  )
}

export const Strip = () => (
  <>
    <Staffs />
    <Orders />
    <Assets />
    <UnitButtons />
  </>
)
