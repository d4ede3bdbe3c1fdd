import type { APIRoute } from 'astro'
import { readReference, systemIds } from '../../../data/bundles.ts'

export const getStaticPaths = () => systemIds().map((system) => ({ params: { system } }))

/** All tables of a rule system as its engine takes them, for what a page computes. */
export const GET: APIRoute<never, { system: string }> = ({ params }) =>
  Response.json(readReference(params.system).rules)
