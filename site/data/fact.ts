/** The values of a table as pages show them. */
import type { Link } from './links.ts'
import type { RuleLink } from './ruleLinks.ts'

/** What stands beside the name of a field. */
export type Value =
  | { readonly kind: 'text'; readonly text: string; readonly unit: string }
  | { readonly kind: 'links'; readonly links: readonly Link[] }
  | { readonly kind: 'series'; readonly of: string; readonly heads: readonly string[]; readonly rows: readonly Row[] }

export interface Row {
  readonly name: string
  readonly cells: readonly string[]
}

/** One value of a table. */
export interface Fact {
  /** Path below the table, which is its anchor on the page. */
  readonly path: string
  readonly label: string
  readonly value: Value
  /** What the field means, from its schema. */
  readonly meaning: string
  /** Rules that quote it. */
  readonly rules: readonly RuleLink[]
}

/** Facts under a common name; empty for those that stand directly in the table. */
export interface FactGroup {
  readonly name: string
  readonly facts: readonly Fact[]
}
