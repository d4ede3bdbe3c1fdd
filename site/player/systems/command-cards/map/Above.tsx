/** Above the pieces: medals, smoke, the fight that asks something, the line of sight, and the dice that fell. */
import { centreOf } from '../../../../../compiler/cartography/geometry.ts'
import { drawMedals } from '../../../../../compiler/systems/command-cards/cartography/places.ts'
import { drawSmoke } from '../../../../../compiler/systems/command-cards/cartography/works.ts'
import type { Side } from '../../../../../engine/game.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { noUnit, phase } from '../../../../../engine/systems/command-cards/types.ts'
import { useInstrument } from '../context.ts'
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

/** Units that the card which is taken up would let one order, or aim at. */
const Would = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const preview = state.desk.preview.value
  const known = state.desk.known.value
  if (preview === undefined) return null
  return (
    <>
      {[...preview.units, ...preview.targets].map((unit) => {
        const { x, y } = centreOf(map, known.hex[unit])
        return <rect key={unit} class="cc-would" x={x - 24.5} y={y - 24.5} width={49} height={49} rx={10} />
      })}
    </>
  )
}

/** Phases that interrupt a battle. */
const interrupting: ReadonlySet<number> = new Set([
  phase.react,
  phase.retreat,
  phase.advance,
  phase.overrun,
  phase.second,
])

/** The battle that is interrupted by a question: who fights whom, and a ring around the unit that is asked about. */
const Fight = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const { attacker, target, hex, phase: now, side } = state.desk.known.value
  if (!interrupting.has(now) || state.offered.value !== undefined) return null
  const asked = target !== noUnit && state.game.table.side[target] === side ? target : attacker
  const place = asked === noUnit ? 0 : hex[asked]
  if (place <= 0) return null
  const from = attacker !== noUnit && hex[attacker] > 0 ? centreOf(map, hex[attacker]) : undefined
  const to = target !== noUnit && hex[target] > 0 ? centreOf(map, hex[target]) : undefined
  const { x, y } = centreOf(map, place)
  return (
    <>
      {from && to && <path class="cc-fight" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
      <rect class="cc-would is-asked" x={x - 24.5} y={y - 24.5} width={49} height={49} rx={10} />
    </>
  )
}

export const Above = () => (
  <>
    <Would />
    <Fight />
    <Marks />
    <Screen />
    <LineOfSight />
    <DiceOnMap />
  </>
)
