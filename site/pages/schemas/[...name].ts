import type { APIRoute } from 'astro'
import { readSchema, schemaNames } from '../../data/bundles.ts'

export const getStaticPaths = () => schemaNames().map((name) => ({ params: { name } }))

/** The closed schemas of the authored files, for editors. */
export const GET: APIRoute<never, { name: string }> = ({ params }) => Response.json(readSchema(params.name))
