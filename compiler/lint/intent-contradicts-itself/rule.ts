import { teamsOf } from '../../../engine/teams.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import { type Band, gradeBands } from '../../grades.ts'
import { defineRule, type SharedContext } from '../rule.ts'

export const rule = defineRule<SharedContext>({
  summary: 'Balance and difficulty ask for shares of games that exclude each other.',
  *check({ compiled: { scenario, balance, intent, origins } }) {
    const teams = teamsOf(scenario)
    const place = below(origins.scenario, 'intent', 'difficulty')
    const [first, second] = intent.difficulty
    if (first === 'easy' && second === 'easy') {
      yield {
        place,
        message: `The battle is easy for ${teams[0].name} and for ${teams[1].name}: they cannot both win more than half of the games.`,
        hint: 'Write easy for one and hard for the other, or even for both.',
      }
      return
    }
    for (const [team, { name }] of teams.entries()) {
      const grade = intent.difficulty[team]
      if (grade === undefined) continue
      const { from, to } = balance
      const share: Band = team === balance.side ? { from, to } : { from: 100 - to, to: 100 - from }
      const band = gradeBands[grade]
      if (share.from <= band.to && band.from <= share.to) continue
      yield {
        place,
        about: teams[team].id,
        message: `${name} is to win ${share.from} to ${share.to} per cent of the games, and ${grade} means ${band.from} to ${band.to}.`,
        hint: 'Correct the grade, or "balance".',
        related: [{ ...below(origins.scenario, 'balance'), message: 'The share.' }],
      }
      return
    }
  },
})
