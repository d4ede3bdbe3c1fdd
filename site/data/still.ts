/** The opening position over the map, as an SVG fragment. */
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { sitePluginOf } from '../systems/index.ts'

/** `id` must be unique on the page: the front's colours are clipped by it. */
export const stillOf = ({ picture, scenario }: ScenarioBundle, id: string): string =>
  picture.base + sitePluginOf(scenario.system).drawStart(scenario, id)
