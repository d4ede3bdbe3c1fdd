/** Works that can be bought now: what each costs and does, and where it can stand. */
import { phase } from '../../../../../engine/systems/skirmish/types.ts'
import { terrainWords } from '../../../../systems/skirmish/data/terrainWords.ts'
import { RuleLink, Section } from '../../../panels/parts.tsx'
import { usePlayer } from '../types.ts'
import { sampleOf } from '../wording.ts'
import { count } from '../words.ts'
import { OrderButton } from './OrderList.tsx'

export const Works = () => {
  const { orders, derived, scenario } = usePlayer()
  const { table, known, own } = derived
  const found = orders.works.flatMap((key) => orders.groups.get(key) ?? [])
  if (found.length === 0) return null
  const isBefore = known.phase === phase.build
  const isBid = isBefore && scenario.battle === 'pitched'
  return (
    <Section title="To build" rule={isBid ? 'skirmish.T11' : isBefore ? 'skirmish.T14' : 'skirmish.T12'}>
      <p>
        <b>{count((isBid ? known.bid : known.ap)[own], 'action point')}</b> left
        {isBid && ' of the bid; what is not spent on works is lost'}.
      </p>
      <ul class="sk-works stack">
        {found.map((group) => {
          const sample = sampleOf(group)
          if (sample?.type !== 'build') return null
          const { rule, cost = 0 } = table.terrains[sample.terrain]
          return (
            <li key={group.key} class="order-list">
              <OrderButton group={group} price={count(cost, 'point')} />
              <p class="note">
                {terrainWords(scenario.rules, table.terrainIds[sample.terrain]).join(' ')}{' '}
                {count(known.supply[sample.terrain], 'card')} left. <RuleLink rule={`skirmish.${rule}`} />
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
