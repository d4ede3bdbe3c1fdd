/** The special rules that a battle has in force, and what they let one do now. command-cards.A1-A20 */

import type { Table } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { count, hexName } from '../../../../engine/systems/command-cards/words.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Effect } from './effects.ts'

/** In place of the stars of a landmark that is demolished. */
const demolished = 255

export const specialEffects = (table: Table, state: Readonly<CommandCardsState>): readonly Effect[] => {
  const { scenario, special } = table
  const name = (side: Side): string => scenario.sides[side].name
  const at = (hexes: readonly number[]): string => hexes.map((hex) => hexName(scenario, hex)).join(', ')
  const effects: Effect[] = []
  const add = (rule: string, text: string): void => {
    effects.push({ rule, text })
  }
  const { airStrikes, blitz, bridgeBlowing, pontoons, spotting, radar, night, paradrop, smoke, airfield, trains } =
    special
  for (const one of airfield)
    add('A1', `${name(one.side)} flies reserves in at ${at(one.hexes)} with a card that brings them`)
  for (const { side, hexes, beside } of bridgeBlowing) {
    const left = hexes.filter((hex) => state.obstacle[hex] > 0)
    const what = left.length === 0 ? 'no bridge any more' : `the bridges at ${at(left)}`
    add('A2', `${name(side)} may blow up ${what}${beside && left.length > 0 ? ', with a unit beside them' : ''}`)
  }
  for (const one of special.airplanes)
    add('T16', `Airplanes of ${name(one.side)} fly from ${at(one.hexes)} while the enemy is not there`)
  if (special.blockingBridges) add('T9', `Bridges block sight at ${at(special.blockingBridges)}`)
  if (airStrikes)
    add('A3', `Patrol cards may be flown as strikes from the air: ${airStrikes.sides.map(name).join(', ')}`)
  if (blitz) add('A3', `${name(blitz.side)} strikes from the air with patrol cards; enemy armour is slow`)
  for (const one of spotting) add('A4', `Observation posts at ${at(one.hexes)} direct the guns of ${name(one.side)}`)
  for (const [index, one] of special.sabotage.entries()) {
    const stars = state.sabotaged[index]
    const now = stars === demolished ? 'it is done' : `${stars} of ${count(one.stars, 'star')}`
    add('A6', `${name(one.side)} may demolish the landmark at ${hexName(scenario, one.hex)}: ${now}`)
  }
  for (const one of special.prisoners)
    add('A7', `${name(one.side)} may free prisoners at ${hexName(scenario, one.hex)}`)
  if (special.desert) add('A9', 'Desert: armour goes on by a hex before an overrun')
  if (special.oasisRecovery) add('A10', 'Infantry recovers at an oasis in place of moving and battling')
  for (const one of radar) add('A11', `The radar of ${name(one.side)} sees strikes from the air coming`)
  for (const one of special.equipment)
    add('A12', `${name(one.side)} may capture equipment at ${hexName(scenario, one.hex)}`)
  for (const one of trains) add('A13', `${name(one.side)} brings reserves by train`)
  for (const one of special.headquarters)
    add('A16', `Headquarters of ${name(one.side)} at ${hexName(scenario, one.hex)}: losing it costs cards`)
  for (const one of special.hospitals) add('A17', `Hospital of ${name(one.side)} at ${hexName(scenario, one.hex)}`)
  if (night)
    add(
      'A18',
      state.visibility === 0
        ? 'Night attack: it is day now'
        : `Night attack: sight reaches ${count(state.visibility, 'hex', 'hexes')}`,
    )
  for (const one of paradrop) add('A19', `${name(one.side)} drops units from the air before a card is played`)
  for (const { side } of smoke) add('A20', `Smoke: ${count(state.smokeLeft[side], 'screen')} left to ${name(side)}`)
  for (const { side, hexes, count: fields } of special.minefields)
    add('T29', `${name(side)} lays ${count(fields, 'minefield')} before the battle, at ${at(hexes)}`)
  for (const { side } of pontoons)
    add('T33', `Bridges: ${count(state.pontoonsLeft[side], 'bridge')} left to ${name(side)}`)
  for (const one of special.exits)
    add('C15', `${name(one.side)}: a unit that leaves at ${at(one.hexes)} wins ${count(one.medals, 'medal')}`)
  return effects
}
