/** The winner of a game. skirmish.F1, T8, d15, d29, d42 */
import type { Outcome } from '../../game.ts'
import { otherSide } from '../../twoSides.ts'
import { classes } from './rules.ts'
import type { Objective, TeamIndex } from './scenario.ts'
import type { SkirmishDraft } from './services.ts'
import type { Table } from './table.ts'
import { type Position, type Reason, reasons, type SkirmishState } from './types.ts'
import { holderOf, isOnField } from './units.ts'

export const endGame = ({ state, emit }: SkirmishDraft, winner: TeamIndex | null, reason: Reason): void => {
  if (state.ended) return
  state.ended = 1
  state.winner = winner === null ? 0 : winner + 1
  state.reason = reasons.indexOf(reason)
  state.waiting = 0
  state.asked = 0
  emit({ type: 'ended', winner, reason })
}

/** When objectives are looked at, a bit each: as soon as something happens, at the end of an own turn, at that of a round. */
const moment = { now: 1, turn: 2, round: 4 } as const

const momentOf: Readonly<Record<Objective['is'], number>> = {
  'destroy-headquarters': moment.now,
  'destroy-units': moment.now,
  'destroy-named': moment.now,
  'destroy-terrain': moment.now,
  points: moment.now,
  protect: moment.now,
  hold: moment.turn,
  occupy: moment.turn,
  reach: moment.turn,
  survive: moment.round,
}

/** The number by which an objective of a side is counted. */
export const progressOf = (table: Table, state: Position, team: TeamIndex, objective: Objective): number => {
  const enemy = otherSide(team)
  const isHeld = (space: number): boolean => holderOf(table, state, space) === team
  switch (objective.is) {
    case 'destroy-headquarters':
      return Math.min(state.hit[enemy], table.points[enemy])
    case 'destroy-units':
      return (objective.classes ?? classes).reduce(
        (sum, one) => sum + state.lost[enemy * classes.length + classes.indexOf(one)],
        0,
      )
    case 'destroy-named':
      return state.fallen[table.startUnits[objective.unit]]
    case 'destroy-terrain':
      return state.terrain[objective.space] === table.firstTerrain[objective.space] ? 0 : 1
    case 'hold':
      return isHeld(objective.space) ? 1 : 0
    case 'occupy':
      return objective.spaces.filter(isHeld).length
    case 'reach':
      return table.unitsOfTeam[team].filter(
        (unit) => isOnField(table, state, unit) && table.row[team * table.size + state.space[unit]] >= objective.row,
      ).length
    case 'survive':
      return state.turn
    case 'protect':
      return isKept(table, state, objective) ? 1 : 0
    case 'points':
      return objective.places.reduce(
        (sum, { space, points }) => sum + (isHeld(space) ? points : 0),
        state.lostCost[enemy],
      )
  }
}

/** The number by which an objective of a side is reached. */
export const neededFor = ({ points }: Table, team: TeamIndex, objective: Objective): number => {
  switch (objective.is) {
    case 'destroy-headquarters':
      return points[otherSide(team)]
    case 'destroy-units':
    case 'occupy':
    case 'points':
      return objective.count
    case 'reach':
      return objective.units
    case 'survive':
      return objective.round
    default:
      return 1
  }
}

const isKept = (table: Table, state: Position, { unit, space }: Objective & { readonly is: 'protect' }): boolean =>
  (unit === undefined || state.fallen[table.startUnits[unit]] === 0) &&
  (space === undefined || state.terrain[space] === table.firstTerrain[space])

const offsetOf = ({ objectives }: Table, team: TeamIndex): number => (team === 0 ? 0 : objectives[0])

const isMet = (table: Table, state: Position, team: TeamIndex, index: number): boolean => {
  const objective = table.scenario.aims[team].objectives[index]
  if (objective.is === 'hold') return state.met[offsetOf(table, team) + index] >= objective.turns
  return progressOf(table, state, team, objective) >= neededFor(table, team, objective)
}

/**
 * True if a side has met its objectives, of those that are checked at these moments. Protected units and places count only with the others.
 */
const hasWon = (table: Table, state: Position, team: TeamIndex, moments: number): boolean => {
  const { needs, objectives } = table.scenario.aims[team]
  for (let index = 0; index < objectives.length; index++) {
    const { is } = objectives[index]
    if (needs === 'any' && is === 'protect') continue
    const isReached = (momentOf[is] & moments) !== 0 && isMet(table, state, team, index)
    if (isReached !== (needs === 'all')) return isReached
  }
  return needs === 'all' && objectives.length > 0
}

/** True if a side has lost a thing that it must protect. */
const hasLost = (table: Table, state: Position, team: TeamIndex): boolean => {
  for (const objective of table.scenario.aims[team].objectives)
    if (objective.is === 'protect' && !isKept(table, state, objective)) return true
  return false
}

/**
 * Ends the game when a side has reached what it fights for. The active side is asked first. skirmish.d42
 * @param isRoundOver whether a turn is over, and with it the round; undefined when neither is
 */
export const checkObjectives = (draft: SkirmishDraft, isRoundOver?: boolean): void => {
  const { active } = draft.state
  const always = moment.now | (isRoundOver ? moment.round : 0)
  checkFor(draft, active, isRoundOver === undefined ? always : always | moment.turn)
  checkFor(draft, otherSide(active), always)
}

const checkFor = (draft: SkirmishDraft, team: TeamIndex, moments: number): void => {
  const { table, state } = draft
  if (hasLost(table, state, team)) endGame(draft, otherSide(team), 'protected')
  else if (hasWon(table, state, team, moments)) {
    const isByHeadquarters = table.scenario.aims[team].objectives.every(({ is }) => is === 'destroy-headquarters')
    endGame(draft, team, isByHeadquarters ? 'headquarters' : 'objectives')
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
export const endByTime = (draft: SkirmishDraft): void => {
  const { hit, lostCost } = draft.state
  const { holdsOut } = draft.table.scenario
  const lessOf = (counts: ArrayLike<number>): TeamIndex | null =>
    counts[0] === counts[1] ? null : counts[0] < counts[1] ? 0 : 1
  if (holdsOut !== null) endGame(draft, holdsOut, 'time')
  else if (hit[0] !== hit[1]) endGame(draft, lessOf(hit), 'damage')
  else endGame(draft, lessOf(lostCost), lostCost[0] === lostCost[1] ? 'time' : 'losses')
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
