/** Beside the map: what is selected, or what to do when nothing is; what is offered; the last dice. */
import { fetched } from '../../../fetched.tsx'
import { AimCard } from '../../../panels/AimCard.tsx'
import { usePlayer } from '../types.ts'
import { Equipping } from './Decision.tsx'
import { LastShots } from './Dice.tsx'
import { Overview } from './Overview.tsx'

const further = () => import('../further.ts')
const CardSheet = fetched(async () => (await further()).CardSheet)
const OfferCard = fetched(async () => (await further()).OfferCard)
const SpaceSheet = fetched(async () => (await further()).SpaceSheet)
const UnitSheet = fetched(async () => (await further()).UnitSheet)

export const Side = () => {
  const selected = usePlayer().state.selected.value
  return (
    <>
      <AimCard />
      <div class="forecast">
        <OfferCard />
      </div>
      <Equipping />
      {selected === null && <Overview />}
      {selected?.kind === 'unit' && <UnitSheet unit={selected.number} />}
      {selected?.kind === 'card' && <CardSheet card={selected.number} />}
      {selected?.kind === 'hex' && <SpaceSheet space={selected.number} />}
      <LastShots />
    </>
  )
}
