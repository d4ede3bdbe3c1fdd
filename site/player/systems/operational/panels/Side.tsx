/** About what is selected, and what is offered or aimed. */

import { fetched } from '../../../fetched.tsx'
import { AimCard } from '../../../panels/AimCard.tsx'
import { further } from '../fetchFurther.ts'
import { usePlayer } from '../types.ts'
import { Overview } from './Overview.tsx'

const ForecastCard = fetched(async () => (await further()).ForecastCard)
const HexPanel = fetched(async () => (await further()).HexPanel)
const HqPanel = fetched(async () => (await further()).HqPanel)
const StrikeCard = fetched(async () => (await further()).StrikeCard)
const UnitPanel = fetched(async () => (await further()).UnitPanel)

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
