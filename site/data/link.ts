/** A link as pages show it. */
export interface Link {
  readonly label: string
  readonly href: string
}

/** Links under a heading. */
export interface LinkGroup {
  readonly label: string
  readonly links: readonly Link[]
}
