/** The map of a skirmish: pieces, reach, and the look of an order. */
import { centreOf } from '../../../../../compiler/cartography/geometry.ts'
import type { Space } from '../../../../../engine/board.ts'
import { shooterOf } from '../../../../../engine/systems/skirmish/forecast.ts'
import { wayOf as wayTo } from '../../../../../engine/systems/skirmish/reach.ts'
import type { SkirmishAction, SkirmishActionType } from '../../../../../engine/systems/skirmish/verbs/index.ts'
import { words } from '../../../../../engine/systems/skirmish/verbs/sentences.ts'
import { reachOfAim, reachOfSelected } from '../../../map/reach.ts'
import type { MapDrawing } from '../../../systemUi.ts'
import type { Offer, Reach } from '../../../types.ts'
import { placeOf } from '../orderGroups.ts'
import { isOnlyGround } from '../seen.ts'
import { marches } from '../struck.ts'
import type { PlayerState, SkirmishTypes } from '../types.ts'
import { Above } from './Above.tsx'
import { Ground } from './Ground.tsx'
import { Land } from './Land.tsx'
import { pieces } from './pieces.ts'

const reach = (state: PlayerState): Reach | undefined => {
  const { known, table } = state.derived
  const type = state.aimed.value?.type as SkirmishActionType | undefined
  if (type !== undefined) return reachOfAim(state, () => words[type].isAttack === true)
  const all = reachOfSelected(state)
  // Ground that can be fired at is drawn apart: nobody shall take it for an enemy.
  return all && { ...all, targets: all.targets.filter(([space]) => !isOnlyGround(table, known, space)) }
}

/** The spaces over which an action leads. */
const wayOf = ({ derived, position }: PlayerState, action: SkirmishAction): readonly Space[] => {
  const { table } = derived
  const now = position.value.state
  const to = placeOf(table, now, action)
  if (to === undefined) return []
  if (action.type === 'move') return wayTo(table, now, action.unit, to).path
  const from = shooterOf(table, now, derived.own, action) ?? ('unit' in action ? action.unit : -1)
  return from < 0 || now.space[from] === to ? [] : [now.space[from], to]
}

const offer = (state: PlayerState, action: SkirmishAction): Offer | undefined => {
  const way = wayOf(state, action).filter((space) => space > 0)
  if (way.length < 2) return undefined
  const line = way.map((space) => centreOf(state.scenario.map, space))
  return { kind: words[action.type].isAttack ? 'attack' : 'move', line }
}

export const map: MapDrawing<SkirmishTypes> = {
  Land,
  Ground,
  Above,
  pieces,
  marches,
  reach,
  offer,
  /** Where the selected unit or card can go, and whom it can attack: the nearest last, and the unit itself unless it is an aircraft. */
  inView({ orders, selected, derived: { unit, known, table } }) {
    const places = orders.value.places(selected.value)
    const from = unit === null ? 0 : known.space[unit]
    if (from === 0 || from > table.field) return places
    const far = (space: Space): number => table.distance[from * table.size + space]
    return [...places.toSorted((one, other) => far(other) - far(one)), from]
  },
  look: ({ scenario: { rules, weather } }) => rules.frame.weather[weather].look,
}
