/** The draft of a next state that the rules edit, and who hears of the terms of a number. */
import type { Draft, RuleId } from '../../game.ts'
import type { SkirmishEvent } from './events.ts'
import type { Table } from './table.ts'
import type { SkirmishState } from './types.ts'

/** A draft with the table of its game. */
export type SkirmishDraft = Draft<SkirmishState, SkirmishEvent> & { readonly table: Table }

/** Receives each term of a number with its rule. */
export type Hear = (rule: RuleId, label: string, value: number) => void
