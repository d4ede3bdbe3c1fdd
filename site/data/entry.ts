/** Entries of the tables as pages show them, whatever their rule system. */
import type { Link } from './links.ts'
import type { Part } from './part.ts'
import type { RuleLink } from './ruleLinks.ts'

/** One thing of the tables, told in words and shown as the map draws it. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly sentences: readonly string[]
  readonly picture?: Part
  /** A short value beside the name, such as the sign in a map's grid. */
  readonly note?: string
  readonly rule?: Link
  readonly usedIn: readonly Link[]
  /** Other entries that speak of it. */
  readonly mentionedBy?: readonly Link[]
  /** The page of its own, where it has one. */
  readonly href?: string
}

/** What an entry has to do with scenarios, with other entries and with rules. */
export interface Surroundings {
  readonly usedIn: readonly Link[]
  readonly mentions: readonly Link[]
  readonly mentionedBy: readonly Link[]
  readonly rules: readonly RuleLink[]
}

/** A number with its name, for a row of tiles. */
export interface Tile {
  readonly value: string
  readonly label: string
  /** What limits it. */
  readonly note?: string
}
