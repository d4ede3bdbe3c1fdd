/** Rules with the unit types that play in a scenario alone. Scenarios in which the same ones play have the same rules. */

/** Rules as far as this is about. */
interface WithUnitTypes {
  readonly unitTypes: Readonly<Record<string, unknown>>
}

const known = new WeakMap<object, Map<string, object>>()

export const onlyPlaying = <R extends WithUnitTypes>(rules: R, units: readonly { readonly type: string }[]): R => {
  const used = new Set(units.map(({ type }) => type))
  const key = JSON.stringify([...used].sort())
  const made = known.get(rules) ?? new Map<string, object>()
  known.set(rules, made)
  const unitTypes = (): object => Object.fromEntries(Object.entries(rules.unitTypes).filter(([id]) => used.has(id)))
  const found = (made.get(key) as R | undefined) ?? { ...rules, unitTypes: unitTypes() }
  made.set(key, found)
  return found
}
