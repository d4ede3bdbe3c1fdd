/** What one look at supply, objectives, bonuses and what a side holds in hand proves. */
import { sides } from '../../../../../engine/game.ts'
import type { BonusObjective, OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { groundOf } from '../bound/ground.ts'

export interface GoalSurvey {
  /** Each side has a source that feeds, and all of them lie in its hexes, at a way of their kind. operational.E1 */
  readonly areSourcesSited: boolean
  /** Each hub stands in a hex of its side, in ground that takes one. operational.E5 */
  readonly areHubsSited: boolean
  /** Objectives lie apart, outside the hands of those who seek them, and are due in time; one side seeks them, the other denies them. */
  readonly areObjectivesSound: boolean
  /** Each bonus ends in time, asks for nothing that its side has, delays nobody and rewards with what needs no more than a headquarters. */
  readonly areBonusesSound: boolean
  /** Nobody has an asset or a card, or wins one. */
  readonly areHandsEmpty: boolean
}

export const surveyGoals = (scenario: OperationalScenario): GoalSurvey => ({
  areSourcesSited: areSourcesSited(scenario),
  areHubsSited: areHubsSited(scenario),
  areObjectivesSound: areObjectivesSound(scenario),
  areBonusesSound: scenario.bonuses.every((bonus) => isSound(bonus, scenario)),
  areHandsEmpty:
    sides.every((side) => scenario.sides[side].assets.length + scenario.sides[side].cards.length === 0) &&
    scenario.bonuses.every(({ reward }) => reward.type !== 'card'),
})

const areSourcesSited = (scenario: OperationalScenario): boolean => {
  const { map, rules } = scenario
  const { ways } = groundOf(scenario)
  const isOnWay = (hex: number, bits: number): boolean => {
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) if ((ways[edge] & bits) !== 0) return true
    return false
  }
  const any = 255
  let rails = 0
  for (const [index, { carriesSupply }] of Object.values(rules.ways).entries()) if (carriesSupply) rails |= 1 << index
  return sides.every((side) => {
    const { sources } = scenario.sides[side]
    let feeds = false
    for (const { kind, hex, value } of sources) {
      if (value > 0) feeds = true
      if ((kind !== 'rail' && kind !== 'truck') || map.owner[hex] !== side) return false
      if (!isOnWay(hex, kind === 'rail' ? rails : any)) return false
    }
    return feeds
  })
}

const areHubsSited = ({ map, rules, sides: both }: OperationalScenario): boolean =>
  sides.every((side) =>
    both[side].hubs.every(({ hex }) => map.owner[hex] === side && rules.terrain[map.terrainIds[map.terrain[hex]]].hub),
  )

const areObjectivesSound = (scenario: OperationalScenario): boolean => {
  const { objectives, turns } = scenario
  const { owner } = groundOf(scenario)
  const seeks = [false, false]
  for (const [index, { hex, side, by }] of objectives.entries()) {
    if (by > turns || owner[hex] === side) return false
    for (let other = 0; other < index; other++) if (objectives[other].hex === hex) return false
    seeks[side] = true
  }
  const wants = sides.map((side) => scenario.sides[side].victory === 'objectives')
  return wants[0] === seeks[0] && wants[1] === seeks[1] && (wants[0] || wants[1])
}

const isSound = ({ side, by, condition, reward }: BonusObjective, scenario: OperationalScenario): boolean => {
  if (by > scenario.turns) return false
  if (condition.type === 'take' && groundOf(scenario).owner[condition.hex] === side) return false
  if (reward.type === 'token') return true
  return (
    (reward.type === 'specialist' || reward.type === 'upgrade') && scenario.headquarters.some((hq) => hq.side === side)
  )
}
