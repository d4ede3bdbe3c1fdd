/** The style sheets of maps: one for all rule systems that draw nothing of their own, and one for each that does. */
import { sitePluginOf } from '../systems/index.ts'
import { address } from './addresses.ts'

/** Those that a page needs which shows maps of these systems. */
export const mapSheets = (systems: readonly string[]): readonly string[] => {
  const sheets = systems.map((system) => (sitePluginOf(system).mapRules.length > 0 ? `/map/${system}.css` : '/map.css'))
  return [...new Set(sheets.length === 0 ? ['/map.css'] : sheets)].map(address)
}
