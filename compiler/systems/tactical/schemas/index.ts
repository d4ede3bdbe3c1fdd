/** The schemas of the system, and its documents when they fit them. */
import type * as content from '../../../content.ts'
import { openSchemas } from '../../../schemas/index.ts'
import { files } from './files.generated.ts'
import type { Kind } from './kinds.ts'
import type { KindTypes } from './types.generated.ts'

export const schemas = openSchemas<keyof KindTypes>('tactical', files)

/** A document that fits the schema of its kind. */
export type Valid<K extends Kind> = content.Valid<KindTypes[K]>

/** Valid documents by kind. */
export type Documents = { readonly [K in Kind]?: readonly Valid<K>[] }
export type SystemContent = content.SystemContent<Documents>
