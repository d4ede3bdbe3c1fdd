/** Map style sheets: a common one, and one for each rule system with map styles of its own. */
import { sitePluginOf } from '../systems/index.ts'
import { address } from './addresses.ts'

/** The style sheets for a page with maps of these systems. */
export const mapSheets = (systems: readonly string[]): readonly string[] => {
  const sheets = systems.map((system) => (sitePluginOf(system).mapRules.length > 0 ? `/map/${system}.css` : '/map.css'))
  return [...new Set(sheets.length === 0 ? ['/map.css'] : sheets)].map(address)
}
