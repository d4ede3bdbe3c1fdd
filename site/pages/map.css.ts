import type { APIRoute } from 'astro'
import { mapStyles } from '../../compiler/cartography/styles.ts'
import { styleRules } from '../../compiler/systems/command-cards/cartography/styles.ts'

/** How the map's classes look, by day and by night. */
export const GET: APIRoute = () => new Response(mapStyles(styleRules), { headers: { 'Content-Type': 'text/css' } })
