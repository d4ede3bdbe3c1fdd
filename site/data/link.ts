/** A link as pages show it. */
export interface Link {
  readonly label: string
  readonly href: string
}
