/** Where shots strike and units fall, and the marks that they leave. Units move on within an action, and a mine stops what it destroys. */
import type { Scars } from '../../../../compiler/systems/skirmish/cartography/land.ts'
import type { Space } from '../../../../engine/board.ts'
import type { View } from '../../../../engine/game.ts'
import type { SkirmishEvent } from '../../../../engine/systems/skirmish/events.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import type { Position } from '../../../../engine/systems/skirmish/types.ts'
import { isVehicle } from '../../../../engine/systems/skirmish/units.ts'
import { isTold } from '../../announce.ts'
import type { Timeline } from '../../timeline.ts'
import type { SkirmishTypes } from './types.ts'

type Of<T extends SkirmishEvent['type']> = Extract<SkirmishEvent, { type: T }>

export interface Struck {
  readonly event: Of<'shot'> | Of<'destroyed'>
  /** Where the target of the shot stands, or the unit that falls; 0 off the board. */
  readonly space: Space
}

/** The shots and losses among the events of an action, each with its space. */
export const struckIn = ({ units }: Table, before: Position, events: readonly SkirmishEvent[]): readonly Struck[] => {
  const moved = new Map<number, Space>()
  const spaceOf = (unit: number): Space => moved.get(unit) ?? before.space[unit]
  let mined: Space = 0
  return events.flatMap((event): readonly Struck[] => {
    switch (event.type) {
      case 'moved':
      case 'left':
      case 'deployed':
        moved.set(event.unit, event.space)
        return []
      case 'stormed':
        if (event.is === 'taken') moved.set(event.unit, event.space)
        return []
      case 'swapped': {
        const from = spaceOf(event.unit)
        moved.set(event.unit, spaceOf(event.other)).set(event.other, from)
        return []
      }
      case 'boarded':
        moved.set(event.unit, spaceOf(event.other))
        return []
      case 'mine':
        mined = event.space
        return []
      case 'shot':
        return [{ event, space: event.target < units ? spaceOf(event.target) : event.target - units }]
      case 'destroyed':
        return [{ event, space: event.why === 'mine' ? mined : spaceOf(event.unit) }]
      default:
        return []
    }
  })
}

/** The marks that the first actions of a game have left on the field, by space: of what the viewer is told. */
export const scarsOf = (
  table: Table,
  { first, steps }: Pick<Timeline<SkirmishTypes>, 'first' | 'steps'>,
  actions: number,
  view: View,
): readonly Scars[] => {
  const found = new Map<Space, { space: Space; craters: number; wrecks: number }>()
  let before = first.state
  for (const { events, after } of steps.slice(0, actions)) {
    const told = events.filter((event) => isTold(event, view))
    for (const { event, space } of struckIn(table, before, told)) {
      const isMark = event.type === 'shot' ? event.result !== 'miss' : isVehicle(table.rules[event.unit].class)
      if (!isMark || space === 0 || space > table.field) continue
      const scars = found.get(space) ?? { space, craters: 0, wrecks: 0 }
      scars[event.type === 'shot' ? 'craters' : 'wrecks']++
      found.set(space, scars)
    }
    before = after.state
  }
  return [...found.values()]
}
