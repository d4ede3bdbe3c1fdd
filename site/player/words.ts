/** Numbers, sides and hexes in words: what battles of all systems have. */
import type { BattleScenario } from '../../compiler/bundle.ts'
import { type Hex, makeHexName, neighbourOf } from '../../engine/hex.ts'
import type { Side } from '../../engine/twoSides.ts'
import { hexsideOf } from './orderGroups.ts'
import type { PlayerState } from './systemUi.ts'

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Signed numbers as printed: thousandths in, `+1.2`, `−2` out. */
export const signed = (thousandths: number): string => {
  const tenths = Math.round(Math.abs(thousandths) / 100) / 10
  return tenths === 0 ? '0' : `${thousandths < 0 ? '−' : '+'}${tenths}`
}

/** A chance per mille in per cent. */
export const perCent = (perMille: number): string => `${Math.round(perMille / 10)} %`

export const sideName = (scenario: BattleScenario, side: Side): string => scenario.sides[side].name

export const hexName = (scenario: BattleScenario, hex: Hex): string => makeHexName(scenario.map, hex)

/** A hexside in words: the two hexes on either side. */
export const edgeName = (state: PlayerState, edge: number): string => {
  const { words } = state.ui
  const { hex, direction } = hexsideOf(edge)
  return `${words.place(state, hex)} to ${words.place(state, neighbourOf(state.scenario.map, hex, direction))}`
}
