import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit waits for a card that nobody holds.',
  find({ scenario: { sides } }, { name, reserve, side }, number) {
    if (reserve !== 'card' || sides.some(({ cards }) => cards.some(({ unit }) => unit === number))) return undefined
    return {
      at: ['reserve'],
      message: `No card of ${sides[side].name} brings ${name}.`, // operational.H14
      hint: 'Name it in a card for a drop or landing, let it arrive in a turn, or leave it out.',
    }
  },
})
