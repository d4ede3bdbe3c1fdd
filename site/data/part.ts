/** The parts that pages are composed of. */
import type { AstroInstance } from 'astro'
import type { Link } from './link.ts'
import type { RuleLink } from './ruleLinks.ts'

export type Component = AstroInstance['default']

/** A component with its props. */
export interface Part {
  readonly Body: Component
  readonly props: Readonly<Record<string, unknown>>
}

/** Parts in order; false for parts that a page does not have. */
export type Parts = readonly (Part | false)[]

/** Inline text as a list of pieces. */
export type Words = readonly Piece[]

/**
 * Plain text, a link, or styled text; `id` is the number of a rule, `none` is a placeholder for a missing value, `tone`
 * the class of a value that helps or harms.
 */
export type Piece =
  | string
  | Link
  | { readonly rule: RuleLink }
  | { readonly id: string; readonly href?: string }
  | { readonly strong: string }
  | { readonly code: string }
  | { readonly note: string }
  | { readonly none: string }
  | { readonly text: string; readonly tone: string | undefined }

/** A row of a definition list. */
export type Definition = readonly [label: string | Words, value: Part]

/** Links side by side, or a note that there are none. */
export const inARow = (links: readonly Link[]): Words =>
  links.length === 0 ? [{ none: 'no scenario yet' }] : links.flatMap((link, at) => (at > 0 ? [', ', link] : [link]))

export const part = (Body: Component, props: Part['props'] = {}): Part => ({ Body, props })
