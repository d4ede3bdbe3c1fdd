import { extname } from 'node:path'
import type { APIRoute } from 'astro'
import { readIndex, readPicture } from '../../data/bundles.ts'

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
}

export const getStaticPaths = () =>
  readIndex().scenarios.flatMap(({ card, cardNight, social }) =>
    [card, cardNight, social].map((path) => ({ params: { path } })),
  )

/** The pictures that the compiler made: for cards and for shared links. */
export const GET: APIRoute<never, { path: string }> = ({ params }) =>
  new Response(readPicture(params.path), {
    headers: { 'Content-Type': types[extname(params.path)] ?? 'application/octet-stream' },
  })
