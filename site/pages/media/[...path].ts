import { extname } from 'node:path'
import type { APIRoute } from 'astro'
import { picturePaths, readIndex, readPicture } from '../../data/bundles.ts'

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
}

export const getStaticPaths = () =>
  [...readIndex().scenarios.flatMap(({ card, cardNight, social }) => [card, cardNight, social]), ...picturePaths()].map(
    (path) => ({ params: { path } }),
  )

/** The compiler's images: scenario cards, social previews and pictures in texts. */
export const GET: APIRoute<never, { path: string }> = ({ params }) =>
  new Response(readPicture(params.path), {
    headers: { 'Content-Type': types[extname(params.path)] ?? 'application/octet-stream' },
  })
