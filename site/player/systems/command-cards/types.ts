/** The shell's types with those of battles led by cards filled in. */
import type { Tutorial } from '../../../../compiler/systems/command-cards/bundle.ts'
import type { Hex } from '../../../../engine/hex.ts'
import type { CommandCardsEvent } from '../../../../engine/systems/command-cards/events.ts'
import type { BattleForecast, CommandCardsGame, Table } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { CommandCardsState, CommandCardsView } from '../../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../../engine/systems/command-cards/verbs/index.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { type PlayerContext, usePlayer as useAnyPlayer } from '../../context.ts'
import type * as shell from '../../systemUi.ts'
import type * as vocabulary from '../../types.ts'
import type { HeldCard } from './hand.ts'
import type { CommandCardsOrders } from './orderGroups.ts'
import type { CardPreview } from './preview.ts'
import type { RollShown } from './rolls.ts'

/** A line of sight that the player looks along. */
export interface SightLine {
  readonly from: Hex
  readonly to: Hex
  /** The hexes that block it; empty when it is free. */
  readonly blockers: readonly Hex[]
}

/** The values that the panels and the map compute from the shell's signals. */
export interface Derived {
  readonly table: Table
  /** The selected unit, and the selected card; null when it is something else. */
  readonly unit: number | null
  readonly card: number | null
  /** The position as the viewer knows it. */
  readonly known: CommandCardsState
  /** The side that looks; the first one for a spectator. */
  readonly own: Side
  /** The viewer's cards, with those drawn of which some are kept; empty while the enemy looks as well. */
  readonly hand: readonly HeldCard[]
  /** The only way in which the selected card could be played, and what that would let one do. */
  readonly preview: CardPreview | undefined
  /** The forecast of the offered attack. */
  readonly forecast: BattleForecast | undefined
  readonly sight: SightLine | undefined
  /** The dice of the last action. */
  readonly rolls: readonly RollShown[]
}

export interface CommandCardsTypes extends vocabulary.Types {
  readonly scenario: CommandCardsScenario
  readonly tutorial: Tutorial
  readonly game: CommandCardsGame
  readonly state: CommandCardsState
  readonly action: CommandCardsAction
  readonly event: CommandCardsEvent
  readonly view: CommandCardsView
  readonly orders: CommandCardsOrders
  readonly derived: Derived
}

export type PlayerState = shell.PlayerState<CommandCardsTypes>
export type ShellState = shell.ShellState<CommandCardsTypes>
export type OrderGroup = vocabulary.OrderGroup<CommandCardsAction>

/** Only parts of this system are drawn where it is called, so that the battle is one of its own. */
export const usePlayer = (): PlayerContext<CommandCardsTypes> => useAnyPlayer() as PlayerContext<CommandCardsTypes>
