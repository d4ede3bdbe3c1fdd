/** Puts the tables of the system together. */
import type { TacticalRules } from '../../../../engine/systems/tactical/rules.ts'
import { resolveDrawing } from '../../../cartography/drawings/resolve.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import { completeTable } from '../../../resolve/defaults.ts'
import * as shared from '../../../resolve/tables.ts'
import { type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import type { KindTypes } from '../schemas/types.generated.ts'
import { checkFigures } from './formula.ts'

export type SystemTables = shared.SystemTables<TacticalRules>

type UnitsFile = KindTypes['units']
type Files = Pick<KindTypes, (typeof tableKinds)[number]> & { readonly units: readonly UnitsFile[] }

/** The models of all files, with their drawings. */
const modelsOf = (files: readonly UnitsFile[]): unknown => {
  const entries: UnitsFile['entries'] = Object.assign({}, ...files.map((file) => file.entries))
  const drawn = shared.eachEntry(entries, ({ drawing, ...entry }) => ({
    ...entry,
    ...(drawing && { drawing: resolveDrawing(drawing) }),
  }))
  return completeTable(schemas.units, { entries: drawn })
}

const rulesOf = ({ units, ...files }: Files): TacticalRules =>
  shared.asRules<TacticalRules>({
    ...shared.byField(tableKinds, (kind) => completeTable(schemas[kind], files[kind])),
    unitTypes: modelsOf(units),
  })

export const resolveTables = (system: SystemContent, report: Report): SystemTables => {
  checkFigures(system, report)
  return shared.resolveRules(schemas, tableKinds, 'unit types', rulesOf, system, report)
}
