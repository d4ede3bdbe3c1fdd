/** The shell's types with those of echelon campaigns filled in. */
import type { Tutorial } from '../../../../compiler/systems/echelon/bundle.ts'
import type { Hex } from '../../../../engine/hex.ts'
import type { EchelonEvent } from '../../../../engine/systems/echelon/events.ts'
import type { EchelonGame, Table } from '../../../../engine/systems/echelon/index.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { EchelonState, EchelonView, SeenStack } from '../../../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../../../engine/systems/echelon/verbs/index.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { type PlayerContext, usePlayer as useAnyPlayer } from '../../context.ts'
import type * as shell from '../../systemUi.ts'
import type * as vocabulary from '../../types.ts'
import type { AttackShown } from './attack.ts'
import type { EchelonOrders } from './orderGroups.ts'

/** The values that the panels and the map compute from the shell's signals. */
export interface Derived {
  readonly table: Table
  /** The selected unit; null when it is something else. */
  readonly unit: number | null
  /** The hex that is selected, or in which what is selected stands; 0 for none. */
  readonly hex: Hex
  /** The position as the viewer knows it. */
  readonly known: EchelonState
  /** The side that looks; the first one for a spectator. */
  readonly own: Side
  /** Stacks of the enemy, by hex, as the viewer knows them. */
  readonly stacks: ReadonlyMap<Hex, SeenStack>
  /** Units that move when the selected one is sent somewhere. */
  readonly movers: readonly number[]
  /** The attack that is built or fought, or that the offered order would begin. */
  readonly attack: AttackShown | undefined
}

export interface EchelonTypes extends vocabulary.Types {
  readonly scenario: EchelonScenario
  readonly tutorial: Tutorial
  readonly game: EchelonGame
  readonly state: EchelonState
  readonly action: EchelonAction
  readonly event: EchelonEvent
  readonly view: EchelonView
  readonly orders: EchelonOrders
  readonly derived: Derived
}

export type PlayerState = shell.PlayerState<EchelonTypes>
export type ShellState = shell.ShellState<EchelonTypes>
export type OrderGroup = vocabulary.OrderGroup<EchelonAction>

/** Only parts of this system are drawn where it is called, so that the campaign is one of its own. */
export const usePlayer = (): PlayerContext<EchelonTypes> => useAnyPlayer() as PlayerContext<EchelonTypes>
