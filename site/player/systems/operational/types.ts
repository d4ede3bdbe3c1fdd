/** The shell's types with those of operational battles filled in. */
import type { Tutorial } from '../../../../compiler/systems/operational/bundle.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type {
  OperationalAction,
  OperationalEvent,
  OperationalState,
} from '../../../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../../../engine/systems/operational/viewTypes.ts'
import type * as shellState from '../../state.ts'
import type * as shell from '../../systemUi.ts'
import type { Desk } from './desk.ts'
import type { OperationalOrders } from './orders.ts'

export interface OperationalTypes extends shell.Types {
  readonly scenario: OperationalScenario
  readonly tutorial: Tutorial
  readonly game: OperationalGame
  readonly state: OperationalState
  readonly action: OperationalAction
  readonly event: OperationalEvent
  readonly view: OperationalView
  readonly orders: OperationalOrders
  readonly desk: Desk
}

export type PlayerState = shellState.PlayerState<OperationalTypes>
export type ShellState = shellState.ShellState<OperationalTypes>
export type OrderGroup = shell.OrderGroup<OperationalAction>
