/** Entries of the rules tables, independent of the rule system. */
import type { Link } from './link.ts'
import type { Part } from './part.ts'
import type { RuleLink } from './ruleLinks.ts'

/** An entry for a list. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly sentences: readonly string[]
  readonly picture?: Part
  /** A short value beside the name, such as its character in a map's grid. */
  readonly note?: string
  readonly rule?: Link
  readonly usedIn: readonly Link[]
  /** Other entries that mention it. */
  readonly mentionedBy?: readonly Link[]
  /** Its own page, if it has one. */
  readonly href?: string
}

/** The scenarios, entries and rules that an entry is connected to. */
export interface Surroundings {
  readonly usedIn: readonly Link[]
  readonly mentions: readonly Link[]
  readonly mentionedBy: readonly Link[]
  readonly rules: readonly RuleLink[]
}

/** A number with its name. */
export interface Tile {
  readonly value: string
  readonly label: string
  /** A qualification below the number. */
  readonly note?: string
}
