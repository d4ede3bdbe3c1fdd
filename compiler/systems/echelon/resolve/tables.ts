/** Puts the tables of the echelon system together. */
import type { EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as shared from '../../../resolve/tables.ts'
import { type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { rulesOf } from './rules.ts'

export type SystemTables = shared.SystemTables<EchelonRules>

export const resolveTables = (system: SystemContent, report: Report): SystemTables =>
  shared.resolveRules(schemas, tableKinds, 'charts of units', rulesOf, system, report)

/** Returns the known parts of a rule system that is sound, for worked examples. */
export const tablesOf = (rules: EchelonRules): SystemTables => {
  const { known, ...opened } = shared.openRules(schemas, rules)
  return { ...opened, rules, known: { ...known, design: Object.keys(rules.designs) } }
}
