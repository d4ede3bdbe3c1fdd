import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A transport stands on the map as a unit of its own.',
  find({ scenario: { rules } }, { id, type }) {
    const { class: of, name } = rules.unitTypes[type]
    if (of !== 'transport' && of !== 'air_transport' && of !== 'sea_transport') return undefined
    return {
      at: ['type'],
      message: `"${id}" is ${name}: a transport without anybody to carry, which can neither fight nor take a place.`,
      hint: 'Name it as the transport of the unit that it carries, or among the lifts of its side.',
    }
  },
})
