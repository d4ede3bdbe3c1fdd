import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A reinforcement arrives in the last turn and can hardly do anything.',
  find({ scenario: { turns } }, { name, arrives }) {
    if (arrives === undefined || arrives.turn !== turns || turns === 1) return undefined
    return {
      at: ['arrives', 'turn'],
      message: `${name} arrives in turn ${turns}, which is the last.`,
      hint: 'It enters, and the battle is over. Let it come earlier, or leave it out.',
    }
  },
})
