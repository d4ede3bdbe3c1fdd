import type { APIRoute } from 'astro'
import { standaloneValidators } from '../../../../compiler/schemas/standalone.ts'
import type { Schemas } from '../../../../compiler/written/check.ts'
import { systemIds } from '../../../data/bundles.ts'
import { sitePluginOf } from '../../../systems/index.ts'

export const getStaticPaths = () =>
  systemIds().flatMap((system) => {
    const { written } = sitePluginOf(system)
    return written ? [{ params: { system }, props: { written } }] : []
  })

/** Validators of what readers write on pages of a rule system, as a module: pages make no code of strings. */
export const GET: APIRoute<{ written: Schemas }, { system: string }> = ({ props }) =>
  new Response(standaloneValidators(props.written), { headers: { 'content-type': 'text/javascript' } })
