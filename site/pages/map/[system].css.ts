import type { APIRoute } from 'astro'
import { mapStyles } from '../../../compiler/cartography/styles.ts'
import { systemIds } from '../../data/bundles.ts'
import { faceOf } from '../../systems/index.ts'

export const getStaticPaths = () =>
  systemIds()
    .filter((system) => faceOf(system).mapRules.length > 0)
    .map((system) => ({ params: { system } }))

/** How the map's classes look with those that only one rule system draws. */
export const GET: APIRoute<never, { system: string }> = ({ params }) =>
  new Response(mapStyles(faceOf(params.system).mapRules), { headers: { 'Content-Type': 'text/css' } })
