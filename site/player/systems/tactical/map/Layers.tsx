/** Under the pieces: ground out of sight, ranges of what is selected, supply, zones of deployment; above them places that are held. */
import { drawFog } from '../../../../../compiler/cartography/fog.ts'
import { outlineOf, spacePath } from '../../../../../compiler/cartography/geometry.ts'
import { drawObjective } from '../../../../../compiler/cartography/pieces.ts'
import { drawFlag } from '../../../../../compiler/systems/tactical/cartography/counter.ts'
import { supplyAround } from '../../../../../engine/systems/tactical/supply.ts'
import { bitOf, isFoul, modelOf, moverOf } from '../../../../../engine/systems/tactical/units.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { NamesAgain } from '../../../map/NamesAgain.tsx'
import * as say from '../names.ts'
import { usePlayer } from '../types.ts'

const OutOfSight = () => {
  const { derived, scenario, view } = usePlayer()
  const { known, table } = derived
  if (!scenario.house.fog || view.viewer === null) return null
  const hidden = [...table.board.spaces].filter((hex) => (known.sight[hex] & bitOf(view.viewer as Side)) === 0)
  return <Drawn svg={drawFog(scenario.map, hidden)} />
}

/** The hexes that the selected unit reaches with its fire, where it fires farther than at its neighbours. */
const Range = () => {
  const { derived, scenario } = usePlayer()
  const { known, table, unit, hex } = derived
  if (unit === null || hex === 0) return null
  const { range } = modelOf(table, known, unit)
  if (range < 2) return null
  const reached = [...table.board.spaces].filter((space) => table.board.distance(hex, space) <= range)
  return <path class="tc-range" d={outlineOf(scenario.map, reached)} />
}

/** The hexes that the selected unit sees from where it stands. */
const Spotting = () => {
  const { state, derived, scenario } = usePlayer()
  const { known, table, unit, hex } = derived
  if (unit === null || hex === 0) return null
  const { spotting, isAir } = moverOf(table, known, unit)
  const seen = state.game.services.sightLists.of(hex, spotting, isAir, isFoul(known))
  return <path class="tc-spotting" d={outlineOf(scenario.map, seen)} />
}

/** Supply by distance, darker where there is more: of the selected unit, or of any on the ground. */
const Supply = () => {
  const { state, derived, scenario } = usePlayer()
  const { known, table, unit, own } = derived
  const isOwn = unit !== null && table.side[unit] === own && table.models[unit].isGround && known.hex[unit] > 0
  const one = isOwn ? unit : table.unitsOf[own].find((other) => table.models[other].isGround && known.hex[other] > 0)
  if (one === undefined) return null
  const levels = supplyAround(state.game.services, known, one)
  return (
    <>
      {[1, 2, 3, 4, 5].map((shade) => {
        const hexes = [...table.board.spaces].filter((hex) => Math.ceil(levels[hex] / 20) === shade)
        return (
          <path
            key={shade}
            class={`supply supply-${shade}`}
            d={hexes.map((hex) => spacePath(scenario.map, hex)).join('')}
          />
        )
      })}
    </>
  )
}

/** The zones of the side that deploys. */
const Zones = () => {
  const { derived, scenario } = usePlayer()
  const { known, own } = derived
  if (!say.isDeployment(known)) return null
  const zones = new Set(scenario.units.flatMap(({ side, zone, hex }) => (side === own && hex > 0 ? (zone ?? []) : [])))
  return (
    <>
      {[...zones].map((zone) => (
        <path
          key={zone}
          class={`zone of-side-${own}`}
          d={outlineOf(scenario.map, scenario.sides[own].zones[zone].hexes)}
        />
      ))}
    </>
  )
}

export const Ground = () => {
  const { sight, supply, range, spotting } = usePlayer().state.layers.value
  return (
    <>
      {sight && <OutOfSight />}
      {supply && <Supply />}
      <NamesAgain />
      {spotting && <Spotting />}
      {range && <Range />}
      <Zones />
    </>
  )
}

export const Above = () => {
  const { state, derived, scenario } = usePlayer()
  const { known, table } = derived
  if (!state.layers.value.goals) return null
  const drawn = table.places.map(({ hex, kind }, place) => {
    const holder = known.holder[place] === 0 ? undefined : ((known.holder[place] - 1) as Side)
    if (kind !== 'objective') return drawFlag(scenario.map, hex, holder)
    return drawObjective(scenario.map, scenario.objectives[place], holder, holder !== undefined)
  })
  return <Drawn svg={drawn.join('')} />
}
