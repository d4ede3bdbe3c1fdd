import type { NationRules } from '../../../../../engine/systems/command-cards/rules.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { sideRule } from '../rule.ts'

export const rule = sideRule({
  summary: 'A side says how many cards it holds, and its nation says another number, which counts.',
  find({ scenario, origins }, { name, hand, nation }, side) {
    const rules = scenario.rules.nations[nation]
    if (rules.hand === undefined || isOfNation(hand, rules)) return undefined
    const { hand: staff, adjective } = rules
    const place = below(origins.sides[side], 'hand')
    return {
      at: ['hand'],
      message: `${name} is to hold ${hand} ${hand === 1 ? 'card' : 'cards'}; a side under ${adjective} command begins with ${staff.start}.`,
      hint: 'The number of the nation counts.',
      fix: { title: `Write ${staff.start}`, edits: [{ do: 'replace', at: place, text: String(staff.start) }] },
    }
  },
})

/** True if a number of cards is the nation's, if it has one. command-cards.N6 */
const isOfNation = (hand: number, { hand: staff }: NationRules): boolean => staff === undefined || staff.start === hand
