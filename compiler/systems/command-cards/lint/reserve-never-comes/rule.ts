import type { Side } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

const has = (list: readonly { readonly side: Side }[] | undefined, side: Side): boolean =>
  list?.some((one) => one.side === side) ?? false

export const rule = defineRule({
  code: 'reserve-never-comes',
  summary: 'A unit waits in reserve and has no way to come.',
  severity: 'error',
  *check({ scenario, origins, typeOf }) {
    const { special, units, deck } = scenario
    const bringsReserves = Object.values(scenario.rules.cards).some(
      ({ reinforces, copies }) => reinforces === true && (copies[deck] ?? 0) > 0,
    )
    for (const [unit, { id, name, side, reserve }] of units.entries()) {
      if (reserve === undefined) continue
      const lacks = {
        airfield: !has(special.airfield, side)
          ? 'its side has no airfield'
          : !bringsReserves
            ? 'no card of the deck brings it'
            : typeOf(unit).kind !== 'infantry'
              ? 'only infantry is flown in'
              : undefined,
        train: !has(special.trains, side)
          ? 'its side has no station'
          : units.some((one, at) => one.side === side && one.hex !== undefined && typeOf(at).train)
            ? undefined
            : 'its side has no train on the board',
        paradrop: has(special.paradrop, side) ? undefined : 'its side drops nobody',
      }[reserve]
      if (lacks === undefined) continue
      yield {
        place: below(origins.units[unit], 'reserve'),
        about: id,
        message: `${name} never comes: ${lacks}.`,
        hint: 'Give its side the special rule that brings it, or the unit a hex.',
      }
    }
  },
})
