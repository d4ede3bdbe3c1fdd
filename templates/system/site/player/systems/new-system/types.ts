/** The shell's types with those of New system filled in. */
import type { Tutorial } from '../../../../compiler/systems/new-system/bundle.ts'
import type { NewSystemEvent } from '../../../../engine/systems/new-system/events.ts'
import type { NewSystemGame } from '../../../../engine/systems/new-system/index.ts'
import type { NewSystemState } from '../../../../engine/systems/new-system/memory.ts'
import type { NewSystemScenario } from '../../../../engine/systems/new-system/scenario.ts'
import type { NewSystemAction } from '../../../../engine/systems/new-system/verbs/index.ts'
import type { NewSystemView } from '../../../../engine/systems/new-system/view.ts'
import { type PlayerContext, usePlayer as useAnyPlayer } from '../../context.ts'
import type * as shell from '../../systemUi.ts'
import type * as vocabulary from '../../types.ts'
import type { NewSystemOrders } from './orderGroups.ts'

/** The values that the panels and the map compute from the shell's signals. */
export interface Derived {
  readonly table: NewSystemGame['table']
  /** The selected unit; null when it is something else. */
  readonly unit: number | null
  /** The position as the viewer knows it. */
  readonly known: NewSystemState
}

export interface NewSystemTypes extends vocabulary.Types {
  readonly scenario: NewSystemScenario
  readonly tutorial: Tutorial
  readonly game: NewSystemGame
  readonly state: NewSystemState
  readonly action: NewSystemAction
  readonly event: NewSystemEvent
  readonly view: NewSystemView
  readonly orders: NewSystemOrders
  readonly derived: Derived
}

export type PlayerState = shell.PlayerState<NewSystemTypes>
export type ShellState = shell.ShellState<NewSystemTypes>

/** Only parts of this system are drawn where it is called, so that the battle is one of its own. */
export const usePlayer = (): PlayerContext<NewSystemTypes> => useAnyPlayer() as PlayerContext<NewSystemTypes>
