/**
 * Returns the names of places on a battle's map in alphabetical order: every name or text of the map. Boxes beside it have ids for names.
 */
export const namesOnMap = (map: unknown): readonly string[] => {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'string' && (key === 'name' || key === 'text')) found.add(part)
      else if (key !== 'boxes') collect(part)
    }
  }
  collect(map)
  return [...found].sort((one, other) => one.localeCompare(other, 'en'))
}
