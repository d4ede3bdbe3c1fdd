/** The opening position over the map, as an SVG fragment. */
import type { ScenarioBundle } from '../../compiler/systems/operational/bundle.ts'
import { drawStart } from '../../compiler/systems/operational/cartography/picture.ts'

/** `id` must be unique on the page: the front's colours are clipped by it. */
export const stillOf = ({ picture, scenario }: ScenarioBundle, id: string): string =>
  picture.base + drawStart(scenario, id)
