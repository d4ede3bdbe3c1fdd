/** Schemas with their compiled validators: those of all rule systems stand here, each system opens its own. */

import type { ErrorObject } from 'ajv'
import { lazyRequire } from '../lazyRequire.ts'
import { guards as sharedGuards } from './guards.generated.ts'
import type { KindTypes } from './types.generated.ts'

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
  /** What the id or hex name here is one of: `terrain`, `unit`, `hex`. For editors. */
  readonly refers?: string
  /** What the id here becomes the name of. */
  readonly defines?: string
  /** Heading of the field where `sandtable list` shows it: it is one of the few that authors choose by. */
  readonly figure?: string
}

type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null }

/** Lets pass nothing but what fits: see `guards.ts`. */
type Guard = (value: unknown) => boolean

/** Authored schemas by file name without its ending. */
type SchemaFiles = Readonly<Record<string, unknown>>

/** What a kind of file, or the `example` block of a rulebook, must fit. */
export interface Schema {
  /** As its address says it: `system` for all rule systems, `<system>/terrain` for one. */
  readonly id: string
  /** Its name among `files`. */
  readonly file: string
  /** The schemas that it may refer to. */
  readonly files: SchemaFiles
  readonly guard: Guard
  /** What says why a value does not fit. */
  readonly validator: () => Validator
}

/** Schemas by kind. */
export type Schemas<K extends string = string> = Readonly<Record<K, Schema>>

const open = <K extends string>(
  home: string,
  files: () => SchemaFiles,
  guards: Readonly<Record<K, Guard>>,
  address: string,
): Schemas<K> => {
  const explaining = validatorsBeside(address)
  return Object.fromEntries(
    Object.entries<Guard>(guards).map(([file, guard]) => [
      file,
      {
        id: home + file,
        file,
        get files() {
          return files()
        },
        guard,
        validator: () => explaining().validators[file],
      },
    ]),
  ) as unknown as Schemas<K>
}

/** The validators beside a module: most of the code of schemas, needed when a file is wrong. */
const validatorsBeside = (address: string) =>
  lazyRequire<{ readonly validators: Readonly<Record<string, Validator>> }>(address, './validators.generated')

/** The schemas themselves, for messages and editors. */
const filesBeside = (address: string) => lazyRequire<{ readonly schemas: SchemaFiles }>(address, './schemas.generated')

const shared = filesBeside(import.meta.url)
const sharedFiles = (): SchemaFiles => shared().schemas

/** The schemas of a rule system, from what `generate.ts` made of them. `address` is that of the module beside which all that lies. */
export const openSchemas = <K extends string>(
  system: string,
  guards: Readonly<Record<K, Guard>>,
  address: string,
): Schemas<K> => {
  const own = filesBeside(address)
  let files: SchemaFiles | undefined
  const all = (): SchemaFiles => {
    files ??= { ...own().schemas, common: sharedFiles().common }
    return files
  }
  return open(`${system}/`, all, guards, address)
}

/** The kinds of file that every rule system has. */
export const sharedSchemas: Schemas<keyof KindTypes> = open('', sharedFiles, sharedGuards, import.meta.url)

/** The schema files of a rule system as they are published, by their ids. */
export const filesOf = (schemas: Schemas): Readonly<Record<string, unknown>> => {
  const [first] = Object.values(schemas)
  return Object.fromEntries(
    Object.values(first?.files ?? {}).map((file) => [(file as { readonly $id: string }).$id, file]),
  )
}

/** Everything that keeps a value from fitting a schema; empty when it does. */
export const findErrors = ({ guard, validator }: Schema, value: unknown): readonly ErrorObject[] => {
  if (guard(value)) return []
  const check = validator()
  return check(value) ? [] : (check.errors ?? [])
}

export const schemaOf = ({ files, file }: Schema): SchemaNode => files[file] as SchemaNode
