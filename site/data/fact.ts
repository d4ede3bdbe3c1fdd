/** Values of a rules table, prepared for display. */
import type { Link } from './link.ts'
import type { RuleLink } from './ruleLinks.ts'

/** The value of a field. */
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
  /** Path below the table; also the anchor on the page. */
  readonly path: string
  readonly label: string
  readonly value: Value
  /** The field's meaning, from its schema. */
  readonly meaning: string
  /** Rules that quote it. */
  readonly rules: readonly RuleLink[]
}

/** Facts with a common heading; the name is empty for top-level fields. */
export interface FactGroup {
  readonly name: string
  readonly facts: readonly Fact[]
}
