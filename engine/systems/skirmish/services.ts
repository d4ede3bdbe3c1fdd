/** The draft of a next state that the rules edit. */
import type { Draft } from '../../game.ts'
import type { SkirmishEvent } from './events.ts'
import type { Table } from './table.ts'
import type { SkirmishState } from './types.ts'

/** A draft with the table of its game. */
export type SkirmishDraft = Draft<SkirmishState, SkirmishEvent> & { readonly table: Table }
