import { nameOf } from '../../resolve/map.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit begins on ground that does not admit it.',
  severity: 'error',
  find({ scenario: { terrain, rules } }, { id, type, space }) {
    const kind = terrain.find((one) => one.space === space)?.kind
    if (kind === undefined) return undefined
    const { name, movement, admits, amphibious } = rules.terrain[kind]
    const { class: unitClass, abilities } = rules.unitTypes[type]
    const swims = amphibious && abilities.includes('amphibious')
    if (swims || (movement !== 'inaccessible' && admits.includes(unitClass))) return undefined
    return {
      at: ['space'],
      message: `"${id}" stands on ${nameOf(space)}, and ${name} admits no ${unitClass}.`,
      hint: 'Put it on another space, or change the ground there.',
    }
  },
})
