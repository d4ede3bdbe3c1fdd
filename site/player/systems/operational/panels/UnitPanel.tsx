/** The selected unit: what it is, how many steps, in what state, how supplied, and what it could do. */

import { enRoute, inReserve } from '../../../../../engine/systems/operational/types.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { Target } from '../../../panels/Target.tsx'
import { RuleLink, Why } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import { targetName } from '../orderWords.ts'
import { arrivalWords, conditionsOf, hexName, levelOf, readinessOf, readinessWords } from '../words.ts'
import { BlockedUnits } from './BlockedUnits.tsx'
import { ForecastCard } from './ForecastCard.tsx'
import { LossQueue } from './LossQueue.tsx'
import { UnitOrders } from './UnitOrders.tsx'

const Stat = ({ name, value, of }: { name: string; value: number; of?: number }) => (
  <div class="stat">
    <dd>
      {value}
      {of !== undefined && of !== value && <small> / {of}</small>}
    </dd>
    <dt>{name}</dt>
  </div>
)

const Supply = ({ unit }: { unit: UnitView }) => {
  const { state } = useInstrument()
  if (unit.hex <= 0) return null
  // What the looker knows: an enemy's stocks and stragglers may be hidden.
  const explained = state.game.explain(state.desk.known.value, {
    about: 'supply',
    side: unit.side,
    hex: unit.hex,
    unit: unit.unit,
  })
  const value = Math.round((explained?.value ?? 0) / 1000)
  return <Why label="Supply here" value={value === 0 ? 'none' : `${value} %`} explained={explained} />
}

/** Attacks the unit could make. */
const Targets = ({ unit }: { unit: UnitView }) => {
  const { state } = useInstrument()
  const attacks = [...(state.orders.value.byUnit.get(unit.unit)?.attacks ?? [])]
  if (attacks.length === 0) return null
  return (
    <section class="targets-of">
      <h3 class="label">Can attack</h3>
      <div class="targets">
        {attacks.map(([hex, action]) => (
          <Target key={hex} hex={hex} action={action}>
            {targetName(state, hex)}
          </Target>
        ))}
      </div>
    </section>
  )
}

export const UnitPanel = ({ unit }: { unit: UnitView }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const named = scenario.units[unit.unit]
  const type = scenario.rules.unitTypes[named?.type ?? '']
  const nation = scenario.rules.nations[type?.nation ?? '']
  if (!named || !type) return null
  const level = levelOf(scenario, unit.experience)
  const orders = state.orders.value.byUnit.get(unit.unit)
  const moving = state.mayAct.value && state.view.value.side === unit.side
  return (
    <article class="unit-panel" data-side={unit.side}>
      <header class="panel-head">
        <h2>{named.name}</h2>
        <span class="place">
          {unit.hex > 0
            ? hexName(scenario, unit.hex)
            : unit.hex === enRoute
              ? 'en route'
              : unit.hex === inReserve
                ? 'in reserve'
                : 'destroyed'}
        </span>
      </header>
      <p class="kind">
        {[type.name, named.formation, `${level?.name.toLowerCase() ?? ''} ${unit.experience} xp`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl class="stats">
        <Stat name="attack" value={type.attack} />
        <Stat name="defence" value={type.defence} />
        <Stat
          name="move"
          value={moving ? unit.movementPoints : type.movement}
          of={moving ? type.movement : undefined}
        />
        <Stat name="armour" value={type.armour.counts === 'never' ? 0 : type.armour.points} />
      </dl>
      <LossQueue unit={unit} most={type.maxSteps ?? nation?.maxSteps ?? named.steps} />
      {moving && unit.hex > 0 && state.view.value.turn > 0 && (
        <p class={`readiness ${readinessOf(orders)}`}>{capital(readinessWords[readinessOf(orders)])}</p>
      )}
      {unit.hex === enRoute && named.arrives && (
        <p class="note">
          {orders
            ? named.arrives.by === 'sea'
              ? 'Choose an outlined beach where it lands; an enemy on it is assaulted.'
              : 'Choose an outlined hex where it arrives.'
            : `May arrive ${arrivalWords(scenario, unit)}`}
          {!orders && named.arrives.hexes.length === 0 && '.'}
          {!orders &&
            named.arrives.hexes.length > 0 &&
            ` at ${named.arrives.hexes.map((hex) => hexName(scenario, hex)).join(', ')}.`}
        </p>
      )}
      <BlockedUnits unit={unit.unit} />
      <ul class="conditions">
        {conditionsOf(unit).map((condition) => (
          <li key={condition.text} class={condition.harm ? 'condition harm' : 'condition'}>
            {condition.text} <RuleLink rule={condition.rule} />
          </li>
        ))}
      </ul>
      <Supply unit={unit} />
      <Targets unit={unit} />
      {!state.aimed.value && <ForecastCard />}
      <UnitOrders unit={unit} />
    </article>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
