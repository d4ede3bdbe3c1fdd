import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A fort stands where no unit of the game can be.',
  severity: 'error',
  *check({ scenario, origins, nameOf, canStand }) {
    for (const [index, hex] of scenario.map.forts.entries()) {
      if (scenario.units.some((_, unit) => canStand(unit, hex))) continue
      yield {
        place: origins.forts[index],
        about: nameOf(hex),
        message: `No unit of this scenario can stand in the fort at ${nameOf(hex)}.`,
        hint: 'A fort helps those who defend in it; put it where somebody can.',
      }
    }
  },
})
