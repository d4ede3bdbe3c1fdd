/** Puts the tables of the command-card system together. */
import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CardEntry } from '../../../../engine/systems/command-cards/tables.generated.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { type Reach, reportOutOfReach } from '../../../resolve/reach.ts'
import type { KnownIds } from '../../../resolve/readers.ts'
import { filesOf, openTables } from '../../../resolve/tables.ts'
import type { TerrainSigns } from '../../../resolve/terrain.ts'
import { type Documents, type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { rulesOf } from './rules.ts'

/** What is known of the rule system, even when some of its tables are broken. */
export interface SystemTables extends TerrainSigns {
  /** Undefined when a table is missing or broken. */
  readonly rules: CommandCardsRules | undefined
  readonly known: KnownIds
}

export const resolveTables = (system: SystemContent, report: Report): SystemTables => {
  const { documents, directory } = system
  const { unitTypes: _, ...tables } = openTables(schemas, tableKinds, system, report)
  const isSound = !report.hasErrors(`${directory}/tables/`) && !report.hasErrors(`${directory}/units/`)
  if (documents.units === undefined && isSound) {
    const place: Place = { file: `${directory}/units`, path: [] }
    report.error('file-missing', place, 'The rule system has no unit types.')
  }
  const rules = isSound ? assemble(documents) : undefined
  if (rules !== undefined) reportOutOfReach(schemas, documents, ofCards, report)
  return { ...tables, rules }
}

/** Scenarios name decks, and none of their cards. */
const ofCards: Reach<CardEntry> = {
  kind: 'card',
  by: ['special'],
  alone: ({ copies }) => Object.values(copies).some((number) => number > 0),
  hint: 'Put copies of it into a deck, or take it away.',
}

/** The rules, or undefined while a table is missing. */
const assemble = (documents: Documents): CommandCardsRules | undefined => {
  const files = filesOf(documents, tableKinds)
  return files && rulesOf(files)
}
