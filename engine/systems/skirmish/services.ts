/** The draft of a next state that the rules edit, and who hears of the terms of a number. */
import type { Draft, RuleId } from '../../game.ts'
import type { SkirmishEvent, SkirmishState } from './types.ts'

export type SkirmishDraft = Draft<SkirmishState, SkirmishEvent>

/** Receives each term of a number with its rule. */
export type Hear = (rule: RuleId, label: string, value: number) => void
