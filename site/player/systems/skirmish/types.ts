/** The shell's types with those of skirmishes filled in. */
import type { Tutorial } from '../../../../compiler/systems/skirmish/bundle.ts'
import type { Space } from '../../../../engine/board.ts'
import type { Side } from '../../../../engine/game.ts'
import type { SkirmishEvent } from '../../../../engine/systems/skirmish/events.ts'
import type { Forecast } from '../../../../engine/systems/skirmish/forecast.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import type { SkirmishScenario, TeamIndex } from '../../../../engine/systems/skirmish/scenario.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import type { SkirmishState, SkirmishView } from '../../../../engine/systems/skirmish/types.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { type PlayerContext, usePlayer as useAnyPlayer } from '../../context.ts'
import type * as shell from '../../systemUi.ts'
import type * as vocabulary from '../../types.ts'
import type { SkirmishOrders } from './orderGroups.ts'

/** A shot that was rolled for. */
export type ShotShown = Extract<SkirmishEvent, { type: 'shot' }> & {
  /** Where its target stood. */
  readonly space: Space
}

/** A card in hand; copies have keys of their own. */
export interface HeldCard {
  readonly key: string
  readonly card: number
}

/** The values that the panels and the map compute from the shell's signals. */
export interface Derived {
  readonly table: Table
  /** The selected unit, and the selected card; null when it is something else. */
  readonly unit: number | null
  readonly card: number | null
  /** The position as the viewer knows it. */
  readonly known: SkirmishState
  /** The seat that looks, and its side; the first one for a spectator. */
  readonly own: Side
  readonly team: TeamIndex
  /** The viewer's cards: units by cost, then support cards. Empty for a spectator, and while a person of another seat decides. */
  readonly hand: readonly HeldCard[]
  /** The forecast of the offered shot. */
  readonly forecast: Forecast | undefined
  /** The shots of the last action. */
  readonly shots: readonly ShotShown[]
}

export interface SkirmishTypes extends vocabulary.Types {
  readonly scenario: SkirmishScenario
  readonly tutorial: Tutorial
  readonly game: SkirmishGame
  readonly state: SkirmishState
  readonly action: SkirmishAction
  readonly event: SkirmishEvent
  readonly view: SkirmishView
  readonly orders: SkirmishOrders
  readonly derived: Derived
}

export type PlayerState = shell.PlayerState<SkirmishTypes>
export type ShellState = shell.ShellState<SkirmishTypes>
export type OrderGroup = vocabulary.OrderGroup<SkirmishAction>

/** Only parts of this system are drawn where it is called, so that the battle is one of its own. */
export const usePlayer = (): PlayerContext<SkirmishTypes> => useAnyPlayer() as PlayerContext<SkirmishTypes>
