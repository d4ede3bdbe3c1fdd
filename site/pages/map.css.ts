import type { APIRoute } from 'astro'
import { mapStyles } from '../../compiler/cartography/styles.ts'

/** How the map's classes look, by day and by night. */
export const GET: APIRoute = () => new Response(mapStyles(), { headers: { 'Content-Type': 'text/css' } })
