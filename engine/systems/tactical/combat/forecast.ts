/** What a fight is expected to come to, as far as the attacker's side knows. tactical.G21 */
import type { Services } from '../services.ts'
import { knows } from '../sight.ts'
import type { Position } from '../types.ts'
import { effectOf } from '../units.ts'
import { mayReply, rangeBetween, supportersOf } from './eligible.ts'
import { afterBoth, afterShot, afterSupport, certain, mixed, type Outcomes } from './forecastChances.ts'
import { attackGrade, type Fight } from './grades.ts'
import { firstByRule, initiativeOf, ruggedChance } from './order.ts'
import { expectedHits, type Faces, facesOf, type Hits } from './shot.ts'

export interface Forecast {
  /** What the attacker does to the defender, and what it suffers in return, each from its strength now. */
  readonly attack: Hits
  readonly reply: Hits
  /** Units that are seen and fire in support of the defender. */
  readonly supporters: readonly number[]
  /** In per cent. */
  readonly rugged: number
  /** Initiative of both, without dice; undefined where a rule says who strikes first. */
  readonly initiative: readonly [attacker: number, defender: number] | undefined
}

/** The parts of a forecast. */
const partsOf = (services: Services, state: Position, attacker: number, defender: number) => {
  const { table } = services
  const range = rangeBetween(table, state, attacker, defender)
  const fightOf = (isRugged: boolean): Fight => ({ attacker, defender, range, isSurprise: false, isRugged })
  const plain = fightOf(false)
  const gradeOf = (unit: number): number =>
    attackGrade(table, state, plain, { shooter: unit, target: attacker, mode: 'support' })
  const isKnown = (unit: number): boolean => knows(services, state, table.side[attacker], unit)
  const lists = supportersOf(services, state, plain, gradeOf, isKnown)
  const isAll = table.scenario.house.support === 'all'
  const supporters = lists.flatMap((units) => (isAll ? units : units.slice(0, 1)))
  const faces = (isRugged: boolean): readonly [Faces, Faces] => {
    const now = fightOf(isRugged)
    return [
      facesOf(table, state, now, { shooter: attacker, target: defender, mode: 'attack' }),
      mayReply(table, state, now)
        ? facesOf(table, state, now, { shooter: defender, target: attacker, mode: 'reply' })
        : { kill: 0, suppress: 0 },
    ]
  }
  return { plain, fightOf, supporters, faces, rugged: ruggedChance(table, state, plain) }
}

export const forecastOf = (services: Services, state: Position, attacker: number, defender: number): Forecast => {
  const { table } = services
  const { die } = table.scenario.rules.combat
  const { plain, supporters, faces, rugged } = partsOf(services, state, attacker, defender)
  const [own, other] = faces(false)
  const initiative = [attacker, defender].map((unit) => initiativeOf(table, state, plain, unit))
  return {
    attack: expectedHits(die, own, effectOf(state, attacker)),
    reply: expectedHits(die, other, effectOf(state, defender)),
    supporters,
    rugged,
    initiative: firstByRule(services, state, plain) === undefined ? [initiative[0], initiative[1]] : undefined,
  }
}

/** How often of the throws of both dice the attacker has more, the defender has, or neither. */
export const orderWeights = (lead: number, die: number): readonly [number, number, number] => {
  const weights: [number, number, number] = [0, 0, 0]
  for (let own = 1; own <= die; own++)
    for (let other = 1; other <= die; other++) {
      const more = lead + own - other
      weights[more > 0 ? 0 : more < 0 ? 1 : 2]++
    }
  return weights
}

/** All that a fight can come to before anybody flees, exactly, with the supporters that are seen. */
export const outcomesOf = (services: Services, state: Position, attacker: number, defender: number): Outcomes => {
  const { table } = services
  const { die, initiativeDie } = table.scenario.rules.combat
  const { plain, fightOf, supporters, faces, rugged } = partsOf(services, state, attacker, defender)
  const most = Math.max(effectOf(state, attacker), effectOf(state, defender))
  const start = supporters.reduce(
    (outcomes, unit) =>
      afterSupport(
        die,
        outcomes,
        facesOf(table, state, plain, { shooter: unit, target: attacker, mode: 'support' }),
        effectOf(state, unit),
      ),
    certain({
      strength: [state.strength[attacker], state.strength[defender]],
      suppressed: [state.suppressed[attacker], state.suppressed[defender]],
    }),
  )
  const fought = (isRugged: boolean): Outcomes => {
    const [own, other] = faces(isRugged)
    const first = (who: 0 | 1): Outcomes => {
      const second = who === 0 ? 1 : 0
      const shots = [own, other]
      return afterShot(die, afterShot(die, start, who, shots[who], most), second, shots[second], most)
    }
    const rule = firstByRule(services, state, fightOf(isRugged))
    if (rule !== undefined) return first(rule === 'attacker' ? 0 : 1)
    const lead = initiativeOf(table, state, plain, attacker) - initiativeOf(table, state, plain, defender)
    const [before, after, at] = orderWeights(lead, initiativeDie)
    return mixed([
      [first(0), before],
      [first(1), after],
      [afterBoth(die, start, [own, other], most), at],
    ])
  }
  if (rugged === 0) return fought(false)
  return mixed([
    [fought(true), rugged],
    [fought(false), 100 - rugged],
  ])
}
