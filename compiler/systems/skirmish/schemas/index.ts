/** The schemas of the skirmish system. */
import { openSchemas } from '../../../schemas/index.ts'
import { files } from './files.generated.ts'
import type { KindTypes } from './types.generated.ts'

export const schemas = openSchemas<keyof KindTypes>('skirmish', files)
