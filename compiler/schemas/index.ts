/** The schemas of content, and the compiled validators of each kind. */
import type { ErrorObject } from 'ajv'
import type { Path } from '../diagnostics/diagnostic.ts'
import type { KindTypes } from './kinds.ts'
import { schemas } from './schemas.generated.ts'
import * as compiled from './validators.generated.ts'

/** The parts of JSON Schema that our schemas use, as messages need them. */
export interface SchemaNode {
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  /** What `pattern` asks for, in words. */
  readonly form?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
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
}

/** What a schema describes: a kind of file, or the `example` block of a rulebook. */
export type SchemaId = keyof KindTypes

type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null }

const validators: Readonly<Record<SchemaId, Validator>> = compiled.validators

/** Everything that keeps a value from being of a kind; empty when it is. */
export const findErrors = (kind: SchemaId, value: unknown): readonly ErrorObject[] => {
  const validator = validators[kind]
  return validator(value) ? [] : (validator.errors ?? [])
}

export const schemaOf = (kind: SchemaId): SchemaNode => schemas[kind] as SchemaNode

/** A schema node and the file whose definitions its references mean. */
interface Located {
  readonly file: string
  readonly node: SchemaNode
}

/** Where a reference leads. What a field says about itself comes before what its shape says in general. */
const follow = ({ file, node }: Located): Located | undefined => {
  if (node.$ref === undefined) return { file, node }
  const [where, name] = node.$ref.split('#/definitions/')
  const home = where === '' ? file : where.replace('.schema.json', '')
  const definition = (schemas[home] as SchemaNode).definitions?.[name]
  const target = definition && follow({ file: home, node: definition })
  if (target === undefined || node.description === undefined) return target
  return { ...target, node: { ...target.node, description: node.description } }
}

const find = (kind: SchemaId, path: Path): Located | undefined => {
  let at: Located | undefined = { file: kind, node: schemaOf(kind) }
  for (const step of path) {
    if (at === undefined) return undefined
    const { properties, items, additionalProperties }: SchemaNode = at.node
    const isField: boolean = typeof step === 'string' && properties !== undefined && Object.hasOwn(properties, step)
    const rest: SchemaNode | undefined = typeof additionalProperties === 'object' ? additionalProperties : undefined
    const next: SchemaNode | undefined = typeof step === 'number' ? items : isField ? properties?.[step] : rest
    at = next && follow({ file: at.file, node: next })
  }
  return at
}

/** The schema that a value at a path of a kind's document must fit, or undefined when none is foreseen there. */
export const schemaAt = (kind: SchemaId, path: Path): SchemaNode | undefined => find(kind, path)?.node

/** The schema that the keys of a record at a path must fit. */
export const keySchemaAt = (kind: SchemaId, path: Path): SchemaNode | undefined => {
  const record = find(kind, path)
  return record?.node.propertyNames && follow({ file: record.file, node: record.node.propertyNames })?.node
}
