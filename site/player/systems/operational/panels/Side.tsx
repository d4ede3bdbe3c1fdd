/** About what is selected, and what is offered or aimed. */

import { AimCard } from '../../../panels/AimCard.tsx'
import { further } from '../fetchFurther.ts'
import { usePlayer } from '../types.ts'
import { Overview } from './Overview.tsx'

const ForecastCard = further((file) => file.ForecastCard)
const HexPanel = further((file) => file.HexPanel)
const HqPanel = further((file) => file.HqPanel)
const StrikeCard = further((file) => file.StrikeCard)
const UnitPanel = further((file) => file.UnitPanel)

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
