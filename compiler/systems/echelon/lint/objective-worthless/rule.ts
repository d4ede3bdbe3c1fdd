import { objectiveRule } from '../rule.ts'

export const rule = objectiveRule({
  summary: 'A place is worth points to nobody.',
  find(_, { name, perTurn, atEnd }) {
    if ([...perTurn, ...atEnd].some((points) => points > 0)) return undefined
    return {
      at: [],
      message: `${name} is worth points to neither side, in no week and not at the end.`,
      hint: 'Write what it is worth under perTurn or atEnd, the first side first.',
    }
  },
})
