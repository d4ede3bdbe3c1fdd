/** True if two YAML values are equal, whatever the order of keys. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [keys, others] = [Object.entries(a), new Map(Object.entries(b))]
  return keys.length === others.size && keys.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
}
