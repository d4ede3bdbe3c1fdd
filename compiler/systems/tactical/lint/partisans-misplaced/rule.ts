import { suitsBattle } from '../../../../../engine/systems/tactical/deployment.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit of a battle against partisans begins where it may not.',
  find({ scenario: { rules }, game: { table }, nameOf }, { id, hex }, unit) {
    if (hex === 0 || suitsBattle(table, unit, hex)) return undefined
    const { away, guard } = rules.battle.partisans
    const isPartisan = table.models[unit].has('partisan')
    return {
      at: ['hex'],
      message: isPartisan
        ? `"${id}" begins at ${nameOf(hex)}: partisans gather in forest, bocage, hills, mountains, swamp and rough ground, ${away} hexes or more from objectives.`
        : `"${id}" begins at ${nameOf(hex)}, farther than ${guard} from all objectives: who defends against partisans guards these.`,
      hint: 'Give it another hex, or the battle another kind.',
    }
  },
})
