/** Validation by ajv. It compiles the schema of a kind when a value of that kind is first met. */
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Path } from '../diagnostics/diagnostic.ts'
import type { Schema, SchemaFiles } from './schema.ts'

/** What a value may fail to satisfy. */
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

/**
 * An ajv that knows schema files. The schemas are ours and a test validates them, so at run time neither they nor the generated
 * code are examined: that halves the time of compiling.
 */
export const openAjv = (files: SchemaFiles, options: Options = {}): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    inlineRefs: false,
    strict: false,
    validateSchema: false,
    meta: false,
    messages: false,
    ...options,
    code: { optimize: false, ...options.code },
  })
  for (const file of Object.values(files)) ajv.addSchema(file)
  return ajv
}

const ajvs = new WeakMap<SchemaFiles, Ajv2020>()

const validatorOf = ({ id, files }: Schema): ValidateFunction => {
  const ajv = ajvs.get(files) ?? openAjv(files)
  ajvs.set(files, ajv)
  const validate = ajv.getSchema(`${id}.schema.json`)
  if (validate === undefined) throw new RangeError(`no schema "${id}"`)
  return validate
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
  const validate = validatorOf(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, keyword, params }: ErrorObject) => ({
    path: parsePointer(value, instancePath),
    keyword: keyword as Keyword,
    field: params.additionalProperty ?? params.missingProperty ?? params.propertyName,
  }))
}
