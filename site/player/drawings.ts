/** What draws units, as a file that pages load on demand. */
export { drawLarge } from '../../compiler/cartography/drawings/draw.ts'
