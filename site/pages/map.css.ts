import type { APIRoute } from 'astro'
import { mapStyles } from '../../compiler/cartography/styles.ts'

/** The map's styles for light and dark themes. */
export const GET: APIRoute = () => new Response(mapStyles(), { headers: { 'Content-Type': 'text/css' } })
