import { below } from '../../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../../lint/twice.ts'
import { isSeaAt } from '../chart.ts'
import { areOwnersExchanged, enemyOwns } from '../ground.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Supply that lies ready is on ground of the enemy, in a hex twice, or none.',
  *check({ scenario, origins, nameOf }) {
    const { supplies, sides } = scenario
    if (areOwnersExchanged(scenario)) return
    const twice = findTwice(supplies, ({ hex, side }) => `${side} ${hex}`)
    for (const [index, { hex, side, points, special }] of supplies.entries()) {
      // What lies in the sea has a message of its own.
      if (isSeaAt(scenario, hex)) continue
      const why = enemyOwns(scenario, side, hex)
        ? 'belongs to the enemy, who takes it'
        : points + special === 0
          ? 'gets none: it says neither "supply" nor "special"'
          : twice.some(({ at }) => at === index)
            ? 'has an entry already'
            : undefined
      if (why === undefined) continue
      yield {
        place: below(origins.supplies[index], 'at'),
        about: nameOf(hex),
        message: `${sides[side].name} has supply at ${nameOf(hex)}, which ${why}.`,
        hint: 'Column comes before row in a hex name: correct the hex, or leave the entry out.',
      }
    }
  },
})
