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
      // An army may count on ground that it is to take before.
      const reach = advance * (turn - 1)
      if (owned[side].some((hex) => distance(map, hex, entry) <= reach)) continue
      // Until the hex is taken it comes at the entry of its side, as those do who follow a landing.
      if (other > 0 && !enemyOwns(scenario, side, other)) continue
      yield {
        place: below(origins.units[index], 'entry'),
        about: id,
        message: `"${id}" is to arrive at ${nameOf(entry)}, which belongs to the enemy: it waits until its side has taken that hex.`,
        hint: 'Let it arrive behind its own front, or give its side an "entry" of its own.',
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
      // An army may win a source beside those that it has.
      if (sources.length > 0 && sources.every((hex) => enemyOwns(scenario, side, hex)))
        yield {
          place: below(at, 'sources'),
          about: id,
          message: `The enemy has ${sources.map(nameOf).join(', ')}, the only ${sources.length === 1 ? 'source' : 'sources'} of ${name}: nobody is fed from there until one is taken.`,
          hint: 'Name a hex that the map gives to the side.',
        }
    }
  },
})
