import { nobody } from '../../../../../engine/systems/operational/types.ts'
import { spacesOf } from '../../../../cartography/geometry.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A hex that units can enter belongs to nobody.',
  *check({ scenario, origins, nameOf, canStand }) {
    const hexes = [...spacesOf(scenario.map)].filter(
      (hex) => scenario.map.owner[hex] === nobody && scenario.units.some((_, unit) => canStand(unit, hex)),
    )
    if (hexes.length === 0) return
    const [first] = hexes
    const others = hexes.length > 1 ? ` and ${hexes.length - 1} more belong` : ' belongs'
    yield {
      place: origins.ownerAt(first),
      about: nameOf(first),
      message: `Hex ${nameOf(first)}${others} to nobody.`,
      hint: 'Land behind the front is held by one of the sides; "-" is for the sea.',
    }
  },
})
