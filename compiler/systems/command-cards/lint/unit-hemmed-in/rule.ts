import { below } from '../../../../diagnostics/diagnostic.ts'
import { goesOn } from '../reachability.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'unit-hemmed-in',
  summary: 'A unit can never leave the hex where it starts: the ground around it is closed to it.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf, typeOf, terrainOf, obstacleOf } = context
    for (const [unit, { id, name, hex }] of scenario.units.entries()) {
      if (hex === undefined) continue
      const { kind, moves, ship, train } = typeOf(unit)
      const obstacle = obstacleOf(hex)
      // Guns are built into works, and posted on heights, on purpose. command-cards.T2, T22, T30
      const isBuiltIn = [terrainOf(hex), ...(obstacle === undefined ? [] : [obstacle])].some((ground) =>
        ground.closed.includes(kind),
      )
      if (moves === 0 || (isBuiltIn && !ship && !train) || goesOn(context, unit, hex)) continue
      yield {
        place: below(origins.units[unit], 'hex'),
        about: id,
        message: `${name} can never leave ${nameOf(hex)}: the ground around it is closed to it.`,
        hint: train ? 'Lay a railway that goes on from there.' : 'Lay a bridge, open an end, or move it.',
      }
    }
  },
})
