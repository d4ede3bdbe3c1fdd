import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'The uses of an asset in a turn and in the battle do not fit each other.',
  *check({ scenario, origins }) {
    for (const side of sides)
      for (const [index, { asset, perTurn, uses }] of scenario.sides[side].assets.entries()) {
        if (uses === null || perTurn === 0) continue
        const all = perTurn * scenario.turns
        if (uses >= perTurn && uses <= all) continue
        const { name } = scenario.rules.assets[asset]
        yield {
          place: below(origins.assets[side][index], 'uses'),
          about: scenario.sides[side].id,
          message:
            uses < perTurn
              ? `${name} has ${perTurn} uses in a turn, and ${uses} in the whole battle.`
              : `${name} has ${uses} uses, of which ${all} can be had in ${scenario.turns} turns.`,
          hint: 'Correct one of the numbers, or leave "uses" out.',
        }
      }
  },
})
