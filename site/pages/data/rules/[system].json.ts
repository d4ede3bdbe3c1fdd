import type { APIRoute } from 'astro'
import { systemIds } from '../../../data/bundles.ts'
import { ruleAddresses } from '../../../data/rules.ts'

export const getStaticPaths = () => systemIds().map((system) => ({ params: { system } }))

/** Addresses of the rules, for the player's links. */
export const GET: APIRoute<never, { system: string }> = ({ params }) => Response.json(ruleAddresses(params.system))
