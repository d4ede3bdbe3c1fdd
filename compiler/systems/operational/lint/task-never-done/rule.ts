import { type Side, sides } from '../../../../../engine/twoSides.ts'
import { findNeverDone, type Never } from '../../../../lint/tutorialFacts.ts'
import type { TutorialCondition } from '../../bundle.ts'
import { turnOfEntry } from '../conditions.ts'
import { lateness } from '../reachability.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule({
  summary: 'A task of the tutorial waits for something that can never come true.',
  check: (context) => findNeverDone(context, whyNever),
})

const whyNever = (context: LintContext, side: Side, asked: TutorialCondition): Never<TutorialCondition> | undefined => {
  const { scenario, nameOf } = context
  const { turns, units, headquarters } = scenario
  const first = sides.some((one) => scenario.sides[one].prepares) ? 0 : 1
  const { turn = first, before = turns + 1 } = asked
  if (turn > turns) return { fact: 'turn', why: `the battle ends after turn ${turns}` }
  if (before <= turn) return { fact: 'before', why: `there is no turn before ${before} from turn ${turn} on` }
  for (const fact of ['arrived', 'waits', 'gone', 'moved'] as const) {
    const unit = asked[fact]
    const from = unit === undefined ? first : turnOfEntry(scenario, unit)
    if (unit !== undefined && (from === undefined || from >= before))
      return {
        fact,
        why: `${units[unit].name} never comes onto the map${from === undefined ? '' : ` before turn ${before}`}`,
      }
  }
  if (asked.waits !== undefined && units[asked.waits].hex !== undefined)
    return { fact: 'waits', why: `${units[asked.waits].name} is on the map from the start` }
  const isLed = headquarters.some((hq) => hq.side === side)
  if (asked.headquarters && !isLed) return { fact: 'headquarters', why: 'the side has no headquarters' }
  if (asked.orders && headquarters.length === 0) return { fact: 'orders', why: 'there is no headquarters' }
  if (asked.strikes && !canStrike(context)) return { fact: 'strikes', why: 'nobody has an asset that strikes' }
  const own = units.filter((unit) => unit.side === side).length
  if (asked.able !== undefined && asked.able > own) return { fact: 'able', why: `the side has ${own} units` }
  const { holds } = asked
  if (holds === undefined || context.isHeld(side, holds)) return undefined
  const approach = lateness(context, side, { hex: holds, by: Math.min(turns, before - 1) })
  if (approach === undefined) return undefined
  const { name } = scenario.sides[side]
  return {
    fact: 'holds',
    why:
      approach.turn === undefined
        ? `no unit of ${name} can reach ${nameOf(holds)}`
        : `the nearest unit of ${name} gets to ${nameOf(holds)} in turn ${approach.turn} at best`,
  }
}

/** True if a side has an asset that attacks units, or a card or a prize that brings one. operational.G6 */
const canStrike = ({ scenario }: LintContext): boolean => {
  const { rules, bonuses } = scenario
  const cards = [
    ...scenario.sides.flatMap((side) => side.cards.map(({ card }) => card)),
    ...bonuses.flatMap(({ reward }) => (reward.type === 'card' ? [reward.card] : [])),
  ]
  return (
    scenario.sides.some(({ assets }) => assets.length > 0) ||
    cards.some((card) => (rules.cards[card].assets ?? []).length > 0)
  )
}
