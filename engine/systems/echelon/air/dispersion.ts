/** The dispersion of units that come from the air or the sea. echelon.L5 */
import type { Hex } from '../../../hex.ts'
import type { Landing } from '../events.ts'
import { weatherAt } from '../ground.ts'
import type { EchelonDraft, Services } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { cargoOf, eliminate } from '../units.ts'

/** A modifier of the landing roll, with its reason. */
export type LandingModifier = readonly [label: string, value: number]

export const sumOf = (modifiers: readonly LandingModifier[]): number =>
  modifiers.reduce((sum, [, value]) => sum + value, 0)

/** Snow scatters everybody. */
export const snowModifier = (table: Table, state: Position, hex: Hex): number =>
  table.scenario.rules.weather.kinds[weatherAt(table, state, hex)].isCold
    ? table.scenario.rules.air.dispersionModifiers.cold
    : 0

/** Mud scatters those who come by air; boats do not mind what the ground is like behind the beach. */
export const coldModifier = (table: Table, state: Position, hex: Hex): number =>
  weatherAt(table, state, hex) === 'mud'
    ? table.scenario.rules.air.dispersionModifiers.cold
    : snowModifier(table, state, hex)

const outcomeOf = ({ scenario }: Table, sum: number): Landing => {
  const { lost, dispersed } = scenario.rules.air.dispersion
  return sum <= lost ? 'lost' : sum <= dispersed ? 'dispersed' : 'intact'
}

/** How many of the faces of the die bring each outcome. */
export const landingChances = (table: Table, modifier: number): Readonly<Record<Landing, number>> => {
  const chances = { lost: 0, dispersed: 0, intact: 0 }
  for (let roll = 1; roll <= table.scenario.rules.air.die; roll++) chances[outcomeOf(table, roll + modifier)]++
  return chances
}

/**
 * Rolls for a unit and all that it carries: it is lost, or dispersed (half as strong, without zone or support, for its player-turn), or whole.
 * @returns whether it is still there
 */
export const scatter = ({ table }: Services, draft: EchelonDraft, unit: number, modifier: number): boolean => {
  const { state, dice, emit } = draft
  const { die } = table.scenario.rules.air
  const side = table.side[unit]
  const roll = dice.at({ turn: state.turn, side }, 'dispersion', unit).below(die) + 1
  const outcome = outcomeOf(table, roll + modifier)
  emit({ type: 'scattered', side, unit, roll, outcome, rolled: true })
  for (const one of [...cargoOf(table, state, unit), unit]) {
    if (outcome === 'lost') eliminate(table, draft, one, 'isolated')
    if (outcome === 'dispersed') state.status[one] |= status.dispersed | status.disrupted
  }
  return outcome !== 'lost'
}
