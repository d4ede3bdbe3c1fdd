/** What the parts of the army builder share. */
import type { ArmyRules, SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { Database } from '../../../saves/database.ts'
import type { DeckCard } from './army.ts'

/** What the page brings along. */
export interface Builder {
  readonly rules: SkirmishRules
  readonly system: string
  readonly database: Database
  /** Draws a card small. */
  draw(card: DeckCard): string
  hrefOf(card: DeckCard): string
  /** The address of the validators of the armies table. */
  readonly validators: string
  /** Battles in which armies of one's own can fight: title and address. */
  readonly battles: readonly { readonly title: string; readonly href: string }[]
}

/** The army on the page, and what changes it. */
export interface PanelProps {
  readonly builder: Builder
  readonly army: ArmyRules
  setArmy(army: ArmyRules): void
  set(card: DeckCard, copies: number): void
  /** Says what has happened. */
  tell(text: string): void
}
