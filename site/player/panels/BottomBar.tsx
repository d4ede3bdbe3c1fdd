/** What can be ordered beside the map: units, reinforcements, victory; and the game itself. */

import { useInstrument } from '../context.ts'
import { blockedUnits } from '../systems/operational/arrivals.ts'
import { Assets } from '../systems/operational/panels/Assets.tsx'
import { OrderButton } from '../systems/operational/panels/OrderList.tsx'
import { specialOrders } from '../systems/operational/panels/UnitOrders.tsx'
import { headquartersName, isAble, sideName } from '../systems/operational/words.ts'
import { Icon, type IconName } from './Icon.tsx'

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
            aria-pressed={state.selectedHq.value === hq.hq}
            onClick={() => control.selectHq(hq.hq)}
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
  const unit = state.selected.value === null ? undefined : state.view.value.units[state.selected.value]
  if (!unit || !state.mayAct.value || unit.side !== state.view.value.side) return null
  return (
    <div class="unit-buttons">
      {specialOrders(state, unit).map((offered) => (
        <OrderButton key={offered.key} offered={offered} quiet />
      ))}
    </div>
  )
}

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
          <Staffs />
          <Orders />
          <Assets />
          <UnitButtons />
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
