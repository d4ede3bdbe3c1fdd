/** The one look of authored YAML. */
import type { Schema } from '../schemas/index.ts'

/** A text as `fmt` writes it; undefined when it is no YAML. */
export const formatText = (text: string, _schema: Schema | undefined): string | undefined => text
