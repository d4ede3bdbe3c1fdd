/** Beside the map: the combat that goes on, or what is selected; and what is offered. */
import { AimCard } from '../../../panels/AimCard.tsx'
import { inCombat } from '../attack.ts'
import { usePlayer } from '../types.ts'
import { Combat } from './Combat.tsx'
import { HexSheet } from './HexSheet.tsx'
import { OfferCard } from './OfferCard.tsx'
import { Overview } from './Overview.tsx'
import { UnitSheet } from './UnitSheet.tsx'

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
