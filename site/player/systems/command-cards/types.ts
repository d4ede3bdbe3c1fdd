/** The shell's types with those of battles led by cards filled in. */
import type { Tutorial } from '../../../../compiler/systems/command-cards/bundle.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type {
  CommandCardsAction,
  CommandCardsEvent,
  CommandCardsState,
  CommandCardsView,
} from '../../../../engine/systems/command-cards/types.ts'
import type * as shellState from '../../state.ts'
import type * as shell from '../../systemUi.ts'
import type { Desk } from './desk.ts'
import type { CommandCardsOrders } from './orders.ts'

export interface CommandCardsTypes extends shell.Types {
  readonly scenario: CommandCardsScenario
  readonly tutorial: Tutorial
  readonly game: CommandCardsGame
  readonly state: CommandCardsState
  readonly action: CommandCardsAction
  readonly event: CommandCardsEvent
  readonly view: CommandCardsView
  readonly orders: CommandCardsOrders
  readonly desk: Desk
}

export type PlayerState = shellState.PlayerState<CommandCardsTypes>
export type ShellState = shellState.ShellState<CommandCardsTypes>
export type OrderGroup = shell.OrderGroup<CommandCardsAction>
