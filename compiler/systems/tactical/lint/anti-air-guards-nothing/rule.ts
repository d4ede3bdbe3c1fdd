import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A fixed anti-aircraft gun reaches no objective and no airfield.',
  find({ scenario, game: { table }, nameOf }, { id, type, hex }) {
    const { class: of, range, flags } = scenario.rules.unitTypes[type]
    if (hex === 0 || of !== 'anti_air' || !flags.includes('fixed')) return undefined
    const isGuarded = table.places.some(
      ({ hex: place, kind }) =>
        (kind === 'objective' || table.terrain[place]?.place === 'airfield') &&
        table.board.distance(place, hex) <= range,
    )
    if (isGuarded) return undefined
    return {
      at: ['hex'],
      message: `"${id}" at ${nameOf(hex)} reaches ${range} hexes, and there is neither an objective nor an airfield.`,
      hint: 'Put it where it covers one of them.',
    }
  },
})
