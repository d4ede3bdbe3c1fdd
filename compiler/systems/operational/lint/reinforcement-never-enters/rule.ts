import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A reinforcement can never enter.',
  severity: 'error',
  find({ scenario, nameOf, canStand }, { name, arrives }, unit) {
    if (arrives === undefined) return undefined
    if (arrives.turn > scenario.turns) {
      return {
        at: ['arrives', 'turn'],
        message: `${name} arrives in turn ${arrives.turn}; the scenario ends after turn ${scenario.turns}.`,
        hint: 'Let it arrive earlier, or leave it out.',
      }
    }
    if (arrives.by !== 'air' && !arrives.hexes.some((hex) => canStand(unit, hex))) {
      return {
        at: ['arrives', 'hexes'],
        message: `${name} cannot stand in any of the hexes where it arrives: ${arrives.hexes.map(nameOf).join(', ')}.`,
        hint: 'Name a hex at the edge that its class of movement can enter.',
      }
    }
    return undefined
  },
})
