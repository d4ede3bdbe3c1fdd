/** Where units go, shots strike and units fall within an action, and the marks that they leave. */
import type { Scars } from '../../../../compiler/systems/skirmish/cartography/land.ts'
import type { Space } from '../../../../engine/board.ts'
import type { View } from '../../../../engine/game.ts'
import type { SkirmishEvent } from '../../../../engine/systems/skirmish/events.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import type { Position } from '../../../../engine/systems/skirmish/types.ts'
import { isVehicle } from '../../../../engine/systems/skirmish/units.ts'
import { isTold } from '../../announce.ts'
import { placed } from '../../effects.ts'
import { hexSubject, unitSubject } from '../../subject.ts'
import type { MapDrawing } from '../../systemUi.ts'
import type { Timeline } from '../../timeline.ts'
import type { Subject } from '../../types.ts'
import type { SkirmishTypes } from './types.ts'

type Of<T extends SkirmishEvent['type']> = Extract<SkirmishEvent, { type: T }>

export interface Struck {
  readonly event: Of<'shot'> | Of<'destroyed'>
  /** Where the target of the shot stands, or the unit that falls; 0 off the board. */
  readonly space: Space
}

/** What a shot is aimed at: a unit, or a space as a number beyond those of units. */
export const targetOf = ({ units }: Table, target: number): Subject =>
  target < units ? unitSubject(target) : hexSubject(target - units)

/** The units that an event moved. A mine stops what it destroys. */
export const marches: MapDrawing<SkirmishTypes>['marches'] = (event, placeOf, later) => {
  switch (event.type) {
    case 'moved': {
      const end = later.findIndex((one) => one.type === 'destroyed' && one.unit === event.unit && one.why === 'mine')
      const mines = later.slice(0, Math.max(0, end)).flatMap((one) => (one.type === 'mine' ? [one.space] : []))
      const mine = event.path.indexOf(mines.at(-1) ?? 0)
      return [[unitSubject(event.unit), mine < 0 ? event.path : event.path.slice(0, mine + 1)]]
    }
    case 'left':
    case 'deployed':
      return [[unitSubject(event.unit), [event.space]]]
    case 'stormed':
      return event.is === 'taken' ? [[unitSubject(event.unit), [event.space]]] : []
    case 'swapped': {
      const [one, other] = [unitSubject(event.unit), unitSubject(event.other)]
      return [
        [one, [placeOf(other)]],
        [other, [placeOf(one)]],
      ]
    }
    case 'boarded':
      return [[unitSubject(event.unit), [placeOf(unitSubject(event.other))]]]
    default:
      return []
  }
}

/** The shots and losses among the events of an action, each with its space. */
export const struckIn = (table: Table, before: Position, events: readonly SkirmishEvent[]): readonly Struck[] => {
  const struck: Struck[] = []
  for (const { event, placeOf } of placed(marches, ({ number }) => before.space[number], events)) {
    if (event.type === 'shot') struck.push({ event, space: placeOf(targetOf(table, event.target)) })
    if (event.type === 'destroyed') struck.push({ event, space: placeOf(unitSubject(event.unit)) })
  }
  return struck
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
