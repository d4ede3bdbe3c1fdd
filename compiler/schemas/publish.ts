/**
 * The schemas as others get them: without the words that only this compiler knows, each with its address as `$id`. Where no address
 * is known it is the name of the file, so that references lead from wherever the file lies to its neighbours.
 */

/** Keywords of our own: what a pattern asks for in words, what an id names, rules, what lists show. */
const own: ReadonlySet<string> = new Set(['form', 'refers', 'defines', 'rules', 'figure'])

/** Holders of schemas by name: their keys are no keywords. */
const named: ReadonlySet<string> = new Set(['properties', 'definitions'])

/** A schema to be published as `<name>` below `root`, as in `<system>/map.schema.json` below `https://example.org/schemas/`. */
export const publish = (name: string, schema: unknown, root?: string): Readonly<Record<string, unknown>> => ({
  ...(strip(schema) as Readonly<Record<string, unknown>>),
  $id: root === undefined ? name.slice(name.lastIndexOf('/') + 1) : new URL(name, root).href,
})

const strip = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strip)
  if (schema === null || typeof schema !== 'object') return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (own.has(key)) return []
      if (!named.has(key) || value === null || typeof value !== 'object') return [[key, strip(value)]]
      return [[key, Object.fromEntries(Object.entries(value).map(([one, inner]) => [one, strip(inner)]))]]
    }),
  )
}
