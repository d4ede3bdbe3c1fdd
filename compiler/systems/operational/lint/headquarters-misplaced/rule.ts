import { areOwnersExchanged } from '../owners.ts'
import { headquartersRule } from '../rule.ts'

export const rule = headquartersRule({
  summary: 'A headquarters stands where it cannot: in closed ground, in a hex of the enemy, or on another one.',
  severity: 'error',
  find({ scenario, terrainOf, nameOf }, { name, side, hex }, hq) {
    if (hex === undefined) return undefined
    const terrain = terrainOf(hex)
    const twin = scenario.headquarters.findIndex((other) => other.hex === hex)
    const enemy = scenario.units.find((unit) => unit.hex === hex && unit.side !== side)
    const lacks =
      terrain.cost.supply === 'X'
        ? `the terrain there is ${terrain.name.toLowerCase()}`
        : scenario.map.owner[hex] !== side && !areOwnersExchanged(scenario)
          ? `${scenario.sides[side].name} does not hold it`
          : enemy !== undefined
            ? `${enemy.name} stands there`
            : twin < hq
              ? `${scenario.headquarters[twin].name} stands there`
              : undefined
    if (lacks === undefined) return undefined // operational.F7
    return {
      at: ['hex'],
      message: `${name} cannot stand at ${nameOf(hex)}: ${lacks}.`,
      hint: 'A headquarters stands in ground of its own side that lorries can enter, alone or beside a unit.',
    }
  },
})
