/** The context of lint rules for skirmishes. */
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario, SkirmishSeat } from '../../../../engine/systems/skirmish/scenario.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import type { OpenedScenario } from '../../../lint/opened.ts'
import * as shared from '../../../lint/rule.ts'
import type { SkirmishOrigins } from '../resolve/scenario.ts'
import { cardAt as cardIn } from '../resolve/tables.ts'

export type LintRule = shared.LintRule<LintContext>
export type LintContext = OpenedScenario<SkirmishScenario, SkirmishOrigins, SkirmishGame>

export const seatRule = shared.ruleOfList<LintContext, 'sides'>('sides', ({ id }) => id)
export const unitRule = shared.ruleOfList<LintContext, 'units'>('units', ({ id }) => id)
export const { defineRule } = shared

/** True if a deck is that of an army of the table, whose cards stand nowhere in the scenario. */
export const isReady = ({ armies }: SkirmishRules, { units }: Pick<SkirmishSeat, 'units'>): boolean =>
  Object.values(armies).some((army) => army.units === units)

/** Where the scenario names a card of a deck. */
export const cardAt = (rules: SkirmishRules, seat: SkirmishSeat, card: string, place: Place): Place =>
  isReady(rules, seat) ? below(place, 'army') : cardIn(seat, card, place)
