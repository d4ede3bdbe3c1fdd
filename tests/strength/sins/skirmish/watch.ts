/** The code that counters of skirmish sins share. */
import type { Side } from '../../../../engine/game.ts'
import type { SkirmishEvent } from '../../../../engine/systems/skirmish/events.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import type { Objective, TeamIndex } from '../../../../engine/systems/skirmish/scenario.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import type { Position } from '../../../../engine/systems/skirmish/types.ts'
import { holderOf } from '../../../../engine/systems/skirmish/units.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import type { makeCounts, Sin } from '../sin.ts'

export type Counts = ReturnType<typeof makeCounts>

export interface Watcher {
  before?(state: Position, side: Side, action: SkirmishAction): void
  after?(state: Position, side: Side, action: SkirmishAction, events: readonly SkirmishEvent[]): void
  end?(state: Position): void
}

export interface Chapter {
  readonly list: readonly Sin[]
  readonly watches: readonly ((game: SkirmishGame, counts: Counts) => Watcher)[]
}

/** The spaces on which a unit must stand for an objective. */
const placesFor = (objective: Objective): readonly number[] =>
  objective.is === 'hold'
    ? [objective.space]
    : objective.is === 'occupy'
      ? objective.spaces
      : objective.is === 'points'
        ? objective.places.map(({ space }) => space)
        : []

/** The spaces on which a side must stand. */
export const placesOf = ({ scenario }: Table, team: TeamIndex): readonly number[] =>
  scenario.aims[team].objectives.flatMap(placesFor)

/** True if a unit of a side is within so many steps of a space. */
export const isNear = (table: Table, state: Position, team: TeamIndex, space: number, steps: number): boolean =>
  table.spaces.some((at) => holderOf(table, state, at) === team && table.distance[at * table.size + space] <= steps)
