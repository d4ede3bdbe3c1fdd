/** What draws units, as a file that pages load on demand. */
export { drawUnit } from '../../compiler/cartography/drawings/draw.ts'
