/** The errors of a value against a schema, in the terms of the compiler. */
import type { Path } from '../diagnostics/diagnostic.ts'
import { getHost } from '../host.ts'
import type { Schema } from './schema.ts'

/** The JSON Schema keywords that a value may violate. */
export type Keyword =
  | 'type'
  | 'maximum'
  | 'minimum'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'const'
  | 'enum'
  | 'maxItems'
  | 'minItems'
  | 'maxProperties'
  | 'minProperties'
  | 'required'
  | 'propertyNames'
  | 'additionalProperties'

/** One thing that keeps a value from fitting its schema. */
export interface SchemaError {
  /** Where it is, for example `['sides', 0, 'name']`. */
  readonly path: Path
  readonly keyword: Keyword
  /** The field that is missing or unknown, or the key that has the wrong form. */
  readonly field?: string
}

/** The path that a JSON pointer names in a value: steps into lists are numbers. */
const parsePointer = (root: unknown, pointer: string): Path => {
  let value = root
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(value) ? Number(name) : name
      value = (value as Record<string, unknown> | undefined)?.[name]
      return step
    })
}

/** Everything that keeps a value from fitting a schema, in ajv's order; empty when it does. */
export const findErrors = (schema: Schema, value: unknown): readonly SchemaError[] => {
  const validate = getHost().validatorOf(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
    path: parsePointer(value, instancePath),
    keyword: keyword as Keyword,
    field: params.additionalProperty ?? params.missingProperty ?? params.propertyName,
  }))
}
