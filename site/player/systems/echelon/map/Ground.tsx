/** Under the pieces: who holds what, supply, zones of control, works and stores as they are now. */
import { useMemo } from 'preact/hooks'
import { centreOf, outlineOf } from '../../../../../compiler/cartography/geometry.ts'
import { groundOf } from '../../../../../compiler/systems/echelon/cartography/ground.ts'
import { drawSpots, drawWorks } from '../../../../../compiler/systems/echelon/cartography/works.ts'
import { isRegular, lineOf } from '../../../../../engine/systems/echelon/supply/lines.ts'
import { rail } from '../../../../../engine/systems/echelon/types.ts'
import { type Side, sides } from '../../../../../engine/twoSides.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { Front } from '../../../map/Front.tsx'
import { NamesAgain } from '../../../map/NamesAgain.tsx'
import { usePlayer } from '../types.ts'
import { stackDefinitions } from './pieces.ts'

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

/** Hexes in which units of the viewer would be in full supply; and the line of the selected unit. */
const Supply = () => {
  const { state, derived, scenario } = usePlayer()
  const { known, own, table } = derived
  const { services } = state.game
  const hexes = [...table.board.spaces].filter((hex) => isRegular(services, known, own, hex))
  return <path class="ec-supplied" d={outlineOf(scenario.map, hexes)} />
}

const Line = () => {
  const { state, derived, scenario } = usePlayer()
  const { known, own, table, unit } = derived
  if (unit === null || table.side[unit] !== own || known.hex[unit] <= 0) return null
  const { path } = lineOf(state.game.services, known, unit)
  if (path.length < 2) return null
  const points = path.map((hex) => centreOf(scenario.map, hex))
  return <path class="ec-line" d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
}

/** Zones of control as dots, side by side where both reach. */
const Zones = () => {
  const { state, derived, scenario } = usePlayer()
  const { known, table } = derived
  return (
    <>
      {sides.map((side) => {
        const zones = state.game.services.zones.of(known, side)
        const hexes = [...table.board.spaces].filter((hex) => zones[hex] > 0)
        const dots = hexes.map((hex) => {
          const { x, y } = centreOf(scenario.map, hex)
          return [-12, 0, 12].map((right) => `M${x + right} ${y - 22 + (side === 0 ? 0 : 44)}h.1`).join('')
        })
        return <path key={side} class="ec-zone" data-side={side} d={dots.join('')} />
      })}
    </>
  )
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
