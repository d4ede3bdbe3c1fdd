import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A place is worth medals to one side alone, and units of that side alone stand on it from the start.',
  *check({ scenario: { medals, sides, units }, origins }) {
    const isOwn = (side: number, hex: number): boolean => units.some((unit) => unit.hex === hex && unit.side === side)
    for (const [index, { name, hexes, side, group }] of medals.entries()) {
      if (side === undefined || hexes.some((hex) => isOwn(1 - side, hex))) continue
      const isHeld = (hex: number): boolean => isOwn(side, hex)
      if (!(group === 'all' ? hexes.every(isHeld) : hexes.some(isHeld))) continue
      yield {
        place: below(origins.medals[index], 'side'),
        about: name,
        message: `${name} is worth medals to ${sides[side].name} alone, whose units alone stand on it from the start.`,
        hint: 'Name the other side, or leave "side" away, so that both may win it.',
      }
    }
  },
})
