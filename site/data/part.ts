/** What pages are put together of. */
import type { AstroInstance } from 'astro'
import type { Link } from './links.ts'

export type Component = AstroInstance['default']

/** A piece of a page: a component with the properties that it is drawn from. */
export interface Part {
  readonly Body: Component
  readonly props: Readonly<Record<string, unknown>>
}

/** Those that a page does not have are false. */
export type Parts = readonly (Part | false)[]

/** Running text: plain, as a link, bold, as code, or as a note in small letters. */
export type Words = readonly (
  | string
  | Link
  | { readonly strong: string }
  | { readonly code: string }
  | { readonly note: string }
)[]

/** A row of a list of definitions: what is defined, and what it is. */
export type Definition = readonly [label: string | Link, value: Part]
