/** Beside the map: the combat that goes on, or what is selected; and what is offered. */
import { AimCard } from '../../../panels/AimCard.tsx'
import { inCombat } from '../attack.ts'
import { further } from '../fetchFurther.ts'
import { usePlayer } from '../types.ts'
import { Overview } from './Overview.tsx'

const Combat = further((file) => file.Combat)
const HexSheet = further((file) => file.HexSheet)
const OfferCard = further((file) => file.OfferCard)
const UnitSheet = further((file) => file.UnitSheet)

export const Side = () => {
  const { state, derived } = usePlayer()
  const selected = state.selected.value
  const isCombat = inCombat(derived.known.phase)
  // While a combat goes on, its own hex has nothing to add.
  const isTarget = selected?.kind === 'hex' && selected.number === derived.known.target
  return (
    <>
      <AimCard />
      {isCombat && <Combat />}
      {selected === null && !isCombat && <Overview />}
      {selected?.kind === 'unit' && <UnitSheet unit={selected.number} />}
      {selected?.kind === 'hex' && !(isCombat && isTarget) && <HexSheet hex={selected.number} />}
      <div class="forecast">
        <OfferCard />
      </div>
    </>
  )
}
