import { unitRule } from '../rule.ts'
import { hasSource } from '../sources.ts'
import { isFed } from '../supply.ts'

export const rule = unitRule({
  summary: 'A unit starts out of supply without being marked so.',
  find(context, { name, hex, unsupplied, dump, side }, unit) {
    const { scenario, nameOf, canStand } = context
    if (hex === undefined || unsupplied > 0 || dump || isFed(context, side, hex)) return undefined
    // One that cannot stand there has a message of its own, and so has a side without any source.
    if (scenario.map.owner[hex] !== side || !canStand(unit, hex) || !hasSource(context, side)) return undefined
    return {
      at: ['hex'],
      message: `${name} gets no supply at ${nameOf(hex)}.`,
      hint: 'Bring a source, railway or hub within reach, or mark it "unsupplied: 1" if that is how it was.',
    }
  },
})
