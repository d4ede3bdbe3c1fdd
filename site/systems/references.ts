/** The references, by rule system. */
import { commandCardsReference } from './command-cards/reference.ts'
import { echelonReference } from './echelon/reference.ts'
import { operationalReference } from './operational/reference.ts'
import type { ReferencePage, References } from './sitePlugin.ts'
import { skirmishReference } from './skirmish/reference.ts'
import { tacticalReference } from './tactical/reference.ts'

const references: Readonly<Record<string, References>> = {
  operational: operationalReference,
  'command-cards': commandCardsReference,
  echelon: echelonReference,
  skirmish: skirmishReference,
  tactical: tacticalReference,
}

export const referencePagesOf = (system: string): readonly ReferencePage[] => references[system]?.(system) ?? []
