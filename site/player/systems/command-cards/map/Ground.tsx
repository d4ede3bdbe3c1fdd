/** Under the pieces: the sections with the lit one washed, works, places, medals and smoke. */

import { useMemo } from 'preact/hooks'
import { inradius, outlineOf } from '../../../../../compiler/cartography/geometry.ts'
import { bridgeAlong } from '../../../../../compiler/systems/command-cards/cartography/picture.ts'
import { drawSpots } from '../../../../../compiler/systems/command-cards/cartography/places.ts'
import { drawWorks, type Work, type WorkLook } from '../../../../../compiler/systems/command-cards/cartography/works.ts'
import type { Direction } from '../../../../../engine/hex.ts'
import { useInstrument } from '../context.ts'
import { litSections, sectionHexes, sectionMiddles, sectionNames } from '../sections.ts'
import type { PlayerState } from '../types.ts'

const allDirections: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** Obstacles as they lie now. */
const worksNow = (state: PlayerState): readonly Work[] => {
  const { table } = state.game
  const { scenario } = state.bundle
  const known = state.desk.known.value
  return table.hexes.flatMap((hex): Work[] => {
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
}

const Works = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  return <g dangerouslySetInnerHTML={{ __html: drawWorks(map, worksNow(state)) }} />
}

const Spots = () => {
  const { scenario } = useInstrument().state.bundle
  const drawn = useMemo(() => drawSpots(scenario), [scenario])
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />
}

/** The sections that the card orders, as a wash with a dotted edge. */
const Lit = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  if (!state.layers.value.sections) return null
  const lit = litSections(state)
  const hexes = sectionHexes(state.game.table, lit.side, lit.bits)
  if (hexes.length === 0) return null
  // The sheet is cut through the half hexes at its edges.
  const { width, height } = state.bundle.picture
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="hidden" aria-hidden="true">
      <path class="cc-lit" d={outlineOf(map, hexes)} />
    </svg>
  )
}

/** What the three sections are called, at the edge from which one’s own side came. */
const SectionNames = () => {
  const { state } = useInstrument()
  const { table } = state.game
  if (!state.layers.value.sections) return null
  const own = state.desk.own.value
  const lit = litSections(state)
  const { height } = state.bundle.picture
  const y = state.bundle.scenario.sides[own].edge === 'south' ? height - 7 : 16
  return (
    <g class="cc-section-names">
      {sectionMiddles(table, own).map((column, index) => (
        <text
          key={index}
          class={lit.side === own && lit.bits & (1 << index) ? 'is-lit' : undefined}
          x={inradius * (1 + column)}
          y={y}
        >
          {sectionNames[index]}
        </text>
      ))}
    </g>
  )
}

/** While units see only so far, the sheet lies in the dark. command-cards.A18 */
const Night = () => {
  const { state } = useInstrument()
  const { width, height } = state.bundle.picture
  return state.desk.known.value.visibility > 0 ? <rect class="cc-night" width={width} height={height} /> : null
}

export const Ground = () => (
  <>
    <Night />
    <Lit />
    <SectionNames />
    <Works />
    <Spots />
  </>
)
