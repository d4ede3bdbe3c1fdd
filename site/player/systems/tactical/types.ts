/** The shell's types with those of tactical battles filled in. */
import type { Tutorial } from '../../../../compiler/systems/tactical/bundle.ts'
import type { Hex } from '../../../../engine/hex.ts'
import type { TacticalEvent } from '../../../../engine/systems/tactical/events.ts'
import type { TacticalGame } from '../../../../engine/systems/tactical/index.ts'
import type { TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import type { TacticalState, TacticalView } from '../../../../engine/systems/tactical/types.ts'
import type { TacticalAction } from '../../../../engine/systems/tactical/verbs/index.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { type PlayerContext, usePlayer as useAnyPlayer } from '../../context.ts'
import type * as shell from '../../systemUi.ts'
import type * as vocabulary from '../../types.ts'
import type { Expected } from './expected.ts'
import type { TacticalOrders } from './orderGroups.ts'

/** The values that the panels and the map compute from the shell's signals. */
export interface Derived {
  readonly table: TacticalGame['table']
  /** The selected unit; null when it is something else. */
  readonly unit: number | null
  /** The hex that is selected, or in which what is selected stands; 0 for none. */
  readonly hex: Hex
  /** The position as the viewer knows it. */
  readonly known: TacticalState
  /** The same, with what the viewer has to expect of enemy units that are seen: full ammunition, the experience of the beginning. */
  readonly believed: TacticalState
  /** The side that looks; that which acts for a spectator. */
  readonly own: Side
  /** What the offered attack is expected to come to. */
  readonly expected: Expected | undefined
}

export interface TacticalTypes extends vocabulary.Types {
  readonly scenario: TacticalScenario
  readonly tutorial: Tutorial
  readonly game: TacticalGame
  readonly state: TacticalState
  readonly action: TacticalAction
  readonly event: TacticalEvent
  readonly view: TacticalView
  readonly orders: TacticalOrders
  readonly derived: Derived
}

export type PlayerState = shell.PlayerState<TacticalTypes>
export type ShellState = shell.ShellState<TacticalTypes>
export type OrderGroup = vocabulary.OrderGroup<TacticalAction>

/** Only parts of this system are drawn where it is called, so that the battle is one of its own. */
export const usePlayer = (): PlayerContext<TacticalTypes> => useAnyPlayer() as PlayerContext<TacticalTypes>
