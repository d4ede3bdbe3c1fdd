/** The opening position over the map, as an SVG fragment. */
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { centreOf } from '../../compiler/cartography/geometry.ts'

export const stillOf = ({ picture, scenario }: ScenarioBundle): string => {
  const counters = scenario.units.flatMap((unit) => {
    if (unit.hex === undefined) return []
    const { x, y } = centreOf(scenario.map, unit.hex)
    return [`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${picture.symbols[unit.type] ?? ''}</g>`]
  })
  return picture.base + counters.join('')
}
