/** What an attack is expected to come to: exact in its chances for each shot, from the mean of those before. */
import { mayReply, rangeBetween, supportersOf } from '../combat/eligible.ts'
import { attackGrade, type Fight } from '../combat/grades.ts'
import { firstByRule, initiativeOf, ruggedChance } from '../combat/order.ts'
import { type Faces, facesOf } from '../combat/shot.ts'
import { knows } from '../sight.ts'
import { effectOf, modelOf } from '../units.ts'
import type { Assessment } from './assessment.ts'

export interface Expectation {
  /** Points that the defender and the attacker lose. */
  readonly kills: number
  readonly losses: number
  /** Points of the defender that are suppressed. */
  readonly suppressed: number
  /** The chance, from 0 to 1, that the defender is destroyed, and that it is no longer where it was. */
  readonly destroyed: number
  readonly cleared: number
  /** The share of the attacker that is left after fire in support of the defender. */
  readonly through: number
}

/** The chance of at least so many hits by some dice. */
const chanceOfHits = (least: number, dice: number, chance: number): number => {
  if (least <= 0) return 1
  if (least > dice) return 0
  let below = 0
  let term = 1
  for (let die = 0; die < dice; die++) term *= 1 - chance
  if (chance >= 1) return 1
  for (let hits = 0; hits < least; hits++) {
    below += term
    term *= ((dice - hits) * chance) / ((hits + 1) * (1 - chance))
  }
  return Math.max(0, 1 - below)
}

/** How often the attacker, the defender or neither has more, by the lead in initiative and a die of three. */
const firsts = (lead: number, die: number): readonly [attacker: number, defender: number, both: number] => {
  let [own, other, both] = [0, 0, 0]
  for (let a = 1; a <= die; a++)
    for (let b = 1; b <= die; b++)
      if (lead + a > b) own++
      else if (lead + a < b) other++
      else both++
  const all = die * die
  return [own / all, other / all, both / all]
}

const none: Faces = { kill: 0, suppress: 0 }

/** The attack of a unit from where a state puts it, whether it may attack there or not. */
export const expectationOf = (
  { services, table, state, side }: Assessment,
  attacker: number,
  defender: number,
): Expectation => {
  const { die, initiativeDie, flight } = table.scenario.rules.combat
  const range = rangeBetween(table, state, attacker, defender)
  const plain: Fight = { attacker, defender, range, isSurprise: false, isRugged: false }
  const start = effectOf(state, attacker)
  let own = start
  let losses = 0
  const gradeOf = (unit: number): number =>
    attackGrade(table, state, plain, { shooter: unit, target: attacker, mode: 'support' })
  for (const units of supportersOf(services, state, plain, gradeOf, (unit) => knows(services, state, side, unit)))
    for (const unit of table.scenario.house.support === 'all' ? units : units.slice(0, 1)) {
      const { kill, suppress } = facesOf(table, state, plain, { shooter: unit, target: attacker, mode: 'support' })
      const dice = effectOf(state, unit)
      losses += (dice * kill) / die
      own = Math.max(0, own - (dice * (kill + suppress)) / die)
    }
  const through = start === 0 ? 0 : own / start
  const against = effectOf(state, defender)
  const strength = state.strength[defender]
  let [kills, suppressed, destroyed, cleared] = [0, 0, 0, 0]
  const doesFlee =
    range === 1 && modelOf(table, state, attacker).class !== 'artillery' && modelOf(table, state, defender).points > 0
  const fought = (isRugged: boolean, weight: number): void => {
    if (weight === 0) return
    const fight: Fight = { ...plain, isRugged }
    const attack = facesOf(table, state, fight, { shooter: attacker, target: defender, mode: 'attack' })
    const reply = mayReply(table, state, fight)
      ? facesOf(table, state, fight, { shooter: defender, target: attacker, mode: 'reply' })
      : none
    const rule = firstByRule(services, state, fight)
    const lead =
      rule === undefined
        ? initiativeOf(table, state, plain, attacker) - initiativeOf(table, state, plain, defender)
        : rule === 'attacker'
          ? initiativeDie
          : -initiativeDie
    const [before, after, at] = firsts(lead, initiativeDie)
    const [kill, suppress] = [attack.kill / die, attack.suppress / die]
    const [back, down] = [reply.kill / die, reply.suppress / die]
    const add = (share: number, dice: number, replies: number): void => {
      if (share === 0) return
      const part = weight * share
      kills += part * Math.min(strength, dice * kill)
      suppressed += part * dice * suppress
      losses += part * Math.min(own, replies * back)
      const rolled = Math.round(dice)
      const gone = chanceOfHits(strength, rolled, kill)
      destroyed += part * gone
      const flees = doesFlee ? (flight.stays - 1) / flight.die : 0
      cleared += part * Math.max(gone, flees * chanceOfHits(against, rolled, kill + suppress))
    }
    add(before, own, Math.max(0, against - own * (kill + suppress)))
    add(after, Math.max(0, own - against * (back + down)), against)
    add(at, own, against)
  }
  const rugged = ruggedChance(table, state, plain) / 100
  fought(true, rugged)
  fought(false, 1 - rugged)
  return { kills, losses, suppressed: Math.min(suppressed, against), destroyed, cleared, through }
}
