/** The foot of the page: what is asked, the hand, the piles, and what else can be ordered. */
import { useInstrument } from '../context.ts'
import { Hand } from './Hand.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { Piles } from './Piles.tsx'
import { SmokeScreens } from './SmokeScreens.tsx'

export const Strip = () => {
  const { view } = useInstrument().state
  return (
    <div class="cc-table">
      <PhaseBar />
      <SmokeScreens />
      {view.value.viewer !== null && <Hand />}
      <Piles />
    </div>
  )
}
