import type { Side } from '../../../../../engine/twoSides.ts'
import { unitRule } from '../rule.ts'

const has = (list: readonly { readonly side: Side }[] | undefined, side: Side): boolean =>
  list?.some((one) => one.side === side) ?? false

export const rule = unitRule({
  summary: 'A unit waits in reserve and has no way to come.',
  severity: 'error',
  find({ scenario, typeOf }, { name, side, reserve }, unit) {
    if (reserve === undefined) return undefined
    const { special, units, deck, rules } = scenario
    const bringsReserves = Object.values(rules.cards).some(
      ({ reinforces, copies }) => reinforces === true && (copies[deck] ?? 0) > 0,
    )
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
    if (lacks === undefined) return undefined
    return {
      at: ['reserve'],
      message: `${name} never comes: ${lacks}.`,
      hint: 'Give its side the special rule that brings it, or the unit a hex.',
    }
  },
})
