/** About what is selected, and what is offered or aimed. */
import { AimCard } from '../../../panels/AimCard.tsx'
import { usePlayer } from '../types.ts'
import { ForecastCard, StrikeCard } from './ForecastCard.tsx'
import { HexPanel } from './HexPanel.tsx'
import { HqPanel } from './HqPanel.tsx'
import { Overview } from './Overview.tsx'
import { UnitPanel } from './UnitPanel.tsx'

const Selected = () => {
  const { state, derived } = usePlayer()
  const { unit, hq } = derived
  if (unit) return <UnitPanel unit={unit} />
  if (hq) return <HqPanel hq={hq} />
  const selected = state.selected.value
  return selected ? <HexPanel hex={selected.number} /> : <Overview />
}

/** The panel of a headquarters holds the aimed order itself. */
export const Side = () => {
  const { state, derived } = usePlayer()
  const isAimed = state.aimed.value !== undefined
  return (
    <>
      {isAimed && !derived.hq && <AimCard />}
      <Selected />
      <div class="forecast">
        <ForecastCard />
        <StrikeCard />
      </div>
    </>
  )
}
