import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'The transport of a unit is none, or the unit needs none.',
  find({ scenario: { rules } }, { id, type, transport }) {
    if (transport === undefined) return undefined
    const [own, carrier] = [rules.unitTypes[type], rules.unitTypes[transport]]
    const isDriven = own.movement !== 'leg' && own.movement !== 'mountain_leg' && own.movement !== 'towed'
    if (carrier.class === 'transport' && !isDriven) return undefined
    return {
      at: ['transport'],
      message: isDriven
        ? `"${id}" has ${carrier.name} as its transport, and ${own.name} moves by itself.`
        : `"${id}" has ${carrier.name} as its transport, which carries nobody.`,
      hint: 'Men on foot and towed guns have trucks, half-tracks, horses or mules; all others have none.',
    }
  },
})
