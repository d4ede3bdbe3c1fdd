import type { APIRoute } from 'astro'
import { mapStyles } from '../../../compiler/cartography/styles.ts'
import { systemIds } from '../../data/bundles.ts'
import { sitePluginOf } from '../../systems/index.ts'

export const getStaticPaths = () =>
  systemIds()
    .filter((system) => sitePluginOf(system).mapRules.length > 0)
    .map((system) => ({ params: { system } }))

/** The map's styles, with those of a rule system. */
export const GET: APIRoute<never, { system: string }> = ({ params }) =>
  new Response(mapStyles(sitePluginOf(params.system).mapRules), { headers: { 'Content-Type': 'text/css' } })
