import { teamsOf } from '../../../engine/teams.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Per cent between the ends of a balance. Wider ones hold for nearly anything; narrower ones no playtest can tell from chance. */
const most = 60
const least = 5

export const rule = defineRule<SharedContext>({
  summary: 'The balance that an author declares is so wide that it always holds, or so narrow that nobody can tell.',
  *check({ compiled }) {
    const { balance, origins, scenario } = compiled
    const { from, to, side } = balance
    const width = to - from
    const { name } = teamsOf(scenario)[side]
    if (width <= most && width >= least) return
    yield {
      place: below(origins.scenario, 'balance'),
      message:
        width > most
          ? `${name} is to win from ${from} to ${to} per cent of the games: nearly any result is within that.`
          : `${name} is to win from ${from} to ${to} per cent of the games: some hundreds of games cannot tell.`,
      hint: 'A share such as from 40 to 60 can be proven and disproven.',
    }
  },
})
