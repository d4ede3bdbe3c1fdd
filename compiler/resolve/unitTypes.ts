/** Rules with the unit types that play in a scenario alone. Scenarios in which the same ones play have the same rules. */

/** Rules as far as this is about. */
interface WithUnitTypes {
  readonly unitTypes: Readonly<Record<string, unknown>>
}

/** By rules: what was made of them for ids as they follow each other, and for ids in order. */
const known = new WeakMap<object, Map<string, object>>()

export const onlyPlaying = <R extends WithUnitTypes>(rules: R, units: readonly { readonly type: string }[]): R => {
  const used: string[] = []
  for (let unit = 0; unit < units.length; unit++) if (!used.includes(units[unit].type)) used.push(units[unit].type)
  const made = known.get(rules) ?? new Map<string, object>()
  known.set(rules, made)
  const asWritten = keyOf(used)
  const found = made.get(asWritten) as R | undefined
  if (found !== undefined) return found
  const sorted = keyOf(used.toSorted())
  const unitTypes = (): object =>
    Object.fromEntries(Object.entries(rules.unitTypes).filter(([id]) => used.includes(id)))
  const same = (made.get(sorted) as R | undefined) ?? { ...rules, unitTypes: unitTypes() }
  made.set(sorted, same)
  made.set(asWritten, same)
  return same
}

/** No id has a blank. */
const keyOf = (ids: readonly string[]): string => ids.join(' ')
