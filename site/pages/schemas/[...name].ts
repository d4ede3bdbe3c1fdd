import type { APIRoute } from 'astro'
import { address } from '../../data/addresses.ts'
import { readSchema, schemaNames } from '../../data/bundles.ts'

export const getStaticPaths = () => schemaNames().map((name) => ({ params: { name } }))

/** The closed schemas of the authored files, for editors. Each is named by its address, where that is known. */
export const GET: APIRoute<never, { name: string }> = ({ params: { name }, site }) => {
  const schema = readSchema(name)
  return Response.json(site ? { ...Object(schema), $id: new URL(address(`/schemas/${name}`), site).href } : schema)
}
