/** The map of a battle: counters, the objective, where a unit can go, and the look of an order. */
import { centreOf } from '../../../../../compiler/cartography/geometry.ts'
import { drawObjective, type Readiness } from '../../../../../compiler/cartography/pieces.ts'
import { drawCounter } from '../../../../../compiler/systems/new-system/cartography/picture.ts'
import { holdsObjective } from '../../../../../engine/systems/new-system/victory.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { reachOfAim, reachOfSelected } from '../../../map/reach.ts'
import { unitSubject } from '../../../subject.ts'
import type { MapDrawing } from '../../../systemUi.ts'
import type { Piece } from '../../../types.ts'
import { placeOf } from '../orderGroups.ts'
import { speakUnit } from '../shellWords.ts'
import { type NewSystemTypes, type PlayerState, usePlayer } from '../types.ts'

const Objective = () => {
  const { scenario, derived } = usePlayer()
  const holder = sides.find((side) => holdsObjective(derived.table, derived.known, side))
  const place = { hex: scenario.objective, name: 'Objective' }
  return <Drawn svg={drawObjective(scenario.map, place, holder, holder !== undefined)} />
}

/** What a unit can still do in its turn: move and attack, only move or only attack, or nothing. */
const readinessOf = ({ derived, mayAct, orders }: PlayerState, unit: number): Readiness => {
  if (!mayAct.value || derived.table.side[unit] !== derived.known.side) return 'idle'
  if (!orders.value.byUnit.has(unit)) return 'spent'
  return derived.known.points[unit] === derived.table.types[unit].movement ? 'ready' : 'partial'
}

const pieces = (state: PlayerState): readonly Piece[] => {
  const { known, table, unit: selected } = state.derived
  return [...known.hex].flatMap((hex, unit) => {
    if (hex === 0) return []
    const side = table.side[unit]
    const drawn = drawCounter(table.types[unit], side, known.steps[unit], readinessOf(state, unit), selected === unit)
    return [{ subject: unitSubject(unit), side, hex, drawn, label: speakUnit(state, unit) }]
  })
}

export const map: MapDrawing<NewSystemTypes> = {
  Ground: () => null,
  Above: Objective,
  pieces,
  marches: (event) => (event.type === 'moved' ? [[unitSubject(event.unit), [event.from, event.to]]] : []),
  reach: (state) => (state.aimed.value ? reachOfAim(state) : reachOfSelected(state)),
  offer({ scenario, derived, position }, action) {
    const to = placeOf(position.value.state, action)
    if (to === undefined || !('unit' in action)) return undefined
    const line = [position.value.state.hex[action.unit], to].map((hex) => centreOf(scenario.map, hex))
    return action.type === 'attack'
      ? { kind: 'attack', line }
      : { kind: 'move', line, label: `${derived.table.terrain[to]?.cost ?? ''}` }
  },
}
