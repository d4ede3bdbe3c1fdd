/** Units and their orders as a list: the whole game without the map. */

import type { Hex } from '../../../../../engine/hex.ts'
import { destroyed, enRoute, inReserve, unseen } from '../../../../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../../../../engine/systems/operational/verbs/index.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { otherSide, type Side } from '../../../../../engine/twoSides.ts'
import { Dialog } from '../../../dialogs/Dialog.tsx'
import { Button } from '../../../panels/parts.tsx'
import { UnitLine, UnitLines } from '../../../panels/UnitLines.tsx'
import { hqSubject, unitSubject } from '../../../subject.ts'
import { arrivalWords, count, expectedLosses, hexName, pillOf, placeOf, terrainOf, unitAt, unitName } from '../names.ts'
import { fightOf, readinessOf, readinessWords, type UnitOrders } from '../orderGroups.ts'
import { actionName } from '../orderWords.ts'
import { type PlayerState, usePlayer } from '../types.ts'
import { BlockedUnits } from './Supply.tsx'

const attackLabel = (state: PlayerState, hex: Hex, action: OperationalAction): string => {
  const { scenario } = state
  const fight = fightOf(action)
  const forecast = fight && state.game.forecast(state.position.value.state, fight.unit, fight.target, fight.kind)
  const target = unitAt(state.view.value, hex)
  const name = target ? unitName(scenario, target.unit) : hexName(scenario, hex)
  const losses = fight && forecast && expectedLosses(state.view.value, fight, forecast)
  const promise = losses ? `: ${pillOf(forecast, losses)}, retreat ${Math.round(forecast.retreatChance)}\u00a0%` : ''
  return `${actionName(state, action.type)} ${name}${promise}`
}

const moveLabel = ({ scenario }: PlayerState, hex: Hex, { enters, cost, extended }: UnitOrders): string => {
  const place = placeOf(scenario, hex) ?? terrainOf(scenario, hex).name.toLowerCase()
  const price = cost.has(hex) ? `, ${cost.get(hex)}` : ''
  return `${enters ? 'Arrive at' : 'Move to'} ${hexName(scenario, hex)}, ${place}${price}${extended.has(hex) ? ' (extended)' : ''}`
}

/** How many orders the unit can get besides: its panel lists them with their reasons. */
const useSpecialCount = (unit: number): number =>
  [...usePlayer().orders.groups.values()].filter(({ alone, hexes, type }) => {
    const sample = alone ?? hexes.values().next().value
    return sample !== undefined && 'unit' in sample && sample.unit === unit && type !== 'air-supply'
  }).length

const OrdersOf = ({ unit: { unit } }: { unit: UnitView }) => {
  const { state, actions, orders } = usePlayer()
  const special = useSpecialCount(unit)
  const own = orders.byUnit.get(unit)
  const cost = (hex: Hex): number => own?.cost.get(hex) ?? 0
  const order = (key: string, label: string, action: OperationalAction) => (
    <Button key={key} class="order" press={() => actions.order(action)}>
      {label}
    </Button>
  )
  return (
    <div class="orders-of">
      <Button class="order" press={() => actions.show(unitSubject(unit))}>
        {own?.enters ? 'Choose the place on the map' : 'Show on the map'}
      </Button>
      {special > 0 && (
        <Button class="order" press={() => actions.show(unitSubject(unit))}>
          {count(special, 'special order')}: open its sheet
        </Button>
      )}
      {own && [...own.attacks].map(([hex, action]) => order(`a${hex}`, attackLabel(state, hex, action), action))}
      {own &&
        [...own.moves]
          .sort(([a], [b]) => cost(a) - cost(b))
          .map(([hex, action]) => order(`m${hex}`, moveLabel(state, hex, own), action))}
    </div>
  )
}

/** Where a unit is, and how strong. */
const factsOf = ({ scenario }: PlayerState, unit: UnitView): string => {
  if (unit.hex === destroyed) return 'destroyed'
  const where =
    unit.hex > 0 ? hexName(scenario, unit.hex) : unit.hex === enRoute ? arrivalWords(scenario, unit) : 'destroyed'
  const suppressed = unit.suppressed > 0 ? ` + ${unit.suppressed} suppressed` : ''
  return `${where} · ${count(unit.active, 'step')}${suppressed}${unit.unsupplied > 0 ? ' · unsupplied' : ''}`
}

const FoldingLine = ({ unit }: { unit: UnitView }) => {
  const { state, orders, scenario, view } = usePlayer()
  const isOwn = unit.hex !== destroyed && state.mayAct.value && view.side === unit.side
  const readiness = readinessOf(orders.byUnit.get(unit.unit))
  const canDo = unit.hex !== enRoute ? readinessWords[readiness] : readiness === 'spent' ? '' : 'can arrive now'
  const head = (
    <>
      <b>{unitName(scenario, unit.unit)}</b> <span class="facts-of">{factsOf(state, unit)}</span>
      {isOwn && canDo !== '' && <span class={`readiness ${readiness}`}>{canDo}</span>}
    </>
  )
  if (!isOwn || (readiness === 'spent' && !orders.special.has(unit.unit))) return <li class="unit-line">{head}</li>
  return (
    <li class="unit-line">
      <details open={orders.byUnit.get(unit.unit)?.enters}>
        <summary>{head}</summary>
        <OrdersOf unit={unit} />
      </details>
    </li>
  )
}

/** The headquarters and units of a side whose place is shown. */
const SideUnits = ({ side, isShown }: { side: Side; isShown(hex: Hex): boolean }) => {
  const { scenario, view } = usePlayer()
  const units = view.units.filter((unit) => unit.side === side && isShown(unit.hex))
  const staffs = view.headquarters.filter((hq) => hq.side === side && isShown(hq.hex))
  if (units.length + staffs.length === 0) return null
  return (
    <UnitLines side={side}>
      {staffs.map(({ hq, hex, from }) => (
        <UnitLine
          key={`h${hq}`}
          subject={hqSubject(hq)}
          facts={['headquarters', hex > 0 ? hexName(scenario, hex) : `from turn ${from}`]}
        />
      ))}
      {units.map((unit) => (
        <FoldingLine key={unit.unit} unit={unit} />
      ))}
    </UnitLines>
  )
}

const BothSides = ({ isShown }: { isShown(hex: Hex): boolean }) => {
  const { side } = usePlayer().view
  return (
    <>
      <BlockedUnits />
      <SideUnits side={side} isShown={isShown} />
      <SideUnits side={otherSide(side)} isShown={isShown} />
    </>
  )
}

export const Reinforcements = () => (
  <Dialog title="Reinforcements" wide>
    <BothSides isShown={(hex) => hex === enRoute} />
  </Dialog>
)

export const AllUnits = () => {
  const { actions, orders } = usePlayer()
  const endTurn = (): void => {
    actions.close()
    actions.endTurn()
  }
  return (
    <Dialog title="Units" wide>
      <BothSides isShown={(hex) => hex !== inReserve && hex !== unseen} />
      {orders.endTurn && (
        <div class="dialog-actions">
          <Button class="button main" press={endTurn}>
            End turn
          </Button>
        </div>
      )}
    </Dialog>
  )
}
