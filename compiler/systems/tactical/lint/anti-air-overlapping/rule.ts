import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'Two fixed anti-aircraft guns of a side cover the same ground.',
  find({ scenario, game: { table } }, { id, type, hex, side }, unit) {
    const isFixed = (one: string): boolean => {
      const { class: of, flags } = scenario.rules.unitTypes[one]
      return of === 'anti_air' && flags.includes('fixed')
    }
    const reach = (one: string): number => scenario.rules.unitTypes[one].range
    if (hex === 0 || !isFixed(type)) return undefined
    const other = table.unitsOf[side].find(
      (before) =>
        before < unit &&
        scenario.units[before].hex > 0 &&
        isFixed(scenario.units[before].type) &&
        table.board.distance(scenario.units[before].hex, hex) <= reach(type) + reach(scenario.units[before].type),
    )
    if (other === undefined) return undefined
    return {
      at: ['hex'],
      message: `"${id}" and "${scenario.units[other].id}" cover the same hexes.`,
      hint: 'Put them farther apart than their ranges together, or leave one out.',
    }
  },
})
