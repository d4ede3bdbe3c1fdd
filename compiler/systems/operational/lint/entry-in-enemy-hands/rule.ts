import { distance } from '../../../../../engine/hex.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { areOwnersExchanged } from '../owners.ts'
import { lateness } from '../reachability.ts'
import { type LintContext, unitRule } from '../rule.ts'

/** Hexes that a front goes forward in a turn, where somebody stands in its way. */
const advance = 2

export const rule = unitRule({
  summary:
    'All hexes where a reinforcement arrives are in the enemy’s hands, and will hardly be taken before it is due.',
  find(context, { name, side, arrives }, unit) {
    const { scenario, nameOf, isHeld, canStand } = context
    if (arrives?.by !== 'land' || arrives.turn > scenario.turns) return undefined
    if (areOwnersExchanged(scenario)) return undefined
    const { hexes, turn } = arrives
    // One that can stand in none of them has a message of its own.
    if (hexes.some((hex) => isHeld(side, hex)) || !hexes.some((hex) => canStand(unit, hex))) return undefined
    if (hexes.some((hex) => isNear(context, side, hex, turn) && isTaken(context, side, hex, turn))) return undefined
    const { name: own } = scenario.sides[side]
    const where = hexes.map(nameOf).join(', ')
    return {
      at: ['arrives', 'hexes'],
      message: hexes.some((hex) => isTaken(context, side, hex, scenario.turns))
        ? `${name} is due in turn ${turn} and waits until ${own} has taken ${where}.` // operational.G4
        : `${name} can never enter: ${own} does not hold ${where}, and cannot get there.`,
      hint: 'Let it arrive behind its own front.',
    }
  },
})

/** True if others may have taken a hex by a turn, if nobody stands in their way: units that wait for it do not come forward. */
const isTaken = (context: LintContext, side: Side, hex: number, by: number): boolean =>
  lateness(context, side, { hex, by }) === undefined

/** True if a front that goes forward comes to a hex before a turn. */
const isNear = ({ scenario: { map } }: LintContext, side: Side, hex: number, turn: number): boolean =>
  map.owner.some((owner, own) => owner === side && distance(map, own, hex) <= advance * (turn - 1))
