import { goesOn } from '../reachability.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit can never leave the hex where it starts: the ground around it is closed to it.',
  find(context, { name, hex }, unit) {
    const { nameOf, typeOf, terrainOf, obstacleOf } = context
    if (hex === undefined) return undefined
    const { kind, moves, ship, train } = typeOf(unit)
    const obstacle = obstacleOf(hex)
    // Guns are built into works, and posted on heights, on purpose. command-cards.T2, T22, T30
    const isBuiltIn = [terrainOf(hex), ...(obstacle === undefined ? [] : [obstacle])].some((ground) =>
      ground.closed.includes(kind),
    )
    if (moves === 0 || (isBuiltIn && !ship && !train) || goesOn(context, unit, hex)) return undefined
    return {
      at: ['hex'],
      message: `${name} can never leave ${nameOf(hex)}: the ground around it is closed to it.`,
      hint: train ? 'Lay a railway that goes on from there.' : 'Lay a bridge, open an end, or move it.',
    }
  },
})
