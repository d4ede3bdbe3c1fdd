/**
 * Checks values against schemas: all errors at once, each with its path.
 *
 * Our schemas use a small part of JSON Schema. This module knows that part and refuses any other keyword. A library such as ajv
 * makes code from strings, which browsers under a strict content security policy forbid, and which takes longer than checking a
 * small pack; here functions are put together. A test holds both to the same errors in the same order.
 */
import type { Path } from '../diagnostics/diagnostic.ts'
import { type SchemaFiles, type SchemaNode, typesOf } from './schema.ts'
import { definitionOf, type Field } from './walk.ts'

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

/** Errors found so far, and the path of the value that is being looked at. */
interface Findings {
  readonly path: (string | number)[]
  readonly errors: SchemaError[]
}

/** Adds to the findings what keeps a value from fitting. */
type Check<V = unknown> = (value: V, findings: Findings) => void

type List = readonly unknown[]
type Mapping = Readonly<Record<string, unknown>>

/** The values that a keyword applies to, by their type in JSON Schema; `other` is what JSON cannot express, such as infinity. */
interface Values {
  readonly number: number
  readonly string: string
  readonly boolean: boolean
  readonly null: null
  readonly array: List
  readonly object: Mapping
  readonly other: unknown
}

const typeOf = (value: unknown): keyof Values => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : 'other'
  const type = typeof value
  return type === 'string' || type === 'boolean' || type === 'object' ? type : 'other'
}

/** Makes the check of a node. */
type Open = (node: SchemaNode) => Check

/** How a keyword is checked: the type of value that it applies to, if not to all, and what makes the check from its node. */
interface Rule {
  readonly on: keyof Values | undefined
  readonly make: (node: SchemaNode, open: Open) => Check<never>
}

const on = <T extends keyof Values>(type: T, make: (node: SchemaNode, open: Open) => Check<Values[T]>): Rule => ({
  on: type,
  make,
})

const report = ({ path, errors }: Findings, keyword: Keyword, field?: string): void => {
  errors.push({ path: [...path], keyword, ...(field !== undefined && { field }) })
}

/** A check that reports a keyword where a value does not satisfy it. */
const unless =
  <V>(keyword: Keyword, satisfies: (value: V) => boolean): Check<V> =>
  (value, findings) => {
    if (!satisfies(value)) report(findings, keyword)
  }

const checkAt = (step: string | number, value: unknown, check: Check, findings: Findings): void => {
  findings.path.push(step)
  check(value, findings)
  findings.path.pop()
}

const sizeOf = (mapping: Mapping): number => Object.keys(mapping).length

