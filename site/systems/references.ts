/** The references of the rule systems, one line each. */
import type { ReferencePage, References } from './face.ts'
import { operationalReference } from './operational/reference.ts'

const references: Readonly<Record<string, References>> = {
  operational: operationalReference,
}

export const referencePagesOf = (system: string): readonly ReferencePage[] => references[system]?.(system) ?? []
