/** Beside the map: what is selected, or what to do when nothing is; what is offered; the last dice. */
import { AimCard } from '../../../panels/AimCard.tsx'
import { usePlayer } from '../types.ts'
import { CardSheet } from './CardSheet.tsx'
import { Equipping } from './Decision.tsx'
import { LastShots } from './Dice.tsx'
import { OfferCard } from './OfferCard.tsx'
import { Overview } from './Overview.tsx'
import { SpaceSheet } from './SpaceSheet.tsx'
import { UnitSheet } from './UnitSheet.tsx'

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
