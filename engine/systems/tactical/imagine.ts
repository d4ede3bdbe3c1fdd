/**
 * Whole states that look like a view: units of the enemy that are not seen are dealt to spaces out of sight. Nothing but the view, the
 * scenario and the rules goes in.
 */
import type { Space } from '../../board.ts'
import type { Dice } from '../../dice.ts'
import { startingEntrenchment } from './entrenchment.ts'
import { mayStand } from './movement.ts'
import { type Services, unitAt } from './services.ts'
import { refreshSight } from './sight.ts'
import { fate, type TacticalState, type TacticalView } from './types.ts'
import { bitOf, fuelOf, fullPoints, modelOf, stands } from './units.ts'
import { enemiesOf, knownState } from './view.ts'

/** The space to which a hidden unit is dealt: out of sight, where it can stand. */
const dealSpace = (
  services: Services,
  state: TacticalState,
  unit: number,
  viewer: number | null,
  dice: Dice,
): Space | undefined => {
  const { table } = services
  const model = table.models[unit]
  const isHidden = (space: Space): boolean =>
    (viewer === null || (state.sight[space] & bitOf(viewer)) === 0) &&
    unitAt(services, state, space, model.isAir) === undefined
  const spaces = [...table.board.spaces].filter(isHidden)
  const allowed = spaces.filter((space) => mayStand(table, state, model, space))
  const choice = allowed.length > 0 ? allowed : spaces
  return choice.length === 0 ? undefined : choice[dice.below(choice.length)]
}

export const imagine = (services: Services, view: TacticalView, dice: Dice): TacticalState => {
  const { table } = services
  const { scenario } = table
  const state = knownState(table, view)
  for (const side of enemiesOf(view.viewer as 0 | 1 | null)) {
    for (const unit of table.unitsOf[side]) {
      if (state.fate[unit] !== fate.present && state.fate[unit] !== fate.waiting) continue
      const isSeen = stands(state, unit)
      const { arrives, experience } = scenario.units[unit]
      state.experience[unit] = experience
      state.ammunition[unit] = modelOf(table, state, unit).ammunition
      state.fuel[unit] = fuelOf(table, state, unit)
      if (!isSeen && arrives > state.turn) {
        state.fate[unit] = fate.waiting
        continue
      }
      if (!isSeen) {
        const space = dealSpace(services, state, unit, view.viewer, dice)
        state.hex[unit] = space ?? 0
        state.fate[unit] = space === undefined ? fate.waiting : fate.present
        if (space !== undefined) state.entrenchment[unit] = startingEntrenchment(table, state, unit)
      }
      if (state.side === side && stands(state, unit)) state.points[unit] = fullPoints(table, state, unit)
    }
    for (const [purse, { side: of, prestige }] of table.purses.entries())
      if (of === side) state.prestige[purse] = prestige
  }
  const sight = state.sight.slice()
  refreshSight(services, state)
  if (view.viewer !== null)
    for (const space of table.board.spaces) {
      const own = bitOf(view.viewer)
      state.sight[space] = (state.sight[space] & ~own) | (sight[space] & own)
    }
  return state
}
