/** Beside the map: what is selected, or what to do when nothing is; and what is offered. */
import { AimCard } from '../../../panels/AimCard.tsx'
import { further } from '../fetchFurther.ts'
import { usePlayer } from '../types.ts'
import { Overview } from './Overview.tsx'

const HexSheet = further((file) => file.HexSheet)
const OfferCard = further((file) => file.OfferCard)
const UnitSheet = further((file) => file.UnitSheet)

export const Side = () => {
  const selected = usePlayer().state.selected.value
  return (
    <>
      <AimCard />
      {selected === null && <Overview />}
      {selected?.kind === 'unit' && <UnitSheet unit={selected.number} />}
      {selected?.kind === 'hex' && <HexSheet hex={selected.number} />}
      <div class="forecast">
        <OfferCard />
      </div>
    </>
  )
}
