import { headquartersRule } from '../rule.ts'

export const rule = headquartersRule({
  summary: 'A headquarters that arrives later can never enter.',
  severity: 'error',
  find({ scenario }, { name, side, arrives }) {
    if (arrives === undefined) return undefined
    const hasDoor = scenario.sides[side].sources.some(({ kind }) => kind === 'rail' || kind === 'port')
    if (arrives > scenario.turns) {
      return {
        at: ['arrives'],
        message: `${name} arrives in turn ${arrives}; the scenario ends after turn ${scenario.turns}.`,
        hint: 'Let it arrive earlier, or leave it out.',
      }
    }
    if (!hasDoor) {
      return {
        at: ['arrives'],
        message: `${name} has nowhere to enter: ${scenario.sides[side].name} has no railway or port source.`, // operational.G4
        hint: 'Give the side such a source, or let the headquarters stand on the map from the start.',
      }
    }
    return undefined
  },
})
