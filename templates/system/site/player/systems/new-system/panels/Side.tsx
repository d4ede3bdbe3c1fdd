/** Beside the map: what is selected, or what to do when nothing is; and what is offered. */
import { whyIdle } from '../../../actions/carryOut.ts'
import { AimCard } from '../../../panels/AimCard.tsx'
import { OrderList } from '../../../panels/OrderList.tsx'
import { Card, Conditions, Meter, PanelHead, Stat, StatLeft, SubjectLink, Terms, Why } from '../../../panels/parts.tsx'
import { Targets } from '../../../panels/Target.tsx'
import { hexSubject, unitSubject } from '../../../subject.ts'
import * as say from '../names.ts'
import { ordering } from '../shellOrders.ts'
import { usePlayer } from '../types.ts'

/** The unit that is selected: its numbers, its condition, and what it can be ordered. */
const UnitPanel = ({ unit }: { unit: number }) => {
  const { orders, derived, scenario } = usePlayer()
  const { table, known } = derived
  const { name, side } = scenario.units[unit]
  const { name: type, steps, movement, attack, defence } = table.types[unit]
  const hex = known.hex[unit]
  const own = orders.byUnit.get(unit)
  return (
    <article class="unit-panel" data-side={side}>
      <PanelHead title={name}>
        {hex > 0 && <SubjectLink subject={hexSubject(hex)}>{say.placeName(scenario, hex)}</SubjectLink>}
      </PanelHead>
      <p class="kind">
        {type} · {say.sideName(scenario, side)}
      </p>
      <dl class="stats">
        <StatLeft name="steps" left={known.steps[unit]} most={steps} />
        <StatLeft name="move" left={side === known.side ? known.points[unit] : movement} most={movement} />
        <Stat name="attack">{attack}</Stat>
        <Stat name="defence">{defence}</Stat>
      </dl>
      <Conditions conditions={say.conditionsOf(known, unit)} />
      <Targets attacks={own?.attacks} />
      <OrderList title="Orders" keys={own?.keys ?? []} />
    </article>
  )
}

const HexPanel = ({ hex }: { hex: number }) => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const terrain = table.terrain[hex]
  const unit = say.unitAt(known, hex)
  if (terrain === undefined) return null
  return (
    <article class="hex-panel">
      <PanelHead title={say.placeName(scenario, hex)} />
      <p class="kind">
        {terrain.name}
        {hex === scenario.objective && ' · the objective'}
      </p>
      {unit !== undefined && (
        <p>
          <SubjectLink subject={unitSubject(unit)}>{say.unitName(scenario, unit)}</SubjectLink>
        </p>
      )}
      <Why label="Points to enter" value={terrain.cost ?? 'no entry'} />
      <Why label="Cover" value={terrain.cover} />
    </article>
  )
}

const Overview = () => {
  const { state, derived, scenario } = usePlayer()
  const able = ordering.able(state).length
  const { side } = derived.known
  return (
    <div class="overview">
      <PanelHead title={say.sideName(scenario, side)} />
      {state.mayAct.value ? (
        <>
          <p>{able > 0 ? `${say.count(able, 'unit')} can still act.` : state.ui.words.idle}</p>
          <p class="note">Choose a unit, then a hex of its outline or an enemy beside it.</p>
        </>
      ) : (
        <p>{state.busy.value ? 'The computer moves.' : whyIdle(state)}</p>
      )}
      <p>
        Objective:{' '}
        <SubjectLink subject={hexSubject(scenario.objective)}>
          {say.placeName(scenario, scenario.objective)}
        </SubjectLink>
      </p>
    </div>
  )
}

/** The forecast of the offered attack. */
const Forecast = () => {
  const { state, derived, scenario } = usePlayer()
  const action = state.offered.value
  const explained = ordering.explain(state)
  if (action?.type !== 'attack' || explained === undefined) return null
  const title = `Attack ${say.unitName(scenario, action.target)}`
  const chance = say.chanceOf(derived.table, derived.known, action.unit, action.target)
  return (
    <Card title={title} label={`Forecast: ${title}`} chip={<b>{explained.value / 1000}+</b>}>
      <Terms explained={{ unit: 'roll', terms: explained.terms }} />
      <Meter label="A hit" value={`${chance} %`} part={chance} />
    </Card>
  )
}

export const Side = () => {
  const selected = usePlayer().state.selected.value
  return (
    <>
      <AimCard />
      {selected === null && <Overview />}
      {selected?.kind === 'unit' && <UnitPanel unit={selected.number} />}
      {selected?.kind === 'hex' && <HexPanel hex={selected.number} />}
      <div class="forecast">
        <Forecast />
      </div>
    </>
  )
}
