/** About what is selected, and what is offered or aimed. */
import { AimCard } from '../../../panels/AimCard.tsx'
import { useInstrument } from '../context.ts'
import { ForecastCard } from './ForecastCard.tsx'
import { HexPanel } from './HexPanel.tsx'
import { HqPanel } from './HqPanel.tsx'
import { Overview } from './Overview.tsx'
import { StrikeCard } from './StrikeCard.tsx'
import { UnitPanel } from './UnitPanel.tsx'

const Selected = () => {
  const { state } = useInstrument()
  const { units, headquarters } = state.view.value
  const unit = units[state.desk.unit.value ?? -1]
  if (unit) return <UnitPanel unit={unit} />
  const hq = headquarters[state.desk.hq.value ?? -1]
  if (hq) return <HqPanel hq={hq} />
  const selected = state.selected.value
  return selected ? <HexPanel hex={selected.number} /> : <Overview />
}

/** The sheet of a headquarters has the aimed order in itself. */
export const Side = () => {
  const { state } = useInstrument()
  const isAimed = state.aimed.value !== undefined
  return (
    <>
      {isAimed && state.desk.hq.value === null && <AimCard />}
      {isAimed && <ForecastCard />}
      <StrikeCard />
      <Selected />
    </>
  )
}
