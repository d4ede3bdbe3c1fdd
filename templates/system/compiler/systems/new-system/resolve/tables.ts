/** Puts the tables of the system together. */
import type { NewSystemRules } from '../../../../engine/systems/new-system/rules.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import { completeTable } from '../../../resolve/defaults.ts'
import * as shared from '../../../resolve/tables.ts'
import { type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import type { KindTypes } from '../schemas/types.generated.ts'

export type SystemTables = shared.SystemTables<NewSystemRules>

type Files = Pick<KindTypes, (typeof tableKinds)[number]> & { readonly units: readonly KindTypes['units'][] }

const rulesOf = ({ combat, terrain, units }: Files): NewSystemRules =>
  shared.asRules<NewSystemRules>({
    combat: completeTable(schemas.combat, combat),
    terrain: completeTable(schemas.terrain, terrain),
    unitTypes: completeTable(schemas.units, { entries: Object.assign({}, ...units.map(({ entries }) => entries)) }),
  })

export const resolveTables = (system: SystemContent, report: Report): SystemTables =>
  shared.resolveRules(schemas, tableKinds, 'unit types', rulesOf, system, report)
