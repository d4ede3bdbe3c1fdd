/** A fight from the first shot to the last consequence, in the order of its rules. tactical.G2-G19 */
import type { TacticalDraft } from '../events.ts'
import type { Services } from '../services.ts'
import { reveal } from '../sight.ts'
import { done } from '../types.ts'
import { barsOf, effectOf, has, modelOf, stands } from '../units.ts'
import { checkDestruction } from '../victory.ts'
import { settle } from './aftermath.ts'
import { type Combat, expected, rolled, tallyOf } from './combat.ts'
import { mayReply, rangeBetween, supportersOf } from './eligible.ts'
import { attackGrade, type Fight, type Mode } from './grades.ts'
import { firstByRule, initiativeOf, ruggedChance } from './order.ts'
import { facesOf, type Hits, isSuppressive } from './shot.ts'

const usesRound = ({ services, draft: { state } }: Combat, unit: number): void => {
  state.ammunition[unit]--
  reveal(services, state, unit)
}

/** Applies what a shot does, and tells it. tactical.G15, G16 */
const apply = (combat: Combat, shooter: number, target: number, mode: Mode, { kills: hit, suppressed }: Hits): void => {
  const { services, draft } = combat
  const { table } = services
  const { state, emit } = draft
  const [own, other] = [tallyOf(combat, shooter), tallyOf(combat, target)]
  const kills = Math.min(hit, state.strength[target])
  state.strength[target] -= kills
  state.suppressed[target] = Math.min(state.strength[target], state.suppressed[target] + suppressed)
  own.kills += kills
  other.lost += kills
  const by = modelOf(table, state, shooter)
  const isLasting = isSuppressive(by, modelOf(table, state, target)) || by.class === 'tac_bomber'
  if (mode === 'attack' && isLasting && table.scenario.house.suppression === 'half') other.lasting += suppressed
  emit({ type: 'fired', unit: shooter, target, mode, kills, suppressed, rolled: true })
}

/** What a shot would do now. */
const shoot = (
  { services: { table }, draft: { state }, chance }: Combat,
  fight: Fight,
  shooter: number,
  mode: Mode,
): Hits => {
  const target = shooter === fight.attacker ? fight.defender : fight.attacker
  return chance.hits(facesOf(table, state, fight, { shooter, target, mode }), effectOf(state, shooter))
}

/** Supporters fire at the attacker before the fight. tactical.G3-G5, W2 */
const support = (combat: Combat, fight: Fight): void => {
  const { services, draft } = combat
  const { state } = draft
  const { attacker } = fight
  const gradeOf = (unit: number): number =>
    attackGrade(services.table, state, fight, { shooter: unit, target: attacker, mode: 'support' })
  for (const units of supportersOf(services, state, fight, gradeOf)) {
    const firing = services.table.scenario.house.support === 'all' ? units.toSorted((a, b) => a - b) : units.slice(0, 1)
    for (const unit of firing) {
      if (effectOf(state, attacker) === 0) return
      usesRound(combat, unit)
      apply(combat, unit, attacker, 'support', shoot(combat, fight, unit, 'support'))
    }
  }
}

/** True if a submarine evades. tactical.G6 */
const evades = ({ services: { table }, draft: { state }, chance }: Combat, { attacker, defender }: Fight): boolean => {
  if (modelOf(table, state, defender).class !== 'submarine') return false
  const { die, most } = table.scenario.rules.combat.evasion
  const more = Math.floor((barsOf(table, state, defender) - barsOf(table, state, attacker)) / 2)
  return chance.isWithin(most + more, die)
}

/** Those who strike, in order; both at once where one list holds both. tactical.G8 */
const orderOf = ({ services, draft: { state }, chance }: Combat, fight: Fight): readonly (readonly number[])[] => {
  const { attacker, defender } = fight
  const { table } = services
  const first = firstByRule(services, state, fight)
  if (first !== undefined) return first === 'attacker' ? [[attacker], [defender]] : [[defender], [attacker]]
  const { initiativeDie } = table.scenario.rules.combat
  const own = initiativeOf(table, state, fight, attacker) + chance.roll(initiativeDie)
  const other = initiativeOf(table, state, fight, defender) + chance.roll(initiativeDie)
  if (own === other) return [[attacker, defender]]
  return own > other ? [[attacker], [defender]] : [[defender], [attacker]]
}

