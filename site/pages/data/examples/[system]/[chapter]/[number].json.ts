import type { APIRoute } from 'astro'
import { type ExamplePlace, exampleBundle, examplePlaces } from '../../../../../data/examples.ts'

export const getStaticPaths = () => examplePlaces().map((params) => ({ params: { ...params } }))

/** The bundle of a worked example, for the board that opens from the rulebook. */
export const GET: APIRoute<never, { [Key in keyof ExamplePlace]: string }> = ({ params }) =>
  Response.json(exampleBundle(params))
