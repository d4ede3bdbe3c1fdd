/** Missions of aircraft: escort, interception, fire from the ground, then the attack. skirmish.V5, V6, d35, d36 */
import { otherSide } from '../../../twoSides.ts'
import { discardUnit } from '../losses.ts'
import type { TeamIndex } from '../scenario.ts'
import type { SkirmishDraft } from '../services.ts'
import { hasAbility, seatsWhere, type Table } from '../table.ts'
import { type Position, question, type SkirmishState, shot } from '../types.ts'
import { isAirborneReady, isInTheOpen } from '../units.ts'
import { queueShot } from './shots.ts'
import { canReact, isPierced, rangeOf, shotsLeft, spaceOf } from './weapons.ts'

/** Fighters of a seat that can escort, or intercept. */
export const fightersOf = (table: Table, state: Position, seat: number): readonly number[] =>
  table.unitsOf[seat].filter(
    (unit) =>
      isAirborneReady(table, state, unit) &&
      hasAbility(table.rules[unit], 'fighter') &&
      unit + 1 !== state.plane &&
      shotsLeft(table, state, unit) > 0 &&
      !state.bombs.includes(unit + 1),
  )

/** Targets of the mission so far. */
export const bombedTargets = ({ bombs }: Position): readonly number[] =>
  [...bombs].flatMap((target) => (target > 0 ? [target - 1] : []))

/** True if the pilot still has a choice: another space, or an escort. */
const hasChoices = (table: Table, state: Position): boolean => {
  const unit = state.plane - 1
  const count = bombedTargets(state).length
  const mayAim = count < (table.rules[unit].bombs ?? 1) && spaceOf(table, state, state.bombs[0] - 1) <= table.field
  return mayAim || (state.escort === 0 && fightersOf(table, state, table.seat[unit]).length > 0)
}

export const askMission = ({ table, state }: SkirmishDraft): void => {
  if (!hasChoices(table, state)) {
    askInterception(table, state)
    return
  }
  state.question = question.mission
  state.asked = 1 << table.seat[state.plane - 1]
}

/** Asks seats of the enemy that have fighters. */
export const askInterception = (table: Table, state: SkirmishState): void => {
  const enemies = table.teams[otherSide(table.team[state.plane - 1])]
  state.question = question.intercept
  state.asked = seatsWhere(enemies, (seat) => fightersOf(table, state, seat).length > 0)
}

/** Lets all shots of a mission wait, in their order. skirmish.d35 */
export const launch = (table: Table, state: SkirmishState): void => {
  const plane = state.plane - 1
  const [escort, interceptor] = [state.escort - 1, state.interceptor - 1]
  const front = escort >= 0 ? escort : plane
  if (interceptor >= 0) {
    if (escort >= 0) queueShot(state, { unit: escort, weapon: 0, target: interceptor, kind: shot.air })
    queueShot(state, { unit: interceptor, weapon: 0, target: front, kind: shot.air })
  }
  const targets = bombedTargets(state)
  const spaces = targets.map((target) => spaceOf(table, state, target))
  for (const unit of flakOf(table, state, otherSide(table.team[plane]), spaces))
    queueShot(state, { unit, weapon: 0, target: front, kind: shot.reaction })
  for (const target of targets)
    for (let shots = shotsLeft(table, state, plane); shots > 0; shots--)
      queueShot(state, { unit: plane, weapon: 0, target, kind: shot.air })
}

/** Units of a side that fire at aircraft over one of some spaces: each once in a turn of the enemy. */
export const flakOf = (table: Table, state: Position, team: TeamIndex, spaces: readonly number[]): readonly number[] =>
  table.unitsOfTeam[team].filter((unit) => {
    const { weapon } = table.rules[unit]
    const isFlak = isInTheOpen(table, state, unit) && hasAbility(table.rules[unit], 'anti-aircraft')
    if (weapon === undefined || !isFlak || !canReact(table, state, unit, 0)) return false
    const range = rangeOf(table, state, unit, weapon)
    return spaces.some((space) => table.distance[state.space[unit] * table.size + space] <= range)
  })

/** The aircraft of a mission are discarded when it is over. */
export const endMission = (draft: SkirmishDraft): void => {
  const { state } = draft
  for (const plane of [state.plane, state.escort, state.interceptor])
    if (plane > 0 && state.space[plane - 1] > 0) discardUnit(draft, plane - 1)
  state.plane = 0
  state.escort = 0
  state.interceptor = 0
  state.bombs.fill(0)
}

/** True if an aircraft's weapon can damage a target. */
export const canBomb = (table: Table, state: Position, unit: number, target: number): boolean => {
  const { weapon } = table.rules[unit]
  return weapon !== undefined && isPierced(table, state, { target, kind: shot.air }, weapon.piercing)
}
