/** Shown when nothing is selected: what to do, the places to hold, who is still to come. */

import { modelOf } from '../../../../../engine/systems/tactical/units.ts'
import { whyIdle } from '../../../actions/carryOut.ts'
import { sampleOf } from '../../../orderGroups.ts'
import { OrderButton } from '../../../panels/OrderList.tsx'
import { PanelHead, Section, SideDot, SubjectLink } from '../../../panels/parts.tsx'
import { hexSubject, unitSubject } from '../../../subject.ts'
import * as say from '../names.ts'
import { ableUnits } from '../shellOrders.ts'
import { usePlayer } from '../types.ts'

/** The objectives, each with the side that holds it. */
export const Objectives = () => {
  const { derived, scenario } = usePlayer()
  return (
    <Section title="Objectives" rule="tactical.Q1">
      <ul class="stack tc-places">
        {scenario.objectives.map(({ name, hex }, place) => (
          <li key={name} class="ends">
            <SubjectLink subject={hexSubject(hex)}>{name}</SubjectLink>
            <span>
              {derived.known.holder[place] > 0 && <SideDot side={derived.known.holder[place] - 1} />}{' '}
              {say.holderWords(scenario, derived.known, place)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Units that can be bought, each with its price; its place is chosen on the map. */
const Purchases = () => {
  const { state, orders, scenario, derived } = usePlayer()
  const groups = [...orders.groups.values()].filter(({ type }) => type === 'buy')
  if (groups.length === 0) return null
  return (
    <Section title="To buy" rule="tactical.N7">
      <div class="order-list stack">
        {groups.map((group) => {
          const action = sampleOf(group)
          if (action?.type !== 'buy') return null
          return (
            <OrderButton key={group.key} group={group}>
              <span>{modelOf(derived.table, derived.known, action.unit).name}</span>{' '}
              <small>
                {say.unitName(scenario, action.unit)} · {state.ui.words.button(state, action).price}
              </small>
            </OrderButton>
          )
        })}
      </div>
    </Section>
  )
}

/** Own units that are still to come. */
const Arrivals = () => {
  const { derived, scenario } = usePlayer()
  const { known, table, own } = derived
  const coming = table.unitsOf[own].filter((unit) => scenario.units[unit].arrives > known.turn && known.hex[unit] === 0)
  if (coming.length === 0) return null
  return (
    <Section title="To come" rule="tactical.D8">
      <ul class="stack tc-places">
        {coming.map((unit) => (
          <li key={unit} class="ends">
            <SubjectLink subject={unitSubject(unit)}>{say.unitName(scenario, unit)}</SubjectLink>
            <span>turn {scenario.units[unit].arrives}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Task = () => {
  const { state, derived } = usePlayer()
  const able = ableUnits(state).length
  if (say.isDeployment(derived.known))
    return <p>Each unit may take another place of its zone, once. Then the battle begins.</p>
  return (
    <>
      <p>{able > 0 ? `${say.count(able, 'unit')} can still act.` : state.ui.words.idle}</p>
      <p class="note">Choose a unit, then a hex of its outline, or an enemy whom it reaches.</p>
    </>
  )
}

export const Overview = () => {
  const { state, derived, scenario } = usePlayer()
  const { known } = derived
  return (
    <div class="overview">
      <PanelHead title={say.sideName(scenario, known.side)}>{say.turnWords(known.turn)}</PanelHead>
      {state.mayAct.value ? <Task /> : <p>{state.busy.value ? 'The computer moves.' : whyIdle(state)}</p>}
      <Objectives />
      <Arrivals />
      <Purchases />
    </div>
  )
}
