/** Beside the map: the card, the unit or the hex that is selected and what is offered with it; the situation when nothing is. */
import { AimCard } from '../../../panels/AimCard.tsx'
import { usePlayer } from '../types.ts'
import { CardSheet } from './CardSheet.tsx'
import { LastRolls } from './DiceRoll.tsx'
import { HexSheet } from './HexSheet.tsx'
import { OfferCard } from './OfferCard.tsx'
import { Overview } from './Overview.tsx'
import { UnitSheet } from './UnitSheet.tsx'

const Selected = () => {
  const selected = usePlayer().state.selected.value
  if (selected === null) return <Overview />
  const { kind, number } = selected
  if (kind === 'card') return <CardSheet card={number} />
  return kind === 'unit' ? <UnitSheet unit={number} /> : <HexSheet hex={number} />
}

export const Side = () => (
  <>
    <AimCard />
    <Selected />
    <LastRolls />
    <div class="forecast">
      <OfferCard />
    </div>
  </>
)
