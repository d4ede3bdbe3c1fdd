/** Works: what a bid can buy, while one bids; then what can be built now, what each costs and does, and where it can stand. */
import { phase } from '../../../../../engine/systems/skirmish/types.ts'
import { terrainWords } from '../../../../systems/skirmish/data/terrainWords.ts'
import { sampleOf } from '../../../orderGroups.ts'
import { RuleLink, Section } from '../../../panels/parts.tsx'
import { count } from '../names.ts'
import { usePlayer } from '../types.ts'
import { OrderButton } from './OrderList.tsx'

/** The effect of a kind of works, and the number left. */
const About = ({ terrain }: { terrain: number }) => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  return (
    <p class="note">
      {terrainWords(scenario.rules, table.terrainIds[terrain]).join(' ')} {count(known.supply[terrain], 'card')} left.{' '}
      <RuleLink rule={`skirmish.${table.terrains[terrain].rule}`} />
    </p>
  )
}

const ForBid = () => {
  const { table, known } = usePlayer().derived
  return (
    <Section title="What a bid can buy" rule="skirmish.T11">
      <p>What is bid and not spent on works is lost.</p>
      <ul class="sk-works stack">
        {table.terrains.map(
          ({ name, cost }, terrain) =>
            cost !== undefined &&
            known.supply[terrain] > 0 && (
              <li key={terrain}>
                <b>{name}</b> {count(cost, 'point')}
                <About terrain={terrain} />
              </li>
            ),
        )}
      </ul>
    </Section>
  )
}

export const Works = () => {
  const { orders, derived, scenario } = usePlayer()
  const { table, known, own } = derived
  if (known.phase === phase.bid) return <ForBid />
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
          return (
            <li key={group.key} class="order-list">
              <OrderButton group={group} price={count(table.terrains[sample.terrain].cost ?? 0, 'point')} />
              <About terrain={sample.terrain} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
