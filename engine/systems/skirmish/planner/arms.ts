/** The worth of weapons against the enemy as he is known: his units on the field, and those that may still come from his decks. */
import { otherSide } from '../../../twoSides.ts'
import { pileAt } from '../cards/deck.ts'
import { facesOf } from '../combat/accuracy.ts'
import type { UpgradeRules, Weapon } from '../rules.ts'
import type { TeamIndex } from '../scenario.ts'
import { aircraft } from '../table.ts'
import type { Position } from '../types.ts'
import type { Judge } from './worth.ts'

/** A kind of unit of the enemy, and how much it counts. */
export interface Foe {
  readonly armour: number
  readonly wounds: number
  readonly worth: number
  readonly count: number
}

/** A unit that is there counts as much as so many that may come. */
const present = 3

/** Lists the possible enemies of a side. Cards that it does not see lie in decks. */
export const foesOf = ({ table, weights, needs }: Judge, state: Position, team: TeamIndex): readonly Foe[] => {
  const foes: Foe[] = []
  for (const seat of table.teams[otherSide(team)])
    for (const [card, { unit, kind }] of table.cards.entries()) {
      const at = pileAt(table, seat, card)
      if (unit === undefined || kind === aircraft || table.slots[at] === 0) continue
      let count = state.deck[at] + state.hand[at]
      for (let one = table.firstUnit[at]; one < table.firstUnit[at] + table.slots[at]; one++)
        if (state.space[one] > 0) count += present
      const worth = weights.unit * Math.max(1, unit.cost) + needs[team].kills[kind] + needs[team].cost * unit.cost
      if (count > 0) foes.push({ armour: unit.armour, wounds: unit.wounds, worth, count })
    }
  return foes
}

/** Returns the average worth of a weapon's shot in the open, mostly at the dearer enemies; less for a short range. */
export const meanShot = (
  { table }: Judge,
  foes: readonly Foe[],
  { range, accuracy, piercing, damage }: Weapon,
): number => {
  const { die } = table.scenario.rules.frame
  const { hits, criticals } = facesOf(die, { hit: accuracy[0], critical: accuracy[1] })
  let [sum, all] = [0, 0]
  for (const { armour, wounds, worth, count } of foes) {
    all += count * worth
    if (piercing < armour) continue
    const share = Math.floor((100 * Math.min(damage, wounds)) / wounds)
    sum += count * worth * Math.floor((worth * (100 * criticals + share * Math.max(0, hits - criticals))) / (100 * die))
  }
  return all === 0 ? 0 : Math.floor((sum * range) / (all * (range + 1)))
}

/** Shots of an upgrade in a hundred rounds in which the main weapon would fire, with what is left of it while it cannot move. */
export const rateOf = ({ weights }: Judge, { use }: UpgradeRules): number =>
  use === 'reload' ? 50 : use === 'mounted' ? weights.equipMounted : use === 'once' ? weights.equipOnce : 100
