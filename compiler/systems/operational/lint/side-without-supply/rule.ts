import { sideRule } from '../rule.ts'

export const rule = sideRule({
  summary: 'A side has no source of supply.',
  find(_, { name, sources }) {
    if (sources.some(({ value }) => value > 0)) return undefined
    return {
      at: [],
      message: `${name} has no source of supply.`,
      hint: 'Its units weaken from the first turn on. Give it a source, or say in "suppress" why it is cut off.',
    }
  },
})
