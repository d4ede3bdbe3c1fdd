/** Trucks of a side: in reserve, on the way back, and where they can be sent. */
import { Section } from '../../../panels/parts.tsx'
import { usePlayer } from '../types.ts'
import { count } from '../words.ts'
import { OrderList } from './OrderList.tsx'

export const Trucks = () => {
  const { state, orders, derived, view } = usePlayer()
  const { own, table } = derived
  const { trucks, portSupply } = view.sides[own]
  const hubs = view.hubs.filter(({ hex }, at) => hex > 0 && table.hubSide[at] === own)
  const [now = 0, ...coming] = trucks
  if (now === 0 && coming.every((number) => number === 0) && hubs.length === 0) return null
  const offer = (key: string, name: string) => ({ key, name, group: orders.groups.get(key) })
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
