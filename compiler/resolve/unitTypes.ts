/** Rules with the unit types that play in a scenario alone. Scenarios in which the same ones play share one value. */
import { oncePer } from '../../engine/once.ts'

interface WithUnitTypes {
  readonly unitTypes: Readonly<Record<string, unknown>>
}

/** By rules: what was made of them, by the ids of the types that play. */
const madeOf = oncePer((_: object) => new Map<string, object>())

export const onlyPlaying = <R extends WithUnitTypes>(rules: R, units: readonly { readonly type: string }[]): R => {
  const used = new Set(units.map(({ type }) => type))
  // No id has a blank.
  const key = [...used].sort().join(' ')
  const made = madeOf(rules)
  const unitTypes = () => Object.fromEntries(Object.entries(rules.unitTypes).filter(([id]) => used.has(id)))
  const found = made.get(key) ?? { ...rules, unitTypes: unitTypes() }
  made.set(key, found)
  return found as R
}
