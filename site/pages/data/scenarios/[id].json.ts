import type { APIRoute } from 'astro'
import type { ScenarioBundle } from '../../../../compiler/bundle.ts'
import { readIndex, readScenario } from '../../../data/bundles.ts'

export const getStaticPaths = () => readIndex().scenarios.map(({ id }) => ({ params: { id } }))

/** Without what only the page shows. */
const toPlay = ({ evidence, ...bundle }: ScenarioBundle): ScenarioBundle => ({
  ...bundle,
  evidence: evidence && { ...evidence, watched: { games: evidence.watched.games, uses: [] } },
})

/** The bundle that the player fetches. */
export const GET: APIRoute<never, { id: string }> = ({ params }) => Response.json(toPlay(readScenario(params.id)))
