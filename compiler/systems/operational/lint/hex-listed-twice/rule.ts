import { below, type Place } from '../../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../../lint/twice.ts'
import { defineRule, type Finding } from '../rule.ts'

export const rule = defineRule({
  summary: 'A list names the same hex twice: forts, or the hexes where a unit arrives.',
  *check({ scenario, origins, nameOf }) {
    const reported = (hex: number, list: string, place: Place, first: Place): Finding => ({
      place,
      about: nameOf(hex),
      message: `${nameOf(hex)} stands twice among ${list}.`,
      hint: 'Another hex was meant, or one of them is too many.',
      related: [{ ...first, message: 'The first time.' }],
      fix: { title: 'Remove the second one', edits: [{ do: 'remove', at: place }] },
    })
    for (const { at, first } of findTwice(scenario.map.forts, (hex) => hex))
      yield reported(scenario.map.forts[at], 'the forts', origins.forts[at], origins.forts[first])
    for (const [unit, { name, arrives }] of scenario.units.entries()) {
      if (arrives === undefined || arrives.hexes.length < 2) continue
      const place = below(origins.units[unit], 'arrives', 'hexes')
      for (const { at, first } of findTwice(arrives.hexes, (hex) => hex))
        yield reported(arrives.hexes[at], `the hexes where ${name} arrives`, below(place, at), below(place, first))
    }
  },
})
