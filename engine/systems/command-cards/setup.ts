/** The first position: units where the scenario puts them, cards dealt, mines laid. command-cards.C1 */
import type { KeyedDice } from '../../dice.ts'
import { sides } from '../../twoSides.ts'
import { dealCard } from './cards/deck.ts'
import { settleMedals } from './medals.ts'
import { emptyState } from './memory.ts'
import { mineState } from './special/mines.ts'
import { ofSide, type Table } from './table.ts'
import { goOnOpening } from './turn.ts'
import { type CommandCardsState, gear, inReserve } from './types.ts'

const silent = (): void => {}

export const setup = (table: Table, dice: KeyedDice): CommandCardsState => {
  const { scenario, special } = table
  const state = emptyState(table)
  for (const [unit, { hex, leader, camouflaged, boat }] of scenario.units.entries()) {
    state.hex[unit] = hex ?? inReserve
    state.from[unit] = state.hex[unit]
    state.figures[unit] = table.figures[unit]
    state.gear[unit] = (leader ? gear.leader : 0) | (camouflaged ? gear.camouflage : 0) | (boat ? gear.boat : 0)
  }
  state.obstacle.set(table.firstObstacle)
  layMines(table, state)
  state.deck.set(table.copies)
  // The side that moves second is dealt first.
  for (const side of [1, 0] as const) {
    const rolls = dice.at(state, 'deal', side)
    for (let card = 0; card < handOf(table, side); card++) dealCard(table, state, rolls, side)
  }
  for (const side of sides) {
    state.smokeLeft[side] = ofSide(special.smoke, side)?.uses ?? 0
    state.minefieldsLeft[side] = ofSide(special.minefields, side)?.count ?? 0
    state.pontoonsLeft[side] = ofSide(special.pontoons, side)?.count ?? 0
  }
  for (const [index, { hex }] of special.equipment.entries()) state.equipmentAt[index] = hex
  for (const [index] of special.prisoners.entries()) state.prisonersLeft[index] = 1
  if (special.night !== undefined) state.visibility = firstSight(table)
  const draft = { state, dice, emit: silent }
  settleMedals(table, draft)
  goOnOpening(table, draft)
  return state
}

/** How far units see at the beginning of a night; 0 when it is day by then. command-cards.A18 */
const firstSight = ({ scenario, special }: Table): number => {
  const { start, day } = scenario.rules.special.night
  const range = special.night?.start ?? start
  return range >= day ? 0 : range
}

/** Cards with which a side begins: its own number, or its nation's. command-cards.N6 */
const handOf = ({ scenario, command }: Table, side: 0 | 1): number =>
  command[side].hand?.start ?? scenario.sides[side].hand

/** Hides a mine on every mined hex. Its value is only drawn when a unit steps on it. command-cards.T29 */
const layMines = ({ hexes, obstacles, scenario, builder }: Table, state: CommandCardsState): void => {
  for (const value of scenario.rules.special.mines.values) state.minesLeft[value]++
  for (const hex of hexes) {
    if (!obstacles[state.obstacle[hex] - 1]?.mined) continue
    state.mine[hex] = mineState.hidden
    state.minedBy[hex] = builder[hex]
  }
}
