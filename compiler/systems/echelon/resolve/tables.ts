/** Puts the tables of the echelon system together. */
import type { EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import type { KnownIds } from '../../../resolve/readers.ts'
import { filesOf, openRules, openTables } from '../../../resolve/tables.ts'
import type { TerrainSigns } from '../../../resolve/terrain.ts'
import { type Documents, type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { rulesOf } from './rules.ts'

/** What is known of the rule system, even when some of its tables are broken. */
export interface SystemTables extends TerrainSigns {
  /** Undefined when a table is missing or broken. */
  readonly rules: EchelonRules | undefined
  readonly known: KnownIds
}

export const resolveTables = (system: SystemContent, report: Report): SystemTables => {
  const { documents, directory } = system
  const { unitTypes: _, ...tables } = openTables(schemas, tableKinds, system, report)
  const isSound = !report.hasErrors(`${directory}/tables/`) && !report.hasErrors(`${directory}/units/`)
  if (documents.units === undefined && isSound) {
    const place: Place = { file: `${directory}/units`, path: [] }
    report.error('file-missing', place, 'The rule system has no charts of units.')
  }
  return { ...tables, rules: isSound ? assemble(documents) : undefined }
}

/** What is known of a rule system that is sound, for worked examples. */
export const tablesOf = (rules: EchelonRules): SystemTables => {
  const { known, ...opened } = openRules(schemas, rules)
  return { ...opened, rules, known: { ...known, design: Object.keys(rules.designs) } }
}

/** The rules, or undefined while a table is missing. */
const assemble = (documents: Documents): EchelonRules | undefined => {
  const files = filesOf(documents, tableKinds)
  return files && rulesOf(files)
}
