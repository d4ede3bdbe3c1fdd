import { distance } from '../../../../../engine/hex.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { areOwnersExchanged, enemyOwns } from '../ground.ts'
import { defineRule } from '../rule.ts'

/** Hexes that a front goes forward in a turn, where all goes well. */
const advance = 2

export const rule = defineRule({
  summary: 'Where a unit, income or supply comes in belongs to the enemy.',
  *check({ scenario, origins, nameOf }) {
    const { sides, units, map, owned } = scenario
    if (areOwnersExchanged(scenario)) return
    for (const [index, { id, side, entry, turn = 1 }] of units.entries()) {
      if (entry === undefined || !enemyOwns(scenario, side, entry)) continue
      // A side's own entry has a message below.
      const other = sides[side].entry
      if (entry === other) continue
      // An army may count on ground that it is to take before, from its own or from its ships.
      const reach = advance * (turn - 1)
      const starts = units.flatMap((unit) => (unit.side === side && unit.hex !== undefined ? [unit.hex] : []))
      if ([...owned[side], ...starts].some((hex) => distance(map, hex, entry) <= reach)) continue
      const goesOn = other > 0 && !enemyOwns(scenario, side, other)
      yield {
        place: below(origins.units[index], 'entry'),
        about: id,
        message: `"${id}" is to arrive at ${nameOf(entry)}, which belongs to the enemy: ${
          goesOn ? `it comes at ${nameOf(other)} instead` : 'it waits'
        } until its side has taken that hex.`,
        hint: 'Let it arrive behind its own front.',
      }
    }
    for (const [side, { id, name, entry, sources }] of sides.entries()) {
      const at = origins.sides[side]
      if (entry > 0 && enemyOwns(scenario, side, entry))
        yield {
          place: below(at, 'entry'),
          about: id,
          message: `The entry of ${name} at ${nameOf(entry)} belongs to the enemy: no supply and nobody comes in there.`,
          hint: 'Name a hex that the map gives to the side.',
        }
      // An army may win a source beside those that it has, if the enemy does not live on it.
      const lost = sources.filter((hex) => enemyOwns(scenario, side, hex))
      const isAll = lost.length === sources.length
      for (const hex of lost)
        if (isAll || sides[1 - side].sources.includes(hex))
          yield {
            place: below(at, 'sources'),
            about: id,
            message: `The source of ${name} at ${nameOf(hex)} belongs to the enemy: it feeds nobody until it is taken.`,
            hint: 'Name a hex that the map gives to the side.',
          }
    }
  },
})