/** In the order in which ajv looks at them. */
const rules: Readonly<Record<Keyword | 'items' | 'properties', Rule>> = {
  type: {
    on: undefined,
    make: (node) => {
      const types = typesOf(node)
      const takesWhole = types.includes('integer')
      return unless('type', (value) => types.includes(typeOf(value)) || (takesWhole && Number.isInteger(value)))
    },
  },
  maximum: on('number', ({ maximum = 0 }) => unless('maximum', (value) => value <= maximum)),
  minimum: on('number', ({ minimum = 0 }) => unless('minimum', (value) => value >= minimum)),
  maxLength: on('string', ({ maxLength = 0 }) => unless('maxLength', (text) => lengthOf(text) <= maxLength)),
  minLength: on('string', ({ minLength = 0 }) => unless('minLength', (text) => lengthOf(text) >= minLength)),
  pattern: on('string', ({ pattern = '' }) => {
    const form = new RegExp(pattern, 'u')
    return unless('pattern', (text) => form.test(text))
  }),
  const: { on: undefined, make: (node) => unless('const', (value) => value === node.const) },
  enum: { on: undefined, make: (node) => unless('enum', (value) => node.enum?.includes(value) ?? true) },
  maxItems: on('array', ({ maxItems = 0 }) => unless('maxItems', (list) => list.length <= maxItems)),
  minItems: on('array', ({ minItems = 0 }) => unless('minItems', (list) => list.length >= minItems)),
  items: on('array', ({ items = {} }, open) => {
    const check = open(items)
    return (list, findings) => {
      for (let index = 0; index < list.length; index++) checkAt(index, list[index], check, findings)
    }
  }),
  maxProperties: on('object', ({ maxProperties = 0 }) => unless('maxProperties', (it) => sizeOf(it) <= maxProperties)),
  minProperties: on('object', ({ minProperties = 0 }) => unless('minProperties', (it) => sizeOf(it) >= minProperties)),
  required: on('object', ({ required = [] }) => (mapping, findings) => {
    for (const field of required) if (mapping[field] === undefined) report(findings, 'required', field)
  }),
  propertyNames: on('object', ({ propertyNames = {} }, open) => {
    const check = open(propertyNames)
    return (mapping, findings) => {
      for (const key of Object.keys(mapping)) {
        const before = findings.errors.length
        check(key, findings)
        if (findings.errors.length > before) report(findings, 'propertyNames', key)
      }
    }
  }),
  additionalProperties: on('object', ({ properties = {}, additionalProperties }, open) => {
    const check = typeof additionalProperties === 'object' ? open(additionalProperties) : undefined
    return (mapping, findings) => {
      for (const field of Object.keys(mapping)) {
        if (Object.hasOwn(properties, field)) continue
        if (check) checkAt(field, mapping[field], check, findings)
        else report(findings, 'additionalProperties', field)
      }
    }
  }),
  properties: on('object', ({ properties = {} }, open) => {
    const checks = Object.entries(properties).map(([field, node]) => [field, open(node)] as const)
    return (mapping, findings) => {
      for (const [field, check] of checks)
        if (mapping[field] !== undefined) checkAt(field, mapping[field], check, findings)
    }
  }),
}

/** Keywords that say nothing about what fits. */
const annotations: ReadonlySet<string> = new Set([
  ...['$schema', '$id', 'title', 'description', 'default', 'definitions'],
  ...['form', 'refers', 'defines', 'figure'],
])

/** The length of a text in code points, as JSON Schema counts it: two surrogates are one. */
const lengthOf = (text: string): number => text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0)

/**
 * Makes the function that finds the errors of values. Definitions are opened when a value first needs them.
 * @throws RangeError for a keyword that is not known, and for a reference to what is not there.
 */
export const makeCheck = (files: SchemaFiles, root: Field): ((value: unknown) => readonly SchemaError[]) => {
  const known = new Map<SchemaNode, Check>()

  const open = ({ file, node }: Field): Check => {
    if (node.$ref !== undefined) return refer({ file, node })
    const openBelow = (below: SchemaNode): Check => open({ file, node: below })
    const said = Object.keys(node).filter((keyword) => !annotations.has(keyword))
    const unknown = said.find((keyword) => !Object.hasOwn(rules, keyword))
    if (unknown !== undefined) throw new RangeError(`the schema "${file}" uses "${unknown}", which no check knows`)
    const made = Object.entries(rules)
      .filter(([keyword]) => said.includes(keyword))
      .map(([, { on, make }]) => ({ on, check: make(node, openBelow) as Check }))
    const byType = Object.fromEntries(
      ['number', 'string', 'boolean', 'null', 'array', 'object', 'other'].map((type) => [
        type,
        made.filter(({ on = type }) => on === type).map(({ check }) => check),
      ]),
    )
    return (value, findings) => {
      for (const check of byType[typeOf(value)]) check(value, findings)
    }
  }

  const refer = (field: Field): Check => {
    let check: Check | undefined
    return (value, findings) => {
      check ??= openDefinition(field)
      check(value, findings)
    }
  }

  const openDefinition = (field: Field): Check => {
    const definition = definitionOf(files, field)
    if (definition === undefined)
      throw new RangeError(`"${field.file}" refers to ${field.node.$ref}, which is not there`)
    const check = known.get(definition.node) ?? open(definition)
    known.set(definition.node, check)
    return check
  }

  const check = open(root)
  return (value) => {
    const errors: SchemaError[] = []
    check(value, { path: [], errors })
    return errors
  }
}
