/** Shown when nothing is selected: what to do in the phase, who can do it, orders of the staff, stores. */
import { rp } from '../../../../../engine/systems/echelon/rules.ts'
import { phase } from '../../../../../engine/systems/echelon/types.ts'
import { OrderList } from '../../../panels/OrderList.tsx'
import { PanelHead, RuleLink, Section, SubjectLink, Why } from '../../../panels/parts.tsx'
import { Targets } from '../../../panels/Target.tsx'
import { unitSubject } from '../../../subject.ts'
import * as say from '../names.ts'
import { usePlayer } from '../types.ts'

/** The points that the viewer's side has to spend. */
export const Means = () => {
  const { derived, scenario } = usePlayer()
  const { known, own } = derived
  const { commands, commandsOf } = derived.table
  // Of a side with several commands each is named.
  const smpLines = commandsOf[own]
    .toSorted((one, other) => one - other)
    .map(
      (command) =>
        [
          commandsOf[own].length === 1 ? 'Supply movement points' : `SMPs of ${commands[command].name}`,
          Math.floor(known.smp[command] / scenario.rules.transport.smp.re),
        ] as const,
    )
  const lines: readonly (readonly [name: string, value: string | number])[] = [
    ['Infantry replacements', Math.floor(known.infantry[own] / rp)],
    ['Armour replacements', Math.floor(known.armour[own] / rp)],
    ...smpLines,
    ['Lift by rail, RE', say.pointsWords(known.railLeft[own])],
    ['Lift by sea, RE', say.pointsWords(known.navalLeft[own])],
    ['Lift by air, RE', say.pointsWords(known.airLeft[own] + known.gliderLeft[own])],
    ['Points in the air', known.airPoints[own]],
    ['Points at sea', known.navalPoints[own]],
  ]
  return (
    <Section title="To spend">
      {lines.map(([name, value]) => Number(value) > 0 && <Why key={name} label={name} value={value} />)}
      <p class="note">
        A regiment or brigade is one RE, a division three. Supply movement points (SMPs) haul supply.{' '}
        <RuleLink rule="echelon.49a" />
      </p>
    </Section>
  )
}

/** Units that have orders by name: in the initial phase also those that wait to be rebuilt. */
const WithOrders = () => {
  const { orders, derived, scenario } = usePlayer()
  if (orders.byUnit.size === 0 || derived.known.phase > phase.declare) return null
  return (
    <Section title="With something to do">
      <ul class="stack">
        {[...orders.byUnit.keys()].map((unit) => (
          <li key={unit}>
            <SubjectLink subject={unitSubject(unit)}>{say.unitName(scenario, unit)}</SubjectLink>{' '}
            <small>{say.whereWords(scenario, derived.known, unit)}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const Overview = () => {
  const { state, orders, derived, scenario } = usePlayer()
  const { known } = derived
  const targets = new Map([...orders.anyhow].filter(([, { type }]) => type === 'target'))
  // Goods are sent from the sheet of the hex where they lie.
  const keysOf = (...types: readonly string[]): readonly string[] =>
    orders.others.filter((key) => types.includes(orders.groups.get(key)?.type ?? ''))
  const elsewhere = keysOf('haul', 'ship', 'transfer', 'ferry', 'bomb', 'shell')
  return (
    <div class="overview">
      <PanelHead title={say.askedWords(known.phase)}>{say.sideName(scenario, known.side)}</PanelHead>
      {state.mayAct.value && <p>{say.taskWords(known.phase)}</p>}
      <Targets attacks={targets} />
      <OrderList title="Other orders" keys={orders.others.filter((key) => !elsewhere.includes(key))} />
      <OrderList title="Bomb from the air" keys={keysOf('bomb')} />
      <OrderList title="Shell from the sea" keys={keysOf('shell')} />
      <OrderList title="SMPs for another command" keys={keysOf('transfer', 'ferry')} />
      <WithOrders />
      <Means />
    </div>
  )
}
