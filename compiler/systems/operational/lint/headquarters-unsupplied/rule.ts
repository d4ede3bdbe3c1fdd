import { headquartersRule } from '../rule.ts'
import { hasSource } from '../sources.ts'
import { isFed } from '../supply.ts'

export const rule = headquartersRule({
  summary: 'A headquarters gets no supply at the start.',
  find(context, { name, hex, side }) {
    const { scenario, nameOf } = context
    // One that stands in a hex of the enemy has a message of its own.
    if (hex === undefined || scenario.map.owner[hex] !== side || isFed(context, side, hex)) return undefined
    // So has a side without any source.
    if (!hasSource(context, side)) return undefined
    return {
      at: ['hex'],
      message: `${name} gets no supply at ${nameOf(hex)}.`, // operational.F8
      hint: 'Without supply it loses command points and branches, and after some turns all. Move it to a hub, or bring one near.',
    }
  },
})
