import type { Hex } from '../../../../../engine/hex.ts'
import type { SpecialSetup } from '../../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { comesBy } from '../reachability.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A special rule waits for a unit at a place where none of its side can come in time.',
  *check(context) {
    const { scenario, origins, nameOf } = context
    for (const { field, index, side, hexes, what } of placesOf(scenario.special)) {
      if (hexes.length === 0 || hexes.some((hex) => comesBy(context, side, hex, scenario.turns))) continue
      yield {
        place: index === undefined ? below(origins.special, field) : below(origins.special, field, index),
        about: nameOf(hexes[0]),
        message: `No unit of ${scenario.sides[side].name} can come to ${hexes.map(nameOf).join(', ')} in ${scenario.turns} rounds ${what}.`,
        hint: 'Move the place, build a bridge, start a unit nearer, or switch the rule off.',
      }
    }
  },
})

/** Hexes of which a side must come to one before something can happen. */
interface SpecialPlace {
  readonly field: keyof SpecialSetup
  /** Its place in the list, where there are several. */
  readonly index?: number
  readonly side: Side
  readonly hexes: readonly Hex[]
  readonly what: string
}

const placesOf = ({ sabotage, prisoners, equipment, hospitals, exits, spotting }: SpecialSetup): SpecialPlace[] => [
  ...listed('sabotage', sabotage, 'to blow it up'), // command-cards.A6
  ...listed('prisoners', prisoners, 'to free the prisoners'), // command-cards.A7
  ...listed('equipment', equipment, 'to take the equipment'), // command-cards.A12
  ...listed('hospitals', hospitals, 'to recover'), // command-cards.A17
  ...(exits ?? []).map((exit, index) => ({ field: 'exits' as const, index, ...exit, what: 'to leave the board' })),
  // command-cards.A4
  ...(spotting ?? []).map((one, index) => ({ field: 'spotting' as const, index, ...one, what: 'to direct the guns' })),
]

const listed = (
  field: keyof SpecialSetup,
  places: readonly { readonly side: Side; readonly hex: Hex }[] = [],
  what: string,
): SpecialPlace[] => places.map(({ side, hex }, index) => ({ field, index, side, hexes: [hex], what }))
