/** Above the pieces: medals, smoke, names of the sections, the line of sight, and the dice that fell. */
import { centreOf, extentOf, inradius } from '../../../../../compiler/cartography/geometry.ts'
import { drawMedals } from '../../../../../compiler/systems/command-cards/cartography/places.ts'
import { drawSmoke } from '../../../../../compiler/systems/command-cards/cartography/works.ts'
import type { Side } from '../../../../../engine/game.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { useInstrument } from '../context.ts'
import { litSections, sectionMiddles, sectionNames } from '../sections.ts'
import { screenAimed } from '../smoke.ts'
import type { PlayerState } from '../types.ts'
import { DiceOnMap } from './DiceOnMap.tsx'
import { LineOfSight } from './LineOfSight.tsx'

/** Who holds the hex of a place now. */
const holderOf =
  (state: PlayerState) =>
  (place: number, hex: Hex): Side | undefined => {
    const { placeHexes } = state.game.table
    const index = placeHexes.findIndex((one) => one.place === place && one.hex === hex)
    const held = state.desk.known.value.held[index] ?? 0
    return held === 0 ? undefined : ((held - 1) as Side)
  }

const Marks = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const { smoke } = state.desk.known.value
  const covered = state.game.table.hexes.filter((hex) => smoke[hex] > 0)
  const drawn = drawMedals(scenario, holderOf(state)) + drawSmoke(scenario.map, covered)
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />
}

/** What the three sections are called, at the edge from which one’s own side came. */
const SectionNames = () => {
  const { state } = useInstrument()
  const { table } = state.game
  if (!state.layers.value.sections) return null
  const own = state.desk.own.value
  const lit = litSections(state)
  const { height } = extentOf(state.bundle.scenario.map)
  const y = state.bundle.scenario.sides[own].edge === 'south' ? height - 7 : 16
  return (
    <g class="cc-section-names">
      {sectionMiddles(table, own).map((column, index) => (
        <text
          key={index}
          class={lit.side === own && lit.bits & (1 << index) ? 'is-lit' : undefined}
          x={inradius * (1 + 2 * column)}
          y={y}
        >
          {sectionNames[index]}
        </text>
      ))}
    </g>
  )
}

/** The screen that would be laid, as dashed outlines. */
const Screen = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  return (
    <>
      {screenAimed(state).map((hex) => {
        const { x, y } = centreOf(map, hex)
        return <circle key={hex} class="cc-screen" cx={x} cy={y} r={24} />
      })}
    </>
  )
}

export const Above = () => (
  <>
    <SectionNames />
    <Marks />
    <Screen />
    <LineOfSight />
    <DiceOnMap />
  </>
)
