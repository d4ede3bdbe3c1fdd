import type { APIRoute } from 'astro'
import { readIndex, readScenario } from '../../data/bundles.ts'
import { filmOf } from '../../data/film.ts'
import { showpiece } from '../../data/home.ts'

/** What plays on the home page. */
export const GET: APIRoute = () => {
  const card = showpiece(readIndex().scenarios)
  return Response.json(card ? filmOf(readScenario(card.id)) : null)
}
