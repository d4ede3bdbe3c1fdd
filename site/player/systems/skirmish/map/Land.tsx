/** The land as it is now: works are built, buildings fall, shells and wrecks leave their marks. */
import { useMemo } from 'preact/hooks'
import {
  drawDamage,
  drawLayers,
  drawRows,
  drawScars,
  type OnSpace,
  seasonIn,
} from '../../../../../compiler/systems/skirmish/cartography/land.ts'
import type { Table } from '../../../../../engine/systems/skirmish/table.ts'
import type { Position } from '../../../../../engine/systems/skirmish/types.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { scarsOf } from '../struck.ts'
import { usePlayer } from '../types.ts'

const thingsOf = ({ board, field, terrains }: Table, { terrain, damage }: Position): readonly OnSpace[] =>
  [...board.spaces].flatMap((space) =>
    space > field || terrain[space] === 0
      ? []
      : [{ space, terrain: terrains[terrain[space] - 1], damage: damage[space] }],
  )

export const Land = () => {
  const { state, derived, scenario } = usePlayer()
  const { table, known } = derived
  const timeline = state.timeline.value
  const view = state.view.value
  const actions = state.replayAt.value ?? timeline.steps.length
  const terrain = known.terrain.join()
  const damage = known.damage.join()
  // Hits and moves, which are many, change nothing of what takes long to draw.
  const parts = [
    useMemo(() => drawLayers(scenario.map, seasonIn(scenario), thingsOf(table, known)), [scenario, table, terrain]),
    useMemo(
      () => drawScars(scenario, scarsOf(table, timeline, actions, view)),
      [scenario, table, timeline, actions, view],
    ),
    useMemo(() => drawRows(scenario, [table.teams[0][0], table.teams[1][0]]), [scenario, table]),
    useMemo(() => drawDamage(scenario, thingsOf(table, known)), [scenario, table, terrain, damage]),
  ]
  return parts.map((svg, part) => <Drawn key={part} svg={svg} />)
}
