/** The schemas that all rule systems share, and how each system opens its own. */
import drawing from '../cartography/drawings/drawing.schema.json' with { type: 'json' }
import common from './common.schema.json' with { type: 'json' }
import coverage from './coverage.schema.json' with { type: 'json' }
import pack from './pack.schema.json' with { type: 'json' }
import type { Schema, SchemaFiles, SchemaNode, Schemas } from './schema.ts'
import system from './system.schema.json' with { type: 'json' }
import type { KindTypes } from './types.generated.ts'

/** A file that only lends its definitions to others describes no kind. */
const openAll = <K extends string>(home: string, own: SchemaFiles, files: SchemaFiles): Schemas<K> =>
  Object.fromEntries(
    Object.keys(own)
      .filter((file) => own[file].type !== undefined)
      .map((file) => [file, { id: home + file, file, files }]),
  ) as Schemas<K>

/** The kinds of file that every rule system has. */
export const sharedSchemas = openAll<keyof KindTypes>(
  '',
  { coverage, pack, system },
  { common, coverage, pack, system },
)

/** The schemas of a rule system, of its files by name. */
export const openSchemas = <K extends string>(id: string, files: SchemaFiles): Schemas<K> =>
  openAll(`${id}/`, files, { ...files, common, drawing })

/** The schema files of a rule system as they are published, by their ids. */
export const filesOf = (schemas: Schemas): Readonly<Record<string, SchemaNode>> => {
  const [first] = Object.values(schemas)
  return Object.fromEntries(Object.values(first?.files ?? {}).map((file) => [file.$id ?? '', file]))
}

export const schemaOf = ({ files, file }: Schema): SchemaNode => files[file]
