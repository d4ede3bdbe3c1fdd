/** The foot of the page: what is asked, the hand, and the piles. */
import { useInstrument } from '../context.ts'
import { Hand } from './Hand.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { Piles } from './Piles.tsx'

export const Strip = () => {
  const { view } = useInstrument().state
  return (
    <div class="cc-table">
      <PhaseBar />
      {view.value.viewer !== null && <Hand />}
      <Piles />
    </div>
  )
}
