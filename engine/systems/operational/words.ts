/** Units, hexes and numbers of the operational system in words. */
import type { Side } from '../../game.ts'
import { type Hex, makeHexName } from '../../hex.ts'
import type { OperationalScenario } from './scenario.ts'

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Signed shifts as printed: thousandths in, `+1.2`, `−2` out. */
export const signed = (thousandths: number): string => {
  const tenths = Math.round(Math.abs(thousandths) / 100) / 10
  return tenths === 0 ? '0' : `${thousandths < 0 ? '−' : '+'}${tenths}`
}

export const hexName = (scenario: OperationalScenario, hex: Hex): string => makeHexName(scenario.map, hex)

export const unitName = (scenario: OperationalScenario, unit: number): string => scenario.units[unit]?.name ?? '?'

export const sideName = (scenario: OperationalScenario, side: Side): string => scenario.sides[side].name

/** The name printed at a hex: a town's, or an objective's. */
export const placeOf = (scenario: OperationalScenario, hex: Hex): string | undefined =>
  scenario.map.names.find((place) => place.hexes.length === 1 && place.hexes[0] === hex)?.name ??
  scenario.objectives.find((objective) => objective.hex === hex)?.name

/** A hex with its name if it has one: `Skhira (1608)`. */
export const placeName = (scenario: OperationalScenario, hex: number): string => {
  const name = placeOf(scenario, hex)
  return name === undefined ? hexName(scenario, hex) : `${name} (${hexName(scenario, hex)})`
}

/** A line of the log. */
export interface LogLine {
  readonly text: string
  /** `turn` opens a turn; `quiet` is shown paler. */
  readonly tone: 'turn' | 'plain' | 'quiet'
}

export const plain = (text: string): LogLine => ({ text, tone: 'plain' })
export const quiet = (text: string): LogLine => ({ text, tone: 'quiet' })
