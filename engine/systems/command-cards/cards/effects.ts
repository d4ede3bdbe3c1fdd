/** The effects of the card being played on its ordered units. None applies to units ordered by its `otherwise` lines. command-cards.C1 */
import type { CardRules } from '../rules.ts'
import { sectionBit, type Table } from '../table.ts'
import type { Position } from '../types.ts'
import { sectionOf } from './sections.ts'

/** The rules of the card being played, or undefined when none is. */
export const playedCard = (table: Table, { card }: Position): CardRules | undefined =>
  card === 0 ? undefined : table.cards[card - 1]

/** The rules of the card being played, unless its `otherwise` lines are used: then nothing else of it holds. */
export const effectiveCard = (table: Table, state: Position): CardRules | undefined =>
  state.fallback ? undefined : playedCard(table, state)

/** Most hexes that a unit may move now, before ground and roads. command-cards.C7-C9 */
export const hexesOf = (table: Table, state: Position, unit: number): number => {
  const movement = effectiveCard(table, state)?.movement
  if (state.again) return movement?.again ?? 0
  return movement?.hexes ?? table.types[unit].moves
}

/** Most hexes after which a unit may still battle in this turn. command-cards.C7-C9 */
export const battlesAfterOf = (table: Table, state: Position, unit: number): number =>
  effectiveCard(table, state)?.movement?.battlesAfter ?? table.types[unit].battlesAfter

/** True if moves ignore the effects of terrain on entering and leaving. Closed ground stays closed. */
export const ignoresTerrainOf = (table: Table, state: Position): boolean =>
  effectiveCard(table, state)?.movement?.ignoresTerrain === true

/** Additional dice in each battle of an ordered unit. */
export const diceOf = (table: Table, state: Position, kind: 'close' | 'fire'): number => {
  const battle = effectiveCard(table, state)?.battle
  if (battle?.dice === undefined) return 0
  return battle.diceIn === undefined || battle.diceIn === kind ? battle.dice : 0
}

/** How many battles a unit may fight in this turn; more than one only when it has not moved. */
export const battlesOf = (table: Table, state: Position, unit: number): number =>
  state.steps[unit] > 0 ? 1 : (effectiveCard(table, state)?.battle?.times ?? 1)

/** The only battles that the card allows; undefined: all. */
export const onlyBattlesOf = (table: Table, state: Position): 'close' | 'fire' | 'none' | undefined =>
  effectiveCard(table, state)?.battle?.only

/** The strike that the card is, or undefined. Airplanes that cannot take off strike nobody. command-cards.A3, T16 */
export const strikeOf = (table: Table, state: Position): CardRules['strike'] => effectiveCard(table, state)?.strike

/**
 * The bit of the section in which the first target of a strike must lie; 0 is anywhere. A reconnaissance card played as a strike keeps
 * its section. command-cards.A3
 */
export const strikeSection = (table: Table, state: Position): number => {
  const first = state.last[state.active]
  if (first === 0 || first === state.card) return 0
  const section = table.cards[first - 1].orders.find((line) => line.section !== undefined)?.section
  const named = section === undefined ? undefined : sectionOf(section, state)
  return named === undefined ? 0 : sectionBit(named)
}
