/** The compiler's type of a schema. */

/** The parts of JSON Schema that our schemas use, as messages need them. */
export interface SchemaNode {
  readonly $id?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  /** The meaning of `pattern`, in words. */
  readonly form?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | SchemaNode
  readonly propertyNames?: SchemaNode
  readonly items?: SchemaNode
  readonly definitions?: Readonly<Record<string, SchemaNode>>
  readonly $ref?: string
  /** The kind of thing that the id or name of a space here refers to: `terrain`, `unit`, `hex`, `square`. For editors. */
  readonly refers?: string
  /** The kind of thing that the id here becomes the name of. */
  readonly defines?: string
  /** Rules of the system that it is for, such as `D9`: the types for the code name them. */
  readonly rules?: readonly string[]
  /** Heading of the field where `sandtable list` shows it: it is one of the few that authors choose by. */
  readonly figure?: string
}

/** The types of value that a schema takes. */
export const typesOf = ({ type = [] }: SchemaNode): readonly string[] => [type].flat()

/** Authored schemas by file name without its ending. */
export type SchemaFiles = Readonly<Record<string, SchemaNode>>

/** The schema of a kind of file, or of the `example` block of a rulebook. */
export interface Schema {
  /** As its address says it: `system` for all rule systems, `<system>/terrain` for one. */
  readonly id: string
  /** Its name among `files`. */
  readonly file: string
  /** The schemas that it may refer to. */
  readonly files: SchemaFiles
}

/** Schemas by kind. */
export type Schemas<K extends string = string> = Readonly<Record<K, Schema>>

/** Checks values against a schema; `errors` are about the last one, in ajv's words. */
export interface Validator {
  (value: unknown): boolean
  errors?: readonly ValidationError[] | null
}

export interface ValidationError {
  /** A JSON pointer into the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, string | undefined>>
}
