import type { APIRoute } from 'astro'
import { exampleColours, nationStyles, sideStyles } from '../../../compiler/cartography/colours.ts'
import { mapStyles } from '../../../compiler/cartography/styles.ts'
import { readReference, systemIds } from '../../data/bundles.ts'
import { sitePluginOf } from '../../systems/index.ts'

export const getStaticPaths = () => systemIds().map((system) => ({ params: { system } }))

/** The map's styles with those of a rule system, the colours of its nations, and those of the sides in its worked examples. */
export const GET: APIRoute<never, { system: string }> = ({ params: { system } }) => {
  const { mapRules, groundRules, nations } = sitePluginOf(system)
  const colours =
    sideStyles(
      ':root',
      exampleColours.map((colour) => ({ colour })),
    ) + nationStyles(nations?.(readReference(system)))
  return new Response(mapStyles(mapRules, groundRules) + colours, { headers: { 'Content-Type': 'text/css' } })
}
