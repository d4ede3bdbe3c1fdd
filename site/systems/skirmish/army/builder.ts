/** The code that the parts of the army builder share. */
import type { ArmyRules, SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { Database } from '../../../saves/database.ts'
import type { DeckCard } from './army.ts'

/** A pitched battle in which armies of one's own can fight. */
export interface Battle {
  readonly title: string
  readonly href: string
  /** Names of its seats. */
  readonly seats: readonly string[]
  /** Most points of a deck. */
  readonly points: number
}

/** The data from the page. */
export interface Builder {
  readonly rules: SkirmishRules
  readonly system: string
  readonly database: Database
  /** Draws a card small. */
  draw(card: DeckCard): string
  hrefOf(card: DeckCard): string
  /** The address of the validators of the armies table. */
  readonly validators: string
  readonly battles: readonly Battle[]
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
