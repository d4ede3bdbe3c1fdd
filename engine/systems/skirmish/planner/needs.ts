/** The needs of sides in a position: the worth of each further part of an aim to a side, and the part that a unit or a place has in it. */
import type { Space } from '../../../board.ts'
import { otherSide } from '../../../twoSides.ts'
import { classes } from '../rules.ts'
import type { Objective, TeamIndex } from '../scenario.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { neededFor, progressOf } from '../victory.ts'
import type { Weights } from './weights.ts'

interface WantedSpace {
  readonly space: Space
  readonly worth: number
}

/** The needs of one side. All is in hundredths of an action point. */
export interface Needs {
  /** For destroying a unit of the enemy: by class, for each point of its cost, and for single ones. */
  readonly kills: readonly number[]
  readonly cost: number
  readonly units: ReadonlyMap<number, number>
  /** A point of damage to the headquarters of the enemy. */
  readonly headquarters: number
  /** Spaces on which to stand, the own row to reach, and terrain to destroy. */
  readonly places: readonly WantedSpace[]
  readonly row: { readonly from: number; readonly worth: number } | undefined
  readonly ground: readonly WantedSpace[]
}

/** The whole battle, shared among the parts of an aim that are missing: the last one is worth all. */
const stakeOf = (table: Table, { victory }: Weights, state: Position, team: TeamIndex, objective: Objective): number =>
  Math.floor(
    victory / Math.max(1, neededFor(table, team, objective) - Math.max(0, progressOf(table, state, team, objective))),
  )

export const needsOf = (table: Table, weights: Weights, state: Position, team: TeamIndex): Needs => {
  const kills = classes.map(() => 0)
  const units = new Map<number, number>()
  const places: WantedSpace[] = []
  const ground: WantedSpace[] = []
  let [cost, headquarters] = [0, 0]
  let row: Needs['row']
  for (const objective of table.scenario.aims[team].objectives) {
    const worth = stakeOf(table, weights, state, team, objective)
    switch (objective.is) {
      case 'destroy-headquarters':
        headquarters += worth
        break
      case 'destroy-units':
        for (const one of objective.classes ?? classes) kills[classes.indexOf(one)] += worth
        break
      case 'destroy-named':
        units.set(table.startUnits[objective.unit], worth)
        break
      case 'destroy-terrain':
        ground.push({ space: objective.space, worth })
        break
      case 'hold':
        places.push({ space: objective.space, worth })
        break
      case 'occupy':
        for (const space of objective.spaces) places.push({ space, worth })
        break
      case 'reach':
        row = { from: objective.row, worth }
        break
      case 'points':
        cost += worth
        for (const { space, points } of objective.places) places.push({ space, worth: points * worth })
        break
    }
  }
  for (const objective of table.scenario.aims[otherSide(team)].objectives)
    if (objective.is === 'protect') {
      if (objective.unit !== undefined) units.set(table.startUnits[objective.unit], weights.victory)
      if (objective.space !== undefined) ground.push({ space: objective.space, worth: weights.victory })
    }
  return { kills, cost, units, headquarters, places, row, ground }
}

/** Returns the worth to a side of destroying an enemy unit, besides its cost. */
export const killWorth = ({ kills, cost, units }: Needs, { kind, rules }: Table, unit: number): number =>
  kills[kind[unit]] + cost * rules[unit].cost + (units.get(unit) ?? 0)

/**
 * Returns the worth of a unit for the aims of its side where it stands: half as much for each step that it is away from where it is wanted.
 */
export const serviceOf = (
  { places, row, headquarters }: Needs,
  table: Table,
  state: Position,
  unit: number,
): number => {
  const team = table.team[unit]
  const space = state.space[unit]
  if (space === 0 || space > table.field) return 0
  let best = 0
  for (const place of places) best = Math.max(best, place.worth >> table.distance[space * table.size + place.space])
  if (row !== undefined)
    best = Math.max(best, row.worth >> Math.max(0, row.from - table.row[team * table.size + space]))
  if (headquarters > 0) {
    const { range } = table.scenario.rules.frame.headquarters
    const steps = table.distance[space * table.size + table.headquarters[otherSide(team)]]
    best += (headquarters * (table.rules[unit].weapon?.damage ?? 0)) >> Math.max(0, steps - range)
  }
  return best
}
