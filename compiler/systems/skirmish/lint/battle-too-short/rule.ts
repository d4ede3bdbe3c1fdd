import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule, type LintContext } from '../rule.ts'

/** Rounds in which units come on the field, cross it and fight. */
const least = 4

export const rule = defineRule<LintContext>({
  summary: 'A battle is over before units that are deployed have crossed the field.',
  *check({ scenario: { turns }, origins }) {
    if (turns >= least) return
    yield {
      place: below(origins.scenario, 'turns'),
      message: `The battle lasts ${turns === 1 ? 'one round' : `${turns} rounds`}: units that come on the field hardly fight.`,
      hint: `Let it last ${least} rounds or more.`,
    }
  },
})
