import type { Side } from '../../../../../engine/twoSides.ts'
import { findNeverDone, type Never } from '../../../../lint/tutorialFacts.ts'
import type { TutorialCondition } from '../../bundle.ts'
import { mostMedals } from '../medals-out-of-reach/most.ts'
import { comesBy } from '../reachability.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule({
  summary: 'A task of the tutorial waits for something that can never come true.',
  check: (context) => findNeverDone(context, whyNever),
})

const whyNever = (context: LintContext, side: Side, asked: TutorialCondition): Never<TutorialCondition> | undefined => {
  const { scenario, nameOf } = context
  const { turns, units, rules, deck, sides } = scenario
  const { turn = 1, before = turns + 1, holding, medals = 0, holds } = asked
  if (turn > turns) return { fact: 'turn', why: `the battle ends after round ${turns}` }
  if (before <= turn) return { fact: 'before', why: `there is no round before ${before} from round ${turn} on` }
  const hasAirplanes = scenario.special.airplanes !== undefined && holding === rules.special.airplanes.card
  if (holding !== undefined && !hasAirplanes && (rules.cards[holding].copies[deck] ?? 0) === 0)
    return { fact: 'holding', why: `the deck has no card ${rules.cards[holding].name}` }
  const own = units.filter((unit) => unit.side === side).length
  if (asked.orders !== undefined && asked.orders > own) return { fact: 'orders', why: `the side has ${own} units` }
  const ordered = asked.ordered === undefined ? undefined : units[asked.ordered]
  if (ordered !== undefined && ordered.side !== side)
    return { fact: 'ordered', why: `${ordered.name} is not of ${sides[side].name}` }
  const most = mostMedals(scenario, side)
  if (medals > most) return { fact: 'medals', why: `there are at most ${most} medals for ${sides[side].name}` }
  if (holds !== undefined && !comesBy(context, side, holds, Math.min(turns, before - 1)))
    return {
      fact: 'holds',
      why: `no unit of ${sides[side].name} can come to ${nameOf(holds)} by round ${Math.min(turns, before - 1)}`,
    }
  return undefined
}
