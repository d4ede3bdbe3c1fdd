/** The site plugins, by rule system. */
import { commandCardsPlugin } from './command-cards/index.ts'
import { echelonPlugin } from './echelon/index.ts'
import { operationalPlugin } from './operational/index.ts'
import type { SitePlugin } from './sitePlugin.ts'
import { skirmishPlugin } from './skirmish/index.ts'
import { tacticalPlugin } from './tactical/index.ts'

const sitePlugins: Readonly<Record<string, SitePlugin>> = {
  operational: operationalPlugin,
  'command-cards': commandCardsPlugin,
  echelon: echelonPlugin,
  skirmish: skirmishPlugin,
  tactical: tacticalPlugin,
}

/** @throws RangeError when the site has no pages for such a system. */
export const sitePluginOf = (system: string): SitePlugin => {
  const plugin = sitePlugins[system]
  if (!plugin) throw new RangeError(`no pages for the rule system “${system}”`)
  return plugin
}

/** The design rules of all systems. */
export const lintRules = Object.values(sitePlugins).flatMap((plugin) => plugin.lintRules)
