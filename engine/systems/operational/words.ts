/** Units, hexes and numbers of the operational system in words. */
import type { Hex } from '../../hex.ts'
import { hexName } from '../../words.ts'
import type { OperationalScenario } from './scenario.ts'

export { count, hexName, sideName, signed, unitName } from '../../words.ts'

/** The name printed at a hex: a town's, or an objective's. */
export const placeOf = (scenario: OperationalScenario, hex: Hex): string | undefined =>
  scenario.map.names.find((place) => place.hexes.length === 1 && place.hexes[0] === hex)?.name ??
  scenario.objectives.find((objective) => objective.hex === hex)?.name

/** A hex with its name if it has one: `Skhira (1608)`. */
export const placeName = (scenario: OperationalScenario, hex: number): string => {
  const name = placeOf(scenario, hex)
  return name === undefined ? hexName(scenario, hex) : `${name} (${hexName(scenario, hex)})`
}
