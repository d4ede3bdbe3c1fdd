/** The grades of attack and defence of a shot. tactical.G12-G14 */
import type { Terms } from '../../../terms.ts'
import type { Model, Table } from '../table.ts'
import { done, type Position } from '../types.ts'
import { barsOf, fuelOf, has, isAboard, isFoul, leaderOf, modelOf, targetOf, tellsGround } from '../units.ts'

/** Two units that fight. */
export interface Fight {
  readonly attacker: number
  readonly defender: number
  /** Hexes between them: 0 for aircraft over their target. */
  readonly range: number
  /** The attacker has run into a unit that it did not see. tactical.F6 */
  readonly isSurprise: boolean
  readonly isRugged: boolean
}

export type Mode = 'attack' | 'reply' | 'support'

/** A unit fires at another one. */
export interface Shot {
  readonly shooter: number
  readonly target: number
  readonly mode: Mode
}

/** The attack of a model against another one: below 0 where it only answers. tactical.C2, L4 */
export const valueAgainst = (table: Table, state: Position, shooter: number, target: Model): number => {
  const value = modelOf(table, state, shooter).attack[target.kind]
  return value > 0 ? value + (leaderOf(table, state, shooter)?.attack ?? 0) : value
}

/** The model of the target of a shot. tactical.G20 */
export const targetModel = (table: Table, state: Position, fight: Fight, target: number): Model =>
  targetOf(table, state, target, fight.isSurprise && target === fight.attacker)

const isGuns = (table: Table, state: Position, unit: number, of: 'anti_tank' | 'artillery'): boolean =>
  modelOf(table, state, unit).class === of

/** tactical.G12 */
export const attackGrade = (table: Table, state: Position, fight: Fight, shot: Shot, terms?: Terms): number => {
  const { shooter, target, mode } = shot
  const { attackGrade: extra } = table.scenario.rules.combat
  const against = targetModel(table, state, fight, target)
  const value = Math.abs(valueAgainst(table, state, shooter, against))
  const bars = barsOf(table, state, shooter)
  const ford = against.isGround && tellsGround(table, state, state.hex[target], 'ford') ? extra.ford : 0
  const rugged = fight.isRugged && shooter === fight.defender ? extra.rugged : 0
  const moved =
    mode === 'attack' && isGuns(table, state, shooter, 'anti_tank') && has(state, shooter, done.moved)
      ? extra.movedGuns
      : 0
  terms?.add('G12', `Attack of ${modelOf(table, state, shooter).name}`, value)
  terms?.add('L2', 'Experience of the attack', bars)
  terms?.add('G12', 'Target in the water', ford)
  terms?.add('G12', 'Rugged defence', rugged)
  terms?.add('E9', 'Guns that have moved', moved)
  return value + bars + ford + rugged + moved
}

/** The defence of a target before all else. tactical.G13, L4 */
const baseDefence = (table: Table, state: Position, fight: Fight, { shooter, target }: Shot): number => {
  const by = modelOf(table, state, shooter)
  const against = targetModel(table, state, fight, target)
  const { defence, isGround } = against
  const isClose =
    by.class === 'infantry' &&
    isGround &&
    against.class !== 'infantry' &&
    fight.range === 1 &&
    table.terrain[state.hex[fight.defender]]?.close === true
  const base = by.isAir ? defence.air : isClose ? defence.close : defence.ground
  return base + (leaderOf(table, state, target)?.defence ?? 0)
}

/** What a target has dug, as far as it helps against a shooter. tactical.G14, L4 */
export const entrenchmentAgainst = (table: Table, state: Position, shooter: number, target: number): number => {
  const by = modelOf(table, state, shooter)
  if (!modelOf(table, state, target).isGround || by.has('engineer')) return 0
  const halved = (by.class === 'infantry' ? 2 : 1) * (leaderOf(table, state, shooter)?.infiltrates ? 2 : 1)
  return Math.floor(state.entrenchment[target] / halved)
}

/** tactical.G13, G14 */
export const defenceGrade = (table: Table, state: Position, fight: Fight, shot: Shot, terms?: Terms): number => {
  const { shooter, target, mode } = shot
  const { defenceGrade: extra, massAttack } = table.scenario.rules.combat
  const by = modelOf(table, state, shooter)
  const against = targetModel(table, state, fight, target)
  const isReply = mode === 'reply'
  const parts: readonly (readonly [rule: string, label: string, value: number])[] = [
    ['G13', `Defence of ${against.name}`, baseDefence(table, state, fight, shot)],
    ['L2', 'Experience of the defence', barsOf(table, state, target)],
    ['G14', 'Entrenchment', entrenchmentAgainst(table, state, shooter, target)],
    [
      'G14',
      'Fire out of water or swamp',
      by.isGround && !against.isAir && tellsGround(table, state, state.hex[shooter], 'mire') ? extra.mire : 0,
    ],
    ['G14', 'Rugged defence', fight.isRugged && shooter === fight.attacker ? extra.rugged : 0],
    ['G14', 'Ship under fire from land', by.isGround && !by.has('coastal') && against.isShip ? extra.ship : 0],
    ['G14', 'Distant fire in rain or snow', by.range >= 2 && isFoul(state) ? extra.foul : 0],
    ['G14', 'Guns that answer', isReply && isGuns(table, state, shooter, 'artillery') ? extra.gunsReply : 0],
    [
      'G14',
      'Infantry before anti-tank guns',
      against.class === 'infantry' && isGuns(table, state, shooter, 'anti_tank') ? extra.antiTank : 0,
    ],
    ['H6', 'Attack out of landing craft', isAboard(state, shooter) ? extra.landing : 0],
    [
      'G14',
      'No fuel',
      by.fuel > 0 && fuelOf(table, state, shooter) > 0 && state.fuel[shooter] === 0 ? extra.noFuel : 0,
    ],
    [
      'W12',
      'Attacked before',
      table.scenario.house.massAttack && target === fight.defender ? -Math.min(massAttack, state.struck[target]) : 0,
    ],
  ]
  for (const [rule, label, value] of parts) terms?.add(rule, label, -value)
  return parts.reduce((sum, [, , value]) => sum + value, 0)
}

/** Attack less defence, at least what the table says. `terms` collects what it is made of. tactical.G11 */
export const differenceOf = (table: Table, state: Position, fight: Fight, shot: Shot, terms?: Terms): number => {
  const difference = attackGrade(table, state, fight, shot, terms) - defenceGrade(table, state, fight, shot, terms)
  return Math.max(table.scenario.rules.combat.leastDifference, difference)
}
