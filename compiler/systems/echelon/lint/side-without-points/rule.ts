import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'No place is worth points to a side that does not win by default.',
  *check({ scenario: { sides, objectives, tie }, origins }) {
    // That nobody gets points for a place is told of each.
    if (objectives.every(({ perTurn, atEnd }) => perTurn[0] + perTurn[1] + atEnd[0] + atEnd[1] === 0)) return
    for (const [side, { id, name }] of sides.entries()) {
      if (tie === side || objectives.some(({ perTurn, atEnd }) => perTurn[side] + atEnd[side] > 0)) continue
      yield {
        place: below(origins.scenario, 'objectives'),
        about: id,
        message: `No place is worth points to ${name}, which does not win a tie either: it wins by losses of the enemy alone.`,
        hint: 'Points are written as [first side, second side]. Give it some, or name it in "tie".',
      }
    }
  },
})
