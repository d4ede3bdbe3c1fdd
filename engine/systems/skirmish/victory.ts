/** Who has won. skirmish.F1, T8, d15, d29, d42 */
import type { Outcome } from '../../game.ts'
import { otherSide } from '../../twoSides.ts'
import { classes } from './rules.ts'
import type { Objective, TeamIndex } from './scenario.ts'
import type { SkirmishDraft } from './services.ts'
import type { Table } from './table.ts'
import { type Position, type Reason, reasons, type SkirmishState } from './types.ts'
import { holderOf, isOnField, isStanding } from './units.ts'

export const endGame = ({ state, emit }: SkirmishDraft, winner: TeamIndex | null, reason: Reason): void => {
  if (state.ended) return
  state.ended = 1
  state.winner = winner === null ? 0 : winner + 1
  state.reason = reasons.indexOf(reason)
  state.waiting = 0
  state.asked = 0
  emit({ type: 'ended', winner, reason })
}

/** When objectives are looked at: as soon as something happens, at the end of an own turn, or at that of a round. */
type Moment = 'now' | 'turn' | 'round'

const momentOf = ({ is }: Objective): Moment =>
  is === 'survive' ? 'round' : is.startsWith('destroy') || is === 'points' || is === 'protect' ? 'now' : 'turn'

const unitsOn = (table: Table, state: Position, team: TeamIndex, isThere: (row: number) => boolean): number =>
  table.unitsOfTeam[team].filter(
    (unit) => isOnField(table, state, unit) && isThere(table.row[team * table.size + state.space[unit]]),
  ).length

/** The number by which an objective is counted, and that which it needs. */
export const progressOf = (
  table: Table,
  state: Position,
  team: TeamIndex,
  objective: Objective,
): readonly [now: number, needed: number] => {
  const enemy = otherSide(team)
  const isHeld = (space: number): boolean => holderOf(table, state, space) === team
  switch (objective.is) {
    case 'destroy-headquarters':
      return [Math.min(state.hit[enemy], table.points[enemy]), table.points[enemy]]
    case 'destroy-units': {
      const counted = objective.classes ?? classes
      return [
        counted.reduce((sum, one) => sum + state.lost[enemy * classes.length + classes.indexOf(one)], 0),
        objective.count,
      ]
    }
    case 'destroy-named':
      return [state.fallen[table.startUnits[objective.unit]], 1]
    case 'destroy-terrain':
      return [state.terrain[objective.space] === table.firstTerrain[objective.space] ? 0 : 1, 1]
    case 'hold':
      return [isHeld(objective.space) ? 1 : 0, 1]
    case 'occupy':
      return [objective.spaces.filter(isHeld).length, objective.count]
    case 'reach':
      return [unitsOn(table, state, team, (row) => row >= objective.row), objective.units]
    case 'survive':
      return [state.turn, objective.round]
    case 'protect':
      return [isKept(table, state, objective) ? 1 : 0, 1]
    case 'points':
      return [
        state.lostCost[enemy] +
          objective.places.reduce((sum, { space, points }) => sum + (isHeld(space) ? points : 0), 0),
        objective.count,
      ]
  }
}

const isKept = (table: Table, state: Position, { unit, space }: Objective & { readonly is: 'protect' }): boolean =>
  (unit === undefined || state.fallen[table.startUnits[unit]] === 0) &&
  (space === undefined || state.terrain[space] === table.firstTerrain[space])

const offsetOf = ({ objectives }: Table, team: TeamIndex): number => (team === 0 ? 0 : objectives[0])

const isMet = (table: Table, state: Position, team: TeamIndex, index: number): boolean => {
  const objective = table.scenario.aims[team].objectives[index]
  if (objective.is === 'hold') return state.met[offsetOf(table, team) + index] >= objective.turns
  const [now, needed] = progressOf(table, state, team, objective)
  return now >= needed
}

/** Whether a side has what it needs, of its objectives that are looked at at these moments. */
const hasWon = (table: Table, state: Position, team: TeamIndex, moments: readonly Moment[]): boolean => {
  const { needs, objectives } = table.scenario.aims[team]
  const looked = objectives.map(
    (objective, index) => moments.includes(momentOf(objective)) && isMet(table, state, team, index),
  )
  const counted = looked.filter((_, index) => needs === 'all' || objectives[index].is !== 'protect')
  return counted.length > 0 && (needs === 'all' ? counted.every((one) => one) : counted.some((one) => one))
}

/**
 * Ends the game when a side has reached what it fights for. The active side is asked first. skirmish.d42
 * @param isRoundOver whether a turn is over, and with it the round; undefined when neither is
 */
export const checkObjectives = (table: Table, draft: SkirmishDraft, isRoundOver?: boolean): void => {
  const { state } = draft
  for (const team of [state.active, otherSide(state.active)]) {
    const { objectives } = table.scenario.aims[team]
    const turn: readonly Moment[] = isRoundOver !== undefined && team === state.active ? ['turn'] : []
    const round: readonly Moment[] = isRoundOver ? ['round'] : []
    const hasLost = objectives.some((objective) => objective.is === 'protect' && !isKept(table, state, objective))
    if (hasLost) endGame(draft, otherSide(team), 'protected')
    else if (hasWon(table, state, team, ['now', ...turn, ...round])) {
      const isByHeadquarters = objectives.every(({ is }) => is === 'destroy-headquarters')
      endGame(draft, team, isByHeadquarters ? 'headquarters' : 'objectives')
    }
  }
}

/** Counts the turns for which places have been held. */
export const countHeld = (table: Table, state: SkirmishState): void => {
  const team = state.active
  for (const [index, objective] of table.scenario.aims[team].objectives.entries())
    if (objective.is === 'hold') {
      const at = offsetOf(table, team) + index
      state.met[at] = holderOf(table, state, objective.space) === team ? Math.min(255, state.met[at] + 1) : 0
    }
}

/** The end of the last round. skirmish.T8, d29 */
export const endByTime = (table: Table, draft: SkirmishDraft): void => {
  const { hit, lostCost } = draft.state
  const { holdsOut } = table.scenario
  const lessOf = (counts: ArrayLike<number>): TeamIndex | null =>
    counts[0] === counts[1] ? null : counts[0] < counts[1] ? 0 : 1
  if (holdsOut !== null) endGame(draft, holdsOut, 'time')
  else if (hit[0] !== hit[1]) endGame(draft, lessOf(hit), 'damage')
  else endGame(draft, lessOf(lostCost), lostCost[0] === lostCost[1] ? 'time' : 'losses')
}

/** A headquarters that has fallen keeps no action points, and no general. skirmish.H6 */
export const emptyHeadquarters = (table: Table, { state }: SkirmishDraft, team: TeamIndex): void => {
  if (isStanding(table, state, team)) return
  state.general[team] = 0
  for (const seat of table.teams[team]) state.ap[seat] = 0
}

export const judge = (table: Table, state: Position): Outcome => {
  const winner = state.winner === 0 ? null : ((state.winner - 1) as TeamIndex)
  return {
    winners: winner === null ? [] : table.teams[winner],
    reason: reasons[state.reason],
    score: table.teamOf.map((team) => state.hit[otherSide(team)]),
    turn: state.turn,
  }
}
