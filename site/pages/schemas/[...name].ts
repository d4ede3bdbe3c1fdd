import type { APIRoute } from 'astro'
import { address } from '../../data/addresses.ts'
import { readSchema, schemaNames } from '../../data/bundles.ts'

export const getStaticPaths = () => schemaNames().map((name) => ({ params: { name } }))

/** The JSON Schemas of the authored files, for editors. Their `$id` is their URL when the site's address is known. */
export const GET: APIRoute<never, { name: string }> = ({ params: { name }, site }) => {
  const schema = readSchema(name)
  return Response.json(site ? { ...Object(schema), $id: new URL(address(`/schemas/${name}`), site).href } : schema)
}
