/** Above the pieces: medals, smoke, the fight that asks something, the line of sight, and the dice of the last action. */
import { centreOf, spacePath } from '../../../../../compiler/cartography/geometry.ts'
import { drawMedals } from '../../../../../compiler/systems/command-cards/cartography/places.ts'
import { drawSmoke } from '../../../../../compiler/systems/command-cards/cartography/works.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { noUnit, phase } from '../../../../../engine/systems/command-cards/types.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { screenAimed } from '../smoke.ts'
import { usePlayer } from '../types.ts'
import { DiceOnMap } from './DiceOnMap.tsx'

const Marks = () => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  /** Returns the present holder of a place's hex. */
  const holderOf = (place: number, hex: Hex): Side | undefined => {
    const index = table.placeHexes.findIndex((one) => one.place === place && one.hex === hex)
    const held = known.held[index] ?? 0
    return held === 0 ? undefined : ((held - 1) as Side)
  }
  const covered = table.hexes.filter((hex) => known.smoke[hex] > 0)
  return <Drawn svg={drawMedals(scenario, holderOf) + drawSmoke(scenario.map, covered)} />
}

/** The screen that would be laid, as dashed outlines. */
const Screen = () => {
  const { state, scenario } = usePlayer()
  return (
    <>
      {screenAimed(state).map((hex) => {
        const { x, y } = centreOf(scenario.map, hex)
        return <circle key={hex} class="cc-screen" cx={x} cy={y} r={24} />
      })}
    </>
  )
}

const Frame = ({ hex, class: name }: { hex: Hex; class: string }) => {
  const { x, y } = centreOf(usePlayer().scenario.map, hex)
  return <rect class={name} x={x - 24.5} y={y - 24.5} width={49} height={49} rx={10} />
}

/** Units that the selected card would let one order, or aim at. */
const Previewed = () => {
  const { preview, known } = usePlayer().derived
  const units = preview ? [...preview.units, ...preview.targets] : []
  return (
    <>
      {units.map((unit) => (
        <Frame key={unit} class="cc-would" hex={known.hex[unit]} />
      ))}
    </>
  )
}

const interrupting: ReadonlySet<number> = new Set([
  phase.react,
  phase.retreat,
  phase.advance,
  phase.overrun,
  phase.second,
])

/** The battle that is interrupted by a question: who fights whom, and a frame around the unit that is asked about. */
const Fight = () => {
  const { state, derived, scenario } = usePlayer()
  const { attacker, target, hex, phase: now, side } = derived.known
  if (!interrupting.has(now) || state.offered.value !== undefined) return null
  const hexOf = (unit: number): Hex => (unit === noUnit ? 0 : hex[unit])
  const place = hexOf(target !== noUnit && derived.table.side[target] === side ? target : attacker)
  if (place <= 0) return null
  const ends = [hexOf(attacker), hexOf(target)].filter((end) => end > 0).map((end) => centreOf(scenario.map, end))
  return (
    <>
      {ends.length === 2 && <path class="cc-fight" d={`M${ends.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
      <Frame class="cc-would is-asked" hex={place} />
    </>
  )
}

/** Map units of a cross over a hex that blocks. */
const arm = 7

/** The line from the selected unit to the enemy that is pointed at; what blocks it is crossed out. command-cards.C13 */
const LineOfSight = () => {
  const { state, derived, scenario } = usePlayer()
  const { map } = scenario
  const { sight } = derived
  // An attack has an arrow of its own.
  if (sight === undefined || state.offered.value !== undefined) return null
  const [from, to] = [centreOf(map, sight.from), centreOf(map, sight.to)]
  const path = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
  const isFree = sight.blockers.length === 0
  return (
    <g class={isFree ? 'cc-sight' : 'cc-sight is-blocked'}>
      {sight.blockers.map((hex) => (
        <path key={hex} class="cc-blocker" d={spacePath(map, hex, 2)} />
      ))}
      <path class="cc-sight-casing" d={path} />
      <path class="cc-sight-line" d={path} />
      {sight.blockers.map((hex) => {
        const { x, y } = centreOf(map, hex)
        return (
          <path
            key={hex}
            class="cc-cross"
            d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`}
          />
        )
      })}
    </g>
  )
}

export const Above = () => (
  <>
    <Previewed />
    <Fight />
    <Marks />
    <Screen />
    <LineOfSight />
    <DiceOnMap />
  </>
)
