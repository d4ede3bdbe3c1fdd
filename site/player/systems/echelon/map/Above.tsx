/** Above the pieces: places that count, arrows of the attack, and the selected stack fanned out. */
import { centreOf, spacePath } from '../../../../../compiler/cartography/geometry.ts'
import { drawObjective } from '../../../../../compiler/cartography/pieces.ts'
import { hexesOf } from '../../../../../engine/systems/echelon/combat/attack.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { inCombat } from '../attack.ts'
import { further } from '../fetchFurther.ts'
import { usePlayer } from '../types.ts'

const Fan = further((file) => file.Fan)

const Goals = () => {
  const { derived, scenario } = usePlayer()
  const { owner } = derived.known
  const drawn = scenario.objectives.map((one) => {
    const holder = owner[one.hex]
    return drawObjective(scenario.map, one, holder > 0 ? holder - 1 : undefined, holder > 0)
  })
  return <Drawn svg={drawn.join('')} />
}

/** Whence the attack that is built comes. */
const Attack = () => {
  const { derived, scenario } = usePlayer()
  const { attack, known } = derived
  if (attack === undefined || !inCombat(known.phase) || attack.rolled !== undefined) return null
  const to = centreOf(scenario.map, known.target)
  return (
    <>
      {hexesOf(known, attack.attack.units).map((hex) => {
        const from = centreOf(scenario.map, hex)
        return <path key={hex} class="ec-fight" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      })}
    </>
  )
}

/** A frame around the hex that is attacked, above its counters. */
const Asked = () => {
  const { derived, scenario } = usePlayer()
  const { target, phase: now } = derived.known
  return inCombat(now) && target > 0 ? <path class="ec-asked" d={spacePath(scenario.map, target, 1)} /> : null
}

export const Above = () => {
  const { fan, goals } = usePlayer().state.layers.value
  return (
    <>
      {goals && <Goals />}
      <Attack />
      <Asked />
      {fan && <Fan />}
    </>
  )
}
