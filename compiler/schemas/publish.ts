/**
 * The schemas as others get them: without the words that only this compiler knows, each with its address as `$id`. Where no address
 * is known it is the name of the file, so that references lead from wherever the file lies to its neighbours.
 */

/** Keywords of our own: what a pattern asks for in words, what an id names, rules, what lists show. */
const own: ReadonlySet<string> = new Set(['form', 'refers', 'defines', 'rules', 'figure'])

/** Holders of schemas by name: their keys are no keywords. */
const named: ReadonlySet<string> = new Set(['properties', 'definitions'])

/** The ids that things of a kind have, as far as they are known. */
type Known = (kind: string) => readonly string[]

/**
 * A schema to be published as `<name>` below `root`, as in `<system>/map.schema.json` below `https://example.org/schemas/`.
 * @param idsOf ids that editors may offer where a field names one; others are as good
 */
export const publish = (
  name: string,
  schema: unknown,
  root?: string,
  idsOf: Known = () => [],
): Readonly<Record<string, unknown>> => ({
  ...(strip(schema, idsOf) as Readonly<Record<string, unknown>>),
  $id: root === undefined ? name.slice(name.lastIndexOf('/') + 1) : new URL(name, root).href,
})

const strip = (schema: unknown, idsOf: Known): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => strip(one, idsOf))
  if (schema === null || typeof schema !== 'object') return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      const ids = key === 'refers' && typeof value === 'string' ? idsOf(value) : []
      if (ids.length > 0) return [['examples', ids]]
      if (own.has(key)) return []
      if (!named.has(key) || value === null || typeof value !== 'object') return [[key, strip(value, idsOf)]]
      return [[key, Object.fromEntries(Object.entries(value).map(([one, inner]) => [one, strip(inner, idsOf)]))]]
    }),
  )
}
