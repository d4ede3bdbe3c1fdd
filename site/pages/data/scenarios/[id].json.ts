import type { APIRoute } from 'astro'
import { readIndex, readScenario } from '../../../data/bundles.ts'

export const getStaticPaths = () => readIndex().scenarios.map(({ id }) => ({ params: { id } }))

/** The bundle that the player fetches. */
export const GET: APIRoute<never, { id: string }> = ({ params }) => Response.json(readScenario(params.id))
