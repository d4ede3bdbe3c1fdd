/** The tables that a rulebook can show: a chapter writes `{{table terrain.cost}}` in a paragraph of its own. */

/** What tables are drawn from. */
export interface TableSource<Rules extends object = object> {
  readonly rules: Rules
  readonly difficulties: Readonly<Record<string, { readonly name: string; readonly description: string }>>
}

/** A table as values: the site may sort it, the rulebook sets it in HTML. */
export interface Table {
  readonly caption: string
  readonly columns: readonly Column[]
  /** Cells as they are printed; the first of a row names it. */
  readonly rows: readonly (readonly string[])[]
}

export interface Column {
  readonly title: string
  /** Set in figures of equal width, to the right. */
  readonly numeric?: true
}

/** Makes a table. */
export interface TableMaker<Rules extends object = object> {
  /** The kinds that it comes in, if any: the second word. The first one is meant when the word is missing. */
  kinds?(source: TableSource<Rules>): readonly string[]
  make(source: TableSource<Rules>, kind: string | undefined): Table
}
