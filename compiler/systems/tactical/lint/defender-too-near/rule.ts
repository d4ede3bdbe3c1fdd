import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A defender begins close to where the attacker deploys.',
  find({ scenario, game: { table }, nameOf }, { id, hex, side }) {
    // Who comes later is a reaction force, and has an edge of its own.
    if (side === 0 || hex === 0) return undefined
    const { apart } = scenario.rules.battle
    const near = scenario.sides[0].zones
      .flatMap(({ hexes }) => hexes)
      .find((from) => table.board.distance(from, hex) < apart)
    if (near === undefined || scenario.battle === 'partisan') return undefined
    return {
      at: ['hex'],
      message: `"${id}" begins at ${nameOf(hex)}, ${table.board.distance(near, hex)} hexes from ${nameOf(near)}, where the attacker deploys; ${apart} are the least.`,
      hint: 'Move it back, take the hex out of the zone, or say in "suppress" that the lines were so close.',
    }
  },
})
