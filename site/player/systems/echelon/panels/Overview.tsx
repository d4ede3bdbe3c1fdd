/** Shown when nothing is selected: what to do in the phase, who can do it, orders of the staff, stores. */
import { rp } from '../../../../../engine/systems/echelon/rules.ts'
import { phase } from '../../../../../engine/systems/echelon/types.ts'
import { PanelHead, RuleLink, Section, SubjectLink } from '../../../panels/parts.tsx'
import { Targets } from '../../../panels/Target.tsx'
import { unitSubject } from '../../../subject.ts'
import { usePlayer } from '../types.ts'
import { sampleOf } from '../wording.ts'
import { actionName, phaseWords, pointsWords, sideName, unitName, whereWords } from '../words.ts'
import { OrderList } from './OrderList.tsx'

/** What the viewer's side has to spend. */
export const Means = () => {
  const { derived, scenario } = usePlayer()
  const { known, own } = derived
  const { reOfSp } = scenario.rules.supply
  const lines: readonly (readonly [name: string, value: string | number, rule: string])[] = [
    ['Infantry replacements', Math.floor(known.infantry[own] / rp), 'C4'],
    ['Armour replacements', Math.floor(known.armour[own] / rp), 'C4'],
    ['Supply movement points', Math.floor(known.smp[own] / reOfSp), '49a'],
    ['Lift by rail, RE', pointsWords(known.railLeft[own]), 'C14'],
    ['Lift by sea, RE', pointsWords(known.navalLeft[own]), 'C14'],
    ['Lift by air, RE', pointsWords(known.airLeft[own] + known.gliderLeft[own]), '3'],
    ['Points in the air', known.airPoints[own], '9'],
    ['Points at sea', known.navalPoints[own], '22'],
  ]
  return (
    <Section title="To spend">
      <dl class="terms">
        {lines
          .filter(([, value]) => Number(value) > 0)
          .map(([name, value, rule]) => (
            <div key={name} class="term">
              <dt>{name}</dt>
              <dd class="term-rule">
                <RuleLink rule={`echelon.${rule}`} />
              </dd>
              <dd class="term-value">{value}</dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}

/** Units that have orders by name, with the first of them: in the initial phase also those that wait to be rebuilt. */
const WithOrders = () => {
  const { orders, derived, scenario } = usePlayer()
  const units = [...orders.byUnit.keys()]
  if (units.length === 0 || derived.known.phase > phase.declare) return null
  return (
    <Section title="With something to do">
      <ul class="stack">
        {units.map((unit) => {
          const names = (orders.byUnit.get(unit) ?? []).flatMap((key) => {
            const sample = sampleOf(orders.groups.get(key))
            return sample === undefined ? [] : [actionName(scenario, sample).toLowerCase()]
          })
          return (
            <li key={unit}>
              <SubjectLink subject={unitSubject(unit)}>{unitName(scenario, unit)}</SubjectLink>{' '}
              <small>
                {whereWords(scenario, derived.known, unit)}: {[...new Set(names)].slice(0, 3).join(', ')}
              </small>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Goods are sent from the sheet of the hex where they lie. */
const isStaff = (type: string): boolean => type !== 'haul' && type !== 'ship'

export const Overview = () => {
  const { state, orders, derived, scenario } = usePlayer()
  const { known } = derived
  const { asked, task } = phaseWords(known.phase)
  const targets = new Map([...orders.anyhow].filter(([, { type }]) => type === 'target'))
  const keys = orders.others.filter((key) => isStaff(orders.groups.get(key)?.type ?? ''))
  return (
    <div class="overview">
      <PanelHead title={asked}>{sideName(scenario, known.side)}</PanelHead>
      {state.mayAct.value && <p>{task}</p>}
      <Targets attacks={targets} />
      <OrderList title="The staff" keys={keys} />
      <WithOrders />
      <Means />
    </div>
  )
}
