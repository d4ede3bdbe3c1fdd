import type { APIRoute } from 'astro'
import { readRulebook, systemIds } from '../../data/bundles.ts'
import { entriesOf } from '../../data/entries.ts'
import { siteEntries } from '../../data/siteEntries.ts'

/** The words and rules of all rulebooks, and what is asked of the site itself, for the search. */
export const GET: APIRoute = () =>
  Response.json([...systemIds().flatMap((system) => entriesOf(readRulebook(system))), ...siteEntries()])
