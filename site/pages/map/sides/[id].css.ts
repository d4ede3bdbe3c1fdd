import type { APIRoute } from 'astro'
import { sideStyles } from '../../../../compiler/cartography/colours.ts'
import { readIndex, readScenario } from '../../../data/bundles.ts'

export const getStaticPaths = () => readIndex().scenarios.map(({ id }) => ({ params: { id } }))

/** The colours of a scenario's sides. */
export const GET: APIRoute<never, { id: string }> = ({ params: { id } }) =>
  new Response(sideStyles(`[data-sides="${id}"]`, readScenario(id).scenario.sides), {
    headers: { 'Content-Type': 'text/css' },
  })
