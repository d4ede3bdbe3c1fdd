/** Under the pieces: night, the sections with the lit ones washed, works and places. */
import { useMemo } from 'preact/hooks'
import { centreOf, inradius, outlineOf } from '../../../../../compiler/cartography/geometry.ts'
import { bridgeAlong } from '../../../../../compiler/systems/command-cards/cartography/picture.ts'
import { drawSpots } from '../../../../../compiler/systems/command-cards/cartography/places.ts'
import { drawWorks, type Work, type WorkLook } from '../../../../../compiler/systems/command-cards/cartography/works.ts'
import { allDirections } from '../../../../../engine/hex.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { NamesAgain } from '../../../map/NamesAgain.tsx'
import { litSections, sectionHexes, sectionMiddles, sectionNames } from '../sections.ts'
import { usePlayer } from '../types.ts'

/** Obstacles as they lie now. */
const Works = () => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const works = table.hexes.flatMap((hex): readonly Work[] => {
    const obstacle = known.obstacle[hex]
    if (obstacle === 0) return []
    const look = table.obstacles[obstacle - 1].look as WorkLook
    const sides = allDirections.filter((direction) => table.obstacleSides[hex] & (1 << direction))
    return [
      {
        hex,
        look,
        ...(sides.length > 0 && { sides }),
        ...(look === 'bridge' && { along: bridgeAlong(scenario, hex) }),
      },
    ]
  })
  return <Drawn svg={drawWorks(scenario.map, works)} />
}

const Spots = () => {
  const { scenario } = usePlayer()
  return <Drawn svg={useMemo(() => drawSpots(scenario), [scenario])} />
}

/** The sections that the card orders, as a wash with a dotted edge. */
const Lit = () => {
  const { state, derived, scenario } = usePlayer()
  const { side, bits } = litSections(state)
  const hexes = sectionHexes(derived.table, side, bits)
  if (hexes.length === 0) return null
  // The base map is cut through the half hexes at its edges.
  const { width, height } = state.bundle.picture
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="hidden" aria-hidden="true">
      <path class="cc-lit" d={outlineOf(scenario.map, hexes)} />
    </svg>
  )
}

/** How far from the middle of its section a name may stand, in half hexes: the first place that no counter covers. */
const aside = [0, -1, 1, -2, 2, -3, 3]

/** The names of the three sections, at the edge from which one's own side came. */
const SectionNames = () => {
  const { state, derived, scenario } = usePlayer()
  const { table, own } = derived
  const { side, bits } = litSections(state)
  const y = scenario.sides[own].edge === 'south' ? state.bundle.picture.height - 7 : 16
  const counters = state.pieces.value
    .map(({ hex }) => centreOf(scenario.map, hex))
    .filter((centre) => Math.abs(centre.y - y) < 30)
  const placeNear = (middle: number): number =>
    aside
      .map((halves) => middle + halves * inradius)
      .find((x) => counters.every((centre) => Math.abs(centre.x - x) > 46)) ?? middle
  return (
    <g class="cc-section-names">
      {sectionMiddles(table, own).map((column, index) => (
        <text
          key={index}
          class={side === own && bits & (1 << index) ? 'is-lit' : undefined}
          x={placeNear(inradius * (1 + column))}
          y={y}
        >
          {sectionNames[index]}
        </text>
      ))}
    </g>
  )
}

/** While units see only so far, the map lies in the dark. command-cards.A18 */
const Night = () => {
  const { state, derived } = usePlayer()
  const { width, height } = state.bundle.picture
  return derived.known.visibility > 0 ? <rect class="cc-night" width={width} height={height} /> : null
}

export const Ground = () => {
  const { sections } = usePlayer().state.layers.value
  return (
    <>
      <Night />
      {sections && <Lit />}
      <NamesAgain />
      {sections && <SectionNames />}
      <Works />
      <Spots />
    </>
  )
}
