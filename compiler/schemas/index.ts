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

const validators: Readonly<Record<SchemaId, Validator>> = compiled

/** Everything that keeps a value from being of a kind; empty when it is. */
export const findErrors = (kind: SchemaId, value: unknown): readonly ErrorObject[] => {
  const validator = validators[kind]
  return validator(value) ? [] : (validator.errors ?? [])
}

export const schemaOf = (kind: SchemaId): SchemaNode => schemas[kind] as SchemaNode

/** The schema that a value at a path of a kind's document must fit, or undefined when none is foreseen there. */
export const schemaAt = (kind: SchemaId, path: Path): SchemaNode | undefined => {
  let file: string = kind
  const follow = (node: SchemaNode | undefined): SchemaNode | undefined => {
    if (node?.$ref === undefined) return node
    const [where, name] = node.$ref.split('#/definitions/')
    if (where !== '') file = where.replace('.schema.json', '')
    const target = follow((schemas[file] as SchemaNode).definitions?.[name])
    // What a field says about itself comes before what its shape says in general.
    return target && { ...target, ...(node.description !== undefined && { description: node.description }) }
  }
  let node: SchemaNode | undefined = schemaOf(kind)
  for (const step of path) {
    if (node === undefined) return undefined
    if (typeof step === 'number') node = follow(node.items)
    else if (node.properties && Object.hasOwn(node.properties, step)) node = follow(node.properties[step])
    else node = typeof node.additionalProperties === 'object' ? follow(node.additionalProperties) : undefined
  }
  return node
}
