/** What makes the tables of the rulebook, with the rules of this system. */
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type * as shared from '../../../rulebook/tables.ts'

export type TableMaker = shared.TableMaker<OperationalRules>
