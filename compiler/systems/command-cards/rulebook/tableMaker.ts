/** The maker of the rulebook's tables, with the rules of this system. */
import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import type * as shared from '../../../rulebook/tables.ts'

export type TableMaker = shared.TableMaker<CommandCardsRules>
