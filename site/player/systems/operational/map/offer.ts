/** The arrow of a fight with the losses that are expected, and the path of a move with its cost. */
import { centreOf } from '../../../../../compiler/cartography/geometry.ts'
import type { OperationalAction } from '../../../../../engine/systems/operational/types.ts'
import type { Offer } from '../../../systemUi.ts'
import type { PlayerState } from '../types.ts'
import { pillOf } from '../words.ts'

export const offer = (state: PlayerState, action: OperationalAction): Offer | undefined => {
  const { map } = state.bundle.scenario
  const now = state.position.value.state
  const fight = state.desk.fight.value
  if (fight) {
    const forecast = state.desk.forecast.value
    const to = centreOf(map, now.hex[fight.target] ?? 0)
    const stands = now.hex[fight.unit] ?? -1
    // Boats come from the sea: from below their target when they have no hex.
    const from = stands > 0 ? centreOf(map, stands) : { x: to.x + 60, y: to.y + 40 }
    return { kind: 'attack', line: [from, to], label: forecast && pillOf(forecast) }
  }
  if (action.type !== 'move') return undefined
  const path = state.game.reach(now, action.unit).path(action.to)
  const cost = state.orders.value.byUnit.get(action.unit)?.cost.get(action.to)
  return {
    kind: 'move',
    line: path.map((hex) => centreOf(map, hex)),
    label: cost === undefined ? undefined : `${cost}`,
  }
}
