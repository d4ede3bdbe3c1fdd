/** Trucks of a side: in reserve, on the way back, and where they can be sent. */

import { Section } from '../../../panels/Section.tsx'
import { useInstrument } from '../context.ts'
import { count } from '../words.ts'
import { type OfferedOrder, OrderList } from './OrderList.tsx'

export const Trucks = () => {
  const { state } = useInstrument()
  const view = state.view.value
  const side = view.viewer ?? view.side
  const { trucks, portSupply } = view.sides[side]
  const { groups } = state.orders.value
  const { hubSide } = state.game.table
  const hubs = view.hubs.filter(({ hex }, at) => hex > 0 && hubSide[at] === side)
  const [now = 0, ...coming] = trucks
  if (now === 0 && coming.every((number) => number === 0) && hubs.length === 0) return null
  const offer = (key: 'add-truck' | 'withdraw-truck', name: string): OfferedOrder => ({
    key,
    name,
    order: undefined,
    cost: undefined,
    group: groups.get(key),
    refused: undefined,
  })
  const later = coming.flatMap((number, at) => (number > 0 ? [`${number} in ${count(at + 1, 'turn')}`] : []))
  return (
    <Section title="Hubs and trucks" rule="operational.E5">
      <p>
        {count(hubs.length, 'hub')}, {count(now, 'truck')} in reserve
        {later.length > 0 && `, ${later.join(', ')}`}.{portSupply > 0 && ` Ports bring ${portSupply} per cent more.`}
      </p>
      {state.mayAct.value && (
        <OrderList
          title=""
          orders={[offer('add-truck', 'Send a truck to a hub'), offer('withdraw-truck', 'Withdraw a truck')]}
        />
      )}
    </Section>
  )
}
