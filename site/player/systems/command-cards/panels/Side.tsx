/** Beside the map: the card, the unit or the hex that is selected and what is offered with it; how it stands when nothing is. */
import { AimCard } from '../../../panels/AimCard.tsx'
import { useInstrument } from '../context.ts'
import { CardSheet } from './CardSheet.tsx'
import { LastRolls } from './DiceRoll.tsx'
import { HexSheet } from './HexSheet.tsx'
import { OfferCard } from './OfferCard.tsx'
import { Overview } from './Overview.tsx'
import { UnitSheet } from './UnitSheet.tsx'

const Selected = () => {
  const { state } = useInstrument()
  const selected = state.selected.value
  if (selected === null) return <Overview />
  if (selected.kind === 'card') return <CardSheet card={selected.number} />
  return selected.kind === 'unit' ? <UnitSheet unit={selected.number} /> : <HexSheet hex={selected.number} />
}

export const Side = () => (
  <>
    <AimCard />
    <OfferCard />
    <Selected />
    <LastRolls />
  </>
)
