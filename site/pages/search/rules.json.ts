import type { APIRoute } from 'astro'
import { readRulebook, systemIds } from '../../data/bundles.ts'
import { entriesOf } from '../../data/entries.ts'

/** The words and rules of all rulebooks, for the search. */
export const GET: APIRoute = () => Response.json(systemIds().flatMap((system) => entriesOf(readRulebook(system))))
