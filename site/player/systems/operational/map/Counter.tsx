/** A counter, drawn by the cartography from what the view tells about a unit. */
import { chevronsOf, drawCounter } from '../../../../../compiler/systems/operational/cartography/counter.ts'
import { specialistState } from '../../../../../engine/systems/operational/types.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { useInstrument } from '../../../context.ts'
import type { Readiness } from '../words.ts'

const drawnAs = {
  ready: 'ready',
  'can-move': 'partial',
  'can-attack': 'partial',
  spent: 'spent',
  idle: 'idle',
} as const

interface CounterProps {
  readonly unit: UnitView
  readonly selected: boolean
  /** `idle` when its side is not to move here. */
  readonly readiness: Readiness | 'idle'
}

export const Counter = ({ unit, selected, readiness }: CounterProps) => {
  const { state } = useInstrument()
  const { scenario, picture } = state.bundle
  const type = scenario.units[unit.unit]?.type ?? ''
  const drawn = drawCounter({
    symbol: picture.symbols[type] ?? '',
    nation: scenario.rules.unitTypes[type]?.nation ?? '',
    active: unit.active,
    suppressed: unit.suppressed,
    specialists: unit.specialists.flatMap(({ specialist, state: condition }) =>
      specialist < 0 ? [] : [condition === specialistState.active],
    ),
    chevrons: chevronsOf(scenario.rules.experience, unit.experience),
    entrenchment: unit.entrenchment,
    unsupplied: unit.unsupplied,
    weak: state.game.isWeak(state.position.value.state, unit.unit),
    readiness: drawnAs[readiness],
    selected,
  })
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />
}
