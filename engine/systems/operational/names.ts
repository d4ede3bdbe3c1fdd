/** Units, hexes and numbers of the operational system in words. */
import type { Hex } from '../../hex.ts'
import { hexName, sideName, withVerb } from '../../words.ts'
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

/** How a battle ended. */
export const outcomeLine = (scenario: OperationalScenario, winner: 0 | 1 | null): string =>
  winner === null ? 'The battle ends in a draw' : withVerb(sideName(scenario, winner), 'wins', 'win')

/** The reason of an outcome in words; an unknown key is shown as it stands. */
export const reasonWords = (reason: string): string => reasons[reason] ?? reason.replaceAll('-', ' ')

const reasons: Readonly<Record<string, string>> = {
  'objectives-held': 'All primary objectives were held.',
  'objectives-denied': 'The last turn ended before all primary objectives were taken.',
  'army-destroyed': 'The army that had to take the objectives is no more, and none is to come.',
  undecided: 'Neither side reached what it was to reach.',
}
