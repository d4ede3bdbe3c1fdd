/** Under the pieces: who holds what, supply, zones of control, works and stores as they are now. */
import { useMemo } from 'preact/hooks'
import { outlineOf } from '../../../../../compiler/cartography/geometry.ts'
import { groundOf } from '../../../../../compiler/systems/echelon/cartography/ground.ts'
import { drawSpots, drawWorks } from '../../../../../compiler/systems/echelon/cartography/works.ts'
import { rail } from '../../../../../engine/systems/echelon/types.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { Front } from '../../../map/Front.tsx'
import { NamesAgain } from '../../../map/NamesAgain.tsx'
import { further } from '../fetchFurther.ts'
import { usePlayer } from '../types.ts'
import { stackDefinitions } from './pieces.ts'

const Line = further((file) => file.Line)
const Supply = further((file) => file.Supply)
const Zones = further((file) => file.Zones)

const FrontLayer = () => {
  const { derived, scenario } = usePlayer()
  const ground = useMemo(() => groundOf(scenario), [scenario])
  return <Front ground={ground} owners={derived.known.owner.map((owner) => (owner === 0 ? 2 : owner - 1))} />
}

/** Works, broken bridges and railways, stores: all lie open. */
const Works = () => {
  const { derived, scenario } = usePlayer()
  const { known, table } = derived
  const hexes = [...table.board.spaces]
  const features = hexes.flatMap((hex) => [
    ...(known.fort[hex] > 0 ? [{ hex, kind: table.featureIds[known.fort[hex] - 1] }] : []),
    ...(known.entrenched[hex] > 0 ? [{ hex, kind: 'entrenchment' }] : []),
  ])
  const { reOfSp } = scenario.rules.supply
  const stores = hexes.flatMap((hex) =>
    known.stock[hex] + known.special[hex] > 0
      ? [
          {
            hex,
            side: (known.owner[hex] === 2 ? 1 : 0) as Side,
            points: Math.floor(known.stock[hex] / reOfSp),
            special: Math.floor(known.special[hex] / reOfSp),
          },
        ]
      : [],
  )
  const works = drawWorks(scenario, {
    features,
    pipelines: scenario.map.pipelines,
    brokenBridges: scenario.map.bridges.filter((_, at) => known.bridge[at] === 1),
    brokenRails: hexes.filter((hex) => (known.rail[hex] & rail.broken) !== 0),
  })
  return <Drawn svg={works + drawSpots(scenario, stores)} />
}

/** Hexes on which own attacks are planned. */
const Planned = () => {
  const { derived, scenario } = usePlayer()
  const { known, own, table } = derived
  const planned = [...table.board.spaces].filter((hex) => (known.planned[hex] & (1 << own)) !== 0)
  return planned.length === 0 ? null : <path class="ec-planned" d={outlineOf(scenario.map, planned)} />
}

export const Ground = () => {
  const { state } = usePlayer()
  const { front, supply, zones } = state.layers.value
  return (
    <>
      <defs dangerouslySetInnerHTML={{ __html: stackDefinitions(state) }} />
      {front && <FrontLayer />}
      {supply && <Supply />}
      <NamesAgain />
      <Works />
      {zones && <Zones />}
      <Line />
      <Planned />
    </>
  )
}
