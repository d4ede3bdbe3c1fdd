import { areOwnersExchanged } from '../owners.ts'
import { hubRule } from '../rule.ts'

export const rule = hubRule({
  summary: 'A supply hub stands in ground that takes none, or in a hex that its side does not hold.',
  severity: 'error',
  find({ scenario, terrainOf, nameOf }, { hex }, side) {
    const terrain = terrainOf(hex)
    const holds = scenario.map.owner[hex] === side || areOwnersExchanged(scenario)
    if (terrain.hub && holds) return undefined // operational.E5
    return {
      at: ['hex'],
      message: holds
        ? `A hub cannot stand at ${nameOf(hex)}: the terrain there is ${terrain.name.toLowerCase()}.`
        : `The hub at ${nameOf(hex)} stands in a hex that ${scenario.sides[side].name} does not hold.`,
      hint: 'Put it on a way in easy ground behind the front.',
    }
  },
})
