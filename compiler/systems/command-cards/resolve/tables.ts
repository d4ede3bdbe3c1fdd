/** Puts the tables of the command-card system together. */
import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CardEntry } from '../../../../engine/systems/command-cards/tables.generated.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import { type EntryReach, reportOutOfReach } from '../../../resolve/reach.ts'
import * as shared from '../../../resolve/tables.ts'
import { type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { rulesOf } from './rules.ts'

export type SystemTables = shared.SystemTables<CommandCardsRules>

export const resolveTables = (system: SystemContent, report: Report): SystemTables => {
  const tables = shared.resolveRules(schemas, tableKinds, 'unit types', rulesOf, system, report)
  if (tables.rules !== undefined) reportOutOfReach(schemas, system.documents, ofCards, report)
  return tables
}

/** Scenarios name decks, and none of their cards. */
const ofCards: EntryReach<CardEntry> = {
  kind: 'card',
  by: ['special'],
  alone: ({ copies }) => Object.values(copies).some((number) => number > 0),
  hint: 'Put copies of it into a deck, or take it away.',
}
