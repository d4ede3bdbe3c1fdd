import { objectiveRule } from '../rule.ts'

export const rule = objectiveRule({
  summary: 'Partisans hold an objective from the start.',
  find({ scenario: { battle } }, { name, side }) {
    if (battle !== 'partisan' || side === 1) return undefined
    return {
      at: ['side'],
      message: `${name} is held by the attacker, and in a battle against partisans all objectives are the defender's.`,
      hint: 'Give it to the second side, or leave it out.',
    }
  },
})
