/** Beside the map: what is selected, or what to do when nothing is; what is offered; the last dice. */

import { AimCard } from '../../../panels/AimCard.tsx'
import { further } from '../fetchFurther.ts'
import { usePlayer } from '../types.ts'
import { Equipping } from './Decision.tsx'
import { LastShots } from './Dice.tsx'
import { Overview } from './Overview.tsx'

const CardSheet = further((file) => file.CardSheet)
const OfferCard = further((file) => file.OfferCard)
const SpaceSheet = further((file) => file.SpaceSheet)
const UnitSheet = further((file) => file.UnitSheet)

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
