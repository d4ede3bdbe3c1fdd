/** Numbers, sides and hexes in words: what battles of all systems have. */
import type { BattleScenario } from '../../compiler/bundle.ts'
import type { Side } from '../../engine/game.ts'
import { type Hex, makeHexName } from '../../engine/hex.ts'

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Signed numbers as printed: thousandths in, `+1.2`, `−2` out. */
export const signed = (thousandths: number): string => {
  const tenths = Math.round(Math.abs(thousandths) / 100) / 10
  return tenths === 0 ? '0' : `${thousandths < 0 ? '−' : '+'}${tenths}`
}

export const sideName = (scenario: BattleScenario, side: Side): string => scenario.sides[side].name

export const hexName = (scenario: BattleScenario, hex: Hex): string => makeHexName(scenario.map, hex)
