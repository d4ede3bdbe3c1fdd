/** The shell's types with those of operational battles filled in. */
import type { Tutorial } from '../../../../compiler/systems/operational/bundle.ts'
import type { Explanation } from '../../../../engine/game.ts'
import type { OperationalEvent } from '../../../../engine/systems/operational/events.ts'
import type { Forecast, OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../../../engine/systems/operational/verbs/index.ts'
import type { HeadquartersView, OperationalView, UnitView } from '../../../../engine/systems/operational/viewTypes.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { type PlayerContext, usePlayer as useAnyPlayer } from '../../context.ts'
import type * as shell from '../../systemUi.ts'
import type * as vocabulary from '../../types.ts'
import type { Fight, OperationalOrders } from './orderGroups.ts'

/** The values that the panels and the map compute from the shell's signals. */
export interface Derived {
  readonly table: OperationalGame['table']
  /** The selected unit, and the selected headquarters. */
  readonly unit: UnitView | undefined
  readonly hq: HeadquartersView | undefined
  /** The position as the viewer knows it: for everything that is told about both sides. */
  readonly known: OperationalState
  /** The side whose stocks are shown: the viewer's, or for a spectator the one to move. */
  readonly own: Side
  /** The fight that the offered action would begin. */
  readonly fight: Fight | undefined
  readonly forecast: Forecast | undefined
  /** The cost of the offered move, term by term. */
  readonly moveCost: Explanation | undefined
  /** The side whose objectives the page counts: the one that a person leads, if it has any. */
  readonly objectiveSide: Side
}

export interface OperationalTypes extends vocabulary.Types {
  readonly scenario: OperationalScenario
  readonly tutorial: Tutorial
  readonly game: OperationalGame
  readonly state: OperationalState
  readonly action: OperationalAction
  readonly event: OperationalEvent
  readonly view: OperationalView
  readonly orders: OperationalOrders
  readonly derived: Derived
}

export type PlayerState = shell.PlayerState<OperationalTypes>
export type ShellState = shell.ShellState<OperationalTypes>
export type OrderGroup = vocabulary.OrderGroup<OperationalAction>

/** Only parts of this system are drawn where it is called, so that the battle is one of its own. */
export const usePlayer = (): PlayerContext<OperationalTypes> => useAnyPlayer() as PlayerContext<OperationalTypes>
