/** Validation by ajv. It compiles the schema of a kind when a value of that kind is first met. */
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import { oncePer } from '../../engine/once.ts'
import type { Schema, SchemaFiles, Validator } from './schema.ts'

/** Adds the errors of a part to those before. Ajv copies all of them for each part: in a file of thousands, gigabytes. */
const addInPlace = (code: string): string =>
  code.replaceAll(
    /vErrors = vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\);?/g,
    'if (vErrors === null) vErrors = $1; else for (const one of $1) vErrors.push(one);',
  )

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
    code: { optimize: false, process: addInPlace, ...options.code },
  })
  for (const file of Object.values(files)) ajv.addSchema(file)
  return ajv
}

const ajvOf = oncePer((files: SchemaFiles) => openAjv(files))

/** Returns a function that checks values against a schema. */
export const validatorOf = ({ id, files }: Schema): Validator => {
  const validate = ajvOf(files).getSchema(`${id}.schema.json`)
  if (validate === undefined) throw new RangeError(`no schema "${id}"`)
  return validate
}
