import type { APIRoute } from 'astro'
import { readIndex, readScenario } from '../../data/bundles.ts'
import { showpiece } from '../../data/home.ts'
import { filmsOf } from '../../systems/films.ts'

/** The film of the home page. */
export const GET: APIRoute = () => {
  const card = showpiece(readIndex().scenarios, ({ system }) => filmsOf(system) !== undefined)
  return Response.json((card && filmsOf(card.system)?.of(readScenario(card.id))) ?? null)
}
