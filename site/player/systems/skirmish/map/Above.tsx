/** Above the pieces: lines of fire, assaults that are declared, and the dice of the last action. */
import { useEffect, useState } from 'preact/hooks'
import { centreOf, extentOf, spacePath } from '../../../../../compiler/cartography/geometry.ts'
import { translate } from '../../../map/Drawn.tsx'
import { Die } from '../panels/Dice.tsx'
import { isOnlyGround } from '../seen.ts'
import { usePlayer } from '../types.ts'

/** From the selected unit to the units and the headquarters that it can fire at; ground that it can fire at is only dotted. */
const LinesOfFire = () => {
  const { orders, derived, scenario } = usePlayer()
  const { unit, known, table } = derived
  const own = unit === null ? undefined : orders.byUnit.get(unit)
  if (unit === null || own === undefined || known.space[unit] === 0) return null
  const from = centreOf(scenario.map, known.space[unit])
  return (
    <>
      {[...own.targets].map((space) => {
        if (isOnlyGround(table, known, space))
          return <path key={space} class="sk-ground-target" d={spacePath(scenario.map, space, 4)} />
        const to = centreOf(scenario.map, space)
        return <path key={space} class="sk-fire-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      })}
    </>
  )
}

/** The assaults that units have declared. */
const Assaults = () => {
  const { derived, scenario } = usePlayer()
  const { known, table } = derived
  return (
    <>
      {[...table.seat.keys()]
        .filter((unit) => known.space[unit] > 0 && known.assault[unit] > 0)
        .map((unit) => {
          const from = centreOf(scenario.map, known.space[unit])
          const to = centreOf(scenario.map, known.assault[unit])
          const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
          const way = `M${from.x} ${from.y}L${half.x} ${half.y}`
          return <path key={unit} class="sk-assault" d={way} marker-end="url(#attack-head)" />
        })}
    </>
  )
}

/** Milliseconds that dice lie on the map. */
const diceTime = 4200
const size = 34

const DiceOnMap = () => {
  const { state, derived, scenario } = usePlayer()
  const timeline = state.timeline.value
  const [gone, setGone] = useState<unknown>(null)
  useEffect(() => {
    const timer = setTimeout(() => setGone(timeline), diceTime)
    return () => clearTimeout(timer)
  }, [timeline])
  const rolled = derived.shots.filter(({ roll, space }) => roll > 0 && space > 0)
  const [first] = rolled
  if (first === undefined || gone === timeline) return null
  const { x, y } = centreOf(scenario.map, first.space)
  const half = (rolled.length * size) / 2
  const middle = Math.min(Math.max(x, half + 4), extentOf(scenario.map).width - half - 4)
  return (
    <g class="sk-dice" key={timeline.steps.length} transform={translate({ x: middle, y: y < 70 ? y + 50 : y - 50 })}>
      {rolled.map((shot, at) => (
        <g key={at} transform={`translate(${(at + 0.5) * size - half} 0)`}>
          <Die shot={shot} at={at} />
        </g>
      ))}
    </g>
  )
}

export const Above = () => (
  <>
    <LinesOfFire />
    <Assaults />
    <DiceOnMap />
  </>
)
