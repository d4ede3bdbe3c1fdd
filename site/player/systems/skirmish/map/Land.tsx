/** The land as it is now: works are built, buildings fall, shells and wrecks leave their marks. */
import { useMemo } from 'preact/hooks'
import { drawLand } from '../../../../../compiler/systems/skirmish/cartography/land.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { scarsOf } from '../struck.ts'
import { usePlayer } from '../types.ts'

export const Land = () => {
  const { state, derived, scenario } = usePlayer()
  const { table, known } = derived
  const timeline = state.timeline.value
  const scars = scarsOf(table, timeline, state.replayAt.value ?? timeline.steps.length, state.view.value)
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
