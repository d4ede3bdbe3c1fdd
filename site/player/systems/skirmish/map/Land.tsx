/** The land as it is now: works are built, buildings fall, shells and wrecks leave their marks. */
import { useMemo } from 'preact/hooks'
import { drawLand, type Scars } from '../../../../../compiler/systems/skirmish/cartography/land.ts'
import type { Space } from '../../../../../engine/board.ts'
import { spaceOf } from '../../../../../engine/systems/skirmish/combat/weapons.ts'
import type { Table } from '../../../../../engine/systems/skirmish/table.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import type { Timeline } from '../../../timeline.ts'
import { type SkirmishTypes, usePlayer } from '../types.ts'

const isVehicle = ({ rules }: Table, unit: number): boolean =>
  rules[unit].class === 'tank' || rules[unit].class === 'transport'

/** The marks that the first actions of a game have left on the field, by space. */
const scarsOf = (table: Table, { first, steps }: Timeline<SkirmishTypes>, actions: number): readonly Scars[] => {
  const found = new Map<Space, { space: Space; craters: number; wrecks: number }>()
  const add = (space: Space, what: 'craters' | 'wrecks'): void => {
    if (space === 0 || space > table.field) return
    const scars = found.get(space) ?? { space, craters: 0, wrecks: 0 }
    scars[what]++
    found.set(space, scars)
  }
  let before = first.state
  for (const { events, after } of steps.slice(0, actions)) {
    for (const event of events) {
      if (event.type === 'shot' && event.result !== 'miss') add(spaceOf(table, before, event.target), 'craters')
      if (event.type === 'destroyed' && isVehicle(table, event.unit)) add(before.space[event.unit], 'wrecks')
    }
    before = after.state
  }
  return [...found.values()]
}

export const Land = () => {
  const { state, derived, scenario } = usePlayer()
  const { table, known } = derived
  const timeline = state.timeline.value
  const scars = scarsOf(table, timeline, state.replayAt.value ?? timeline.steps.length)
  // Most moves change nothing here: the drawing is made again only where something else lies on the ground.
  const key = JSON.stringify([[...known.terrain], [...known.damage], scars])
  const svg = useMemo(() => {
    const things = [...table.board.spaces].flatMap((space) => {
      const kind = known.terrain[space]
      if (space > table.field || kind === 0) return []
      return [{ space, terrain: table.terrains[kind - 1], damage: known.damage[space] }]
    })
    return drawLand(scenario, things, scars, [table.teams[0][0], table.teams[1][0]])
  }, [key, scenario, table])
  return <Drawn svg={svg} />
}
