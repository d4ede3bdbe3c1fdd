import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import { type Position, phase, status } from '../../../../engine/systems/skirmish/types.ts'
import { holderOf, isInTheOpen, supplyRows } from '../../../../engine/systems/skirmish/units.ts'
import { neededFor, progressOf } from '../../../../engine/systems/skirmish/victory.ts'
import { otherSide } from '../../../../engine/twoSides.ts'
import { type Chapter, type Counts, isNear, placesOf, type Watcher } from './watch.ts'

const near = 4

/** Places that the enemy must take, from which a side walks while he is near. */
const watchGarrisons = ({ table }: SkirmishGame, counts: Counts): Watcher => {
  let left: number[] = []
  return {
    before(state, side, action) {
      if (action.type !== 'move' && action.type !== 'accompany') return
      const enemy = otherSide(table.teamOf[side])
      const from = state.space[action.unit]
      const places = placesOf(table, enemy)
      if (places.includes(from) && !places.includes(action.space) && isNear(table, state, enemy, from, near))
        left.push(from)
    },
    after(state, side, action) {
      if (action.type !== 'done' || state.phase === phase.movement) return
      for (const space of left) if (holderOf(table, state, space) !== table.teamOf[side]) counts.sin('aim-left', side)
      left = []
    },
  }
}

/** Watches aims by a place or a row on the last own turn that a unit could have completed, and did not try to. */
const watchLastTurn = ({ table, legal }: SkirmishGame, counts: Counts): Watcher => {
  let reachable = false
  let seen = -1
  let tried = false
  const inReach = (state: Position, side: number): boolean =>
    table.scenario.aims[table.teamOf[side]].objectives.some((objective) => {
      const team = table.teamOf[side]
      const isByPlace = ['occupy', 'reach'].includes(objective.is) || (objective.is === 'hold' && objective.turns === 1)
      if (!isByPlace || progressOf(table, state, team, objective) !== neededFor(table, team, objective) - 1)
        return false
      const isThere = (space: number): boolean =>
        objective.is === 'reach'
          ? table.row[team * table.size + space] >= objective.row
          : placesOf(table, team).includes(space) && holderOf(table, state, space) !== team
      return legal(state, side).some(
        (action) =>
          (action.type === 'move' || action.type === 'assault') &&
          isThere(action.space) &&
          !isThere(state.space[action.unit]) &&
          !placesOf(table, team).includes(state.space[action.unit]),
      )
    })
  const settle = (side: number): void => {
    if (reachable) counts.occasion('last-turn', side, !tried)
    reachable = false
  }
  return {
    before(state, side, action) {
      if (state.turn < table.scenario.turns || state.phase !== phase.movement) return
      if (seen !== state.turns) {
        seen = state.turns
        reachable = inReach(state, side)
        tried = false
      }
      if (action.type === 'move' || action.type === 'assault') {
        const team = table.teamOf[side]
        const isReached = table.scenario.aims[team].objectives.some(
          (one) => one.is === 'reach' && table.row[team * table.size + action.space] >= one.row,
        )
        tried ||= isReached || placesOf(table, team).includes(action.space)
      }
      if (action.type === 'done') settle(side)
    },
  }
}

/** Own units that do nothing in a turn, of a side that does not win by holding out, where the line does not need them. */
const watchIdle = ({ table }: SkirmishGame, counts: Counts): Watcher => {
  // Seats of a side may be done at different times.
  const acted = new Set<number>()
  return {
    before(state, side, action) {
      if ('unit' in action) acted.add(action.unit)
      if (action.type === 'accompany' || action.type === 'swap') acted.add(action.other)
      if (action.type !== 'done' || state.phase !== phase.shooting) return
      const team = table.teamOf[side]
      if (table.scenario.holdsOut === team) return
      const places = [...placesOf(table, team), ...placesOf(table, otherSide(team))]
      const rows = supplyRows(table, state, team)
      const inRow = (row: number): number =>
        table.unitsOfTeam[team].filter(
          (one) => isInTheOpen(table, state, one) && table.row[team * table.size + state.space[one]] === row,
        ).length
      for (const unit of table.unitsOf[side]) {
        if (!isInTheOpen(table, state, unit) || table.rules[unit].movement === 0) continue
        if (state.status[unit] & status.deployed || state.suppressed[unit] > 0) continue
        const row = table.row[team * table.size + state.space[unit]]
        const isNeeded = places.includes(state.space[unit]) || (row <= rows && inRow(row) === 1)
        counts.occasion('idle', side, !isNeeded && !acted.has(unit) && state.shots[unit] === 0)
      }
      for (const unit of table.unitsOf[side]) acted.delete(unit)
    },
  }
}

/** Own turns in which the supply line is shorter after moving than before. */
const watchSupply = ({ table }: SkirmishGame, counts: Counts): Watcher => {
  let rows = -1
  return {
    before(state, side, action) {
      if (state.phase !== phase.movement || state.question > 0) return
      if (rows < 0) rows = supplyRows(table, state, table.teamOf[side])
      if (action.type !== 'done') return
      counts.occasion('supply-cut', side, supplyRows(table, state, table.teamOf[side]) < rows)
      rows = -1
    },
  }
}

export const aims: Chapter = {
  list: [
    {
      id: 'aim-left',
      text: 'Places that the enemy must take, left empty, and not for another one, while he is near.',
      of: 'games',
      most: 0.02,
    },
    {
      id: 'last-turn',
      text: 'Last turns in which a unit could have completed an aim and none tried.',
      of: 'occasions',
      most: 5,
    },
    {
      id: 'idle',
      text: 'Units that did nothing in a turn, of a side to which the clock brings nothing, where neither line nor aim needs them.',
      of: 'occasions',
      most: 10,
    },
    { id: 'supply-cut', text: 'Own turns in which moving shortened the supply line.', of: 'occasions', most: 5 },
  ],
  watches: [watchGarrisons, watchLastTurn, watchIdle, watchSupply],
}
