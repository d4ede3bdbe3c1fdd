import { forecastOf } from '../../../../engine/systems/skirmish/forecast.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import { type Position, phase } from '../../../../engine/systems/skirmish/types.ts'
import { terrainAt } from '../../../../engine/systems/skirmish/units.ts'
import { otherSide } from '../../../../engine/twoSides.ts'
import { type Chapter, isNear, placesOf } from './watch.ts'

const rowsOfHalf = 3

/**
 * True if fire at the ground of a space serves a side: an order demands it, or works bar the way, or the enemy is near enough to shelter
 * there.
 */
const isOfUse = (table: Table, state: Position, team: 0 | 1, space: number): boolean => {
  if (table.scenario.aims[team].objectives.some((one) => one.is === 'destroy-terrain' && one.space === space))
    return true
  const terrain = terrainAt(table, state, space)
  const isGoing = table.scenario.aims[team].objectives.some(({ is }) =>
    ['destroy-headquarters', 'hold', 'occupy', 'reach', 'points'].includes(is),
  )
  const isBar = isGoing && terrain?.class === 'works' && (terrain.movement !== 'normal' || terrain.admits.length < 4)
  return isBar || isNear(table, state, otherSide(team), space, 2)
}

export const fire: Chapter = {
  list: [
    {
      id: 'own-ground',
      text: 'Shots at ground in the own half, or that the own side must hold.',
      of: 'occasions',
      most: 1,
    },
    {
      id: 'empty-ground',
      text: 'Shots at ground that bars no way, and where no enemy can shelter.',
      of: 'occasions',
      most: 3,
    },
    { id: 'own-works', text: 'Shots at works that the own side has built.', of: 'games', most: 0 },
    {
      id: 'poor-assault',
      text: 'Assaults that cost the assaulter more than they hurt the defender, by their costs, and not for an aim.',
      of: 'occasions',
      most: 10,
    },
  ],
  watches: [
    ({ table }, counts) => {
      const works = new Map<number, number>()
      return {
        before(state, side, action) {
          if (action.type !== 'fire' && !(action.type === 'play' && table.cards[action.card].support?.barrage)) return
          const space = action.target - table.units
          const team = table.teamOf[side]
          const isGround = space > 0 && space <= table.field
          const isOwn = table.row[team * table.size + space] <= rowsOfHalf || placesOf(table, team).includes(space)
          counts.occasion('own-ground', side, isGround && isOwn)
          counts.occasion('empty-ground', side, isGround && !isOfUse(table, state, team, space))
          if (isGround && works.get(space) === team) counts.sin('own-works', side)
        },
        after(_state, side, _action, events) {
          for (const event of events) {
            if (event.type === 'built') works.set(event.space, table.teamOf[side])
            if (event.type === 'terrain') works.delete(event.space)
          }
        },
      }
    },
    ({ table }, counts) => ({
      before(state, side, action) {
        if (action.type !== 'storm' || action.target >= table.units || state.phase !== phase.shooting) return
        const found = forecastOf(table, state, side, action)
        if (found === undefined) return
        const costOf = (unit: number): number => 1 + table.rules[unit].cost
        const harm = Math.max(found.destruction.value, (found.hits * Math.min(found.harm, found.left)) / found.left)
        const isPoor = found.loss.value * costOf(action.unit) > harm * costOf(action.target)
        const team = table.teamOf[side]
        const isAim = [...placesOf(table, team), ...placesOf(table, otherSide(team))].includes(
          state.space[action.target],
        )
        counts.occasion('poor-assault', side, isPoor && !isAim)
      },
    }),
  ],
}
