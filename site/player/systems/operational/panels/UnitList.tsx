/** Units and their orders as a list: the whole game without the map. */
import type { Hex } from '../../../../../engine/hex.ts'
import type { OperationalAction } from '../../../../../engine/systems/operational/types.ts'
import { destroyed, enRoute, inReserve, unseen } from '../../../../../engine/systems/operational/types.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { Dialog } from '../../../panels/Dialog.tsx'
import { useInstrument } from '../context.ts'
import { fightOf } from '../orders.ts'
import { actionName } from '../orderWords.ts'
import { hqSubject, unitSubject } from '../subjects.ts'
import {
  arrivalWords,
  count,
  hexName,
  pillOf,
  placeOf,
  readinessOf,
  readinessWords,
  sideName,
  terrainOf,
  unitAt,
} from '../words.ts'
import { BlockedUnits } from './BlockedUnits.tsx'

const Order = ({ label, action }: { label: string; action: OperationalAction }) => {
  const { control } = useInstrument()
  return (
    <button type="button" class="order" onClick={() => control.order(action)}>
      {label}
    </button>
  )
}

const OrdersOf = ({ unit }: { unit: UnitView }) => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const orders = state.orders.value.byUnit.get(unit.unit)
  const placeName = (hex: Hex): string => placeOf(scenario, hex) ?? terrainOf(scenario, hex).name.toLowerCase()
  const attackLabel = (hex: Hex, action: OperationalAction): string => {
    const fight = fightOf(action)
    const forecast = fight && state.game.forecast(state.position.value.state, fight.unit, fight.target, fight.kind)
    const verb = actionName(state, action.type)
    const target = unitAt(state.view.value, hex)
    const name = target ? (scenario.units[target.unit]?.name ?? '') : hexName(scenario, hex)
    return forecast
      ? `${verb} ${name}: ${pillOf(forecast)}, retreat ${Math.round(forecast.retreatChance)}\u00a0%`
      : `${verb} ${name}`
  }
  const moveLabel = (hex: Hex): string => {
    const cost = orders?.cost.get(hex)
    return `${orders?.enters ? 'Arrive at' : 'Move to'} ${hexName(scenario, hex)}, ${placeName(hex)}${cost === undefined ? '' : `, ${cost}`}${orders?.extended.has(hex) ? ' (extended)' : ''}`
  }
  return (
    <div class="orders-of">
      <button
        type="button"
        class="order"
        onClick={() => {
          control.open(null)
          control.select(unitSubject(unit.unit))
        }}
      >
        {orders?.enters ? 'Choose the place on the map' : 'Show on the map'}
      </button>
      <Special unit={unit} />
      {[...(orders?.attacks ?? [])].map(([hex, action]) => (
        <Order key={`a${hex}`} label={attackLabel(hex, action)} action={action} />
      ))}
      {[...(orders?.moves ?? [])]
        .sort(([a], [b]) => (orders?.cost.get(a) ?? 0) - (orders?.cost.get(b) ?? 0))
        .map(([hex, action]) => (
          <Order key={`m${hex}`} label={moveLabel(hex)} action={action} />
        ))}
    </div>
  )
}

const UnitLine = ({ unit }: { unit: UnitView }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const own = unit.hex !== destroyed && state.mayAct.value && state.view.value.side === unit.side
  const readiness = readinessOf(state.orders.value.byUnit.get(unit.unit))
  const comes = unit.hex === enRoute
  const told = !own ? '' : comes ? (readiness === 'spent' ? '' : 'can arrive now') : readinessWords[readiness]
  const where =
    unit.hex > 0 ? hexName(scenario, unit.hex) : unit.hex === enRoute ? arrivalWords(scenario, unit) : 'destroyed'
  const facts =
    unit.hex === destroyed
      ? where
      : `${where} · ${count(unit.active, 'step')}${unit.suppressed > 0 ? ` + ${unit.suppressed} suppressed` : ''}${unit.unsupplied > 0 ? ' · unsupplied' : ''}`
  const head = (
    <>
      <b>{scenario.units[unit.unit]?.name}</b> <span class="facts-of">{facts}</span>
      {told !== '' && <span class={`readiness ${readiness}`}>{told}</span>}
    </>
  )
  if (!own || (readiness === 'spent' && !state.orders.value.special.has(unit.unit)))
    return <li class="unit-line">{head}</li>
  return (
    <li class="unit-line">
      <details>
        <summary>{head}</summary>
        <OrdersOf unit={unit} />
      </details>
    </li>
  )
}

/** Named places for orders besides: the sheet of the unit has their reasons. */
const Special = ({ unit }: { unit: UnitView }) => {
  const { state, control } = useInstrument()
  const groups = [...state.orders.value.groups.values()].filter(({ alone, hexes, type }) => {
    const sample = alone ?? hexes.values().next().value
    return sample !== undefined && 'unit' in sample && sample.unit === unit.unit && type !== 'air-supply'
  })
  if (groups.length === 0) return null
  return (
    <button
      type="button"
      class="order"
      onClick={() => {
        control.open(null)
        control.select(unitSubject(unit.unit))
      }}
    >
      {count(groups.length, 'special order')}: open its sheet
    </button>
  )
}

export const AllUnits = () => <UnitList only="all" />
export const Reinforcements = () => <UnitList only="reinforcements" />

const UnitList = ({ only }: { only: 'all' | 'reinforcements' }) => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  const sides = [view.side, view.side === 0 ? 1 : 0] as const
  return (
    <Dialog title={only === 'all' ? 'Units' : 'Reinforcements'} wide>
      <BlockedUnits />
      {sides.map((side) => {
        const units = view.units.filter(
          (unit) =>
            unit.side === side &&
            unit.hex !== inReserve &&
            unit.hex !== unseen &&
            (only === 'all' || unit.hex === enRoute),
        )
        const staffs = view.headquarters.filter((hq) => hq.side === side && (only === 'all' || hq.hex === enRoute))
        if (units.length + staffs.length === 0) return null
        return (
          <section key={side}>
            <h3 class="label">
              <span class="side-dot" data-side={side} aria-hidden="true" /> {sideName(scenario, side)}
            </h3>
            <ul class="unit-lines">
              {staffs.map((hq) => (
                <li key={`h${hq.hq}`} class="unit-line">
                  <button
                    type="button"
                    class="link"
                    onClick={() => {
                      control.open(null)
                      control.select(hqSubject(hq.hq))
                    }}
                  >
                    {scenario.headquarters[hq.hq]?.name}
                  </button>{' '}
                  <span class="facts-of">
                    headquarters · {hq.hex > 0 ? hexName(scenario, hq.hex) : `from turn ${hq.from}`}
                  </span>
                </li>
              ))}
              {units.map((unit) => (
                <UnitLine key={unit.unit} unit={unit} />
              ))}
            </ul>
          </section>
        )
      })}
      {only === 'all' && state.orders.value.endTurn && (
        <div class="dialog-actions">
          <button
            type="button"
            class="button main"
            onClick={() => {
              control.open(null)
              control.endTurn(true)
            }}
          >
            End turn
          </button>
        </div>
      )}
    </Dialog>
  )
}
