import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A unit stands on ground that is closed to it.',
  severity: 'error',
  *check({ scenario, origins, typeOf, hasRails, nameOf, terrainOf, obstacleOf }) {
    for (const [unit, { id, name, hex, boat }] of scenario.units.entries()) {
      if (hex === undefined) continue
      const { kind, ship, train } = typeOf(unit)
      const terrain = terrainOf(hex)
      const obstacle = obstacleOf(hex)
      const carried = obstacle?.carries === true
      const place = below(origins.units[unit], 'hex')
      const tell = (why: string, hint: string) => ({ place, about: id, message: `${name} ${why}.`, hint })
      if (ship) {
        if (!terrain.water) yield tell(`is a ship and stands at ${nameOf(hex)} on dry land`, 'Ships stand at sea.')
        continue
      }
      if (train && !hasRails(hex))
        yield tell(`stands at ${nameOf(hex)} without a railway`, 'Draw a railway through its hex.')
      if (terrain.boats && !carried && !boat)
        yield tell(`stands at ${nameOf(hex)} in the water`, 'Give it a boat, or a bridge to stand on.')
      // Guns are built into works, and posted on heights, where they never move out again. command-cards.T2, T22, T30
      if (!carried && !terrain.boats && terrain.closed.includes(kind) && terrain.artilleryRange === undefined)
        yield tell(`stands at ${nameOf(hex)} on closed ground: ${terrain.name}`, 'Move it to ground that it can enter.')
      if (obstacle?.closed.includes(kind) && !obstacle.lossForFlag.includes(kind))
        yield tell(`stands at ${nameOf(hex)} on ${obstacle.name}, which is closed to it`, 'Move one of them.')
    }
  },
})