/** @param attacks whether the attacker strikes: one that was surprised may be unable to. tactical.F6 */
const exchange = (combat: Combat, fight: Fight, attacks: boolean): void => {
  const { services, draft } = combat
  const { state } = draft
  const { attacker, defender } = fight
  const strikes = (unit: number): boolean =>
    stands(state, unit) &&
    effectOf(state, unit) > 0 &&
    (unit === attacker ? attacks : mayReply(services.table, state, fight))
  for (const strikers of orderOf(combat, fight)) {
    const shots = strikers.filter(strikes).map((unit) => {
      const mode: Mode = unit === attacker ? 'attack' : 'reply'
      if (unit === defender) usesRound(combat, unit)
      return { unit, mode, hits: shoot(combat, fight, unit, mode) }
    })
    for (const { unit, mode, hits } of shots) apply(combat, unit, unit === attacker ? defender : attacker, mode, hits)
  }
}

/** A tank that has destroyed a unit beside it without loss keeps its attack, once in a half-turn. tactical.W3 */
const overrun = (combat: Combat, { attacker, defender, range, isSurprise }: Fight): void => {
  const { services, draft } = combat
  const { table } = services
  const { state } = draft
  const [by, against] = [attacker, defender].map((unit) => modelOf(table, state, unit))
  if (!table.scenario.house.overrun || range !== 1 || isSurprise || by.class !== 'tank' || !against.isGround) return
  if (stands(state, defender) || tallyOf(combat, attacker).lost > 0 || has(state, attacker, done.overran)) return
  state.done[attacker] = (state.done[attacker] & ~done.attacked) | done.overran
}

/** A unit attacks another one. `attacks` is false where one that was surprised cannot. tactical.G2-G19, F6, W3 */
export const fight = (
  services: Services,
  draft: TacticalDraft,
  attacker: number,
  defender: number,
  isSurprise = false,
  attacks = true,
): void => {
  const { state, emit } = draft
  const { table } = services
  const { house, rules } = table.scenario
  const { die } = rules.combat
  const range = rangeBetween(table, state, attacker, defender)
  const chance = house.losses === 'dice' ? rolled(die, draft.dice.at(state, 'fight', attacker)) : expected(die)
  const combat: Combat = { services, draft, chance, tallies: new Map() }
  let now: Fight = { attacker, defender, range, isSurprise, isRugged: false }
  for (const unit of [attacker, defender]) tallyOf(combat, unit)
  if (attacks) {
    state.done[attacker] |= done.attacked
    usesRound(combat, attacker)
  } else reveal(services, state, attacker)
  reveal(services, state, defender)
  support(combat, now)
  if (effectOf(state, attacker) === 0) {
    emit({ type: 'brokenUp', unit: attacker, rolled: true })
    settle(combat, now, 'broken up')
  } else if (evades(combat, now)) {
    emit({ type: 'evaded', target: defender, rolled: true })
    settle(combat, now, 'evaded')
  } else {
    const chanceOf = ruggedChance(table, state, now)
    const isGround = range === 1 && [attacker, defender].every((unit) => modelOf(table, state, unit).isGround)
    const isRugged = isSurprise ? isGround : chanceOf > 0 && chance.isWithin(chanceOf, 100)
    if (isRugged) emit({ type: 'stubborn', target: defender, rolled: true })
    now = { ...now, isRugged }
    exchange(combat, now, attacks)
    settle(combat, now, 'fought')
  }
  overrun(combat, now)
  state.struck[defender] = Math.min(255, state.struck[defender] + 1)
  checkDestruction(services, draft)
}
