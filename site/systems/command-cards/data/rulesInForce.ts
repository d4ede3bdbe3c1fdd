/** The special rules that a scenario enables, in sentences: for its page, and while it is played. */

import type { Hex } from '../../../../engine/hex.ts'
import { placeName } from '../../../../engine/systems/command-cards/fields.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { demolished } from '../../../../engine/systems/command-cards/special/sabotage.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { count, listWords } from '../../../../engine/words.ts'

/** A rule's effect in a scenario, with the id of the rule. */
export interface ForceLine {
  readonly rule: string
  readonly text: string
}

/** With its names and places; with a position also what is left of things that are used up. command-cards.A1-A20 */
export const rulesInForce = (
  scenario: CommandCardsScenario,
  now?: Readonly<CommandCardsState>,
): readonly ForceLine[] => {
  const { special, sides, units, rules } = scenario
  const name = (side: Side): string => sides[side].name
  const at = (hexes: readonly Hex[]): string => listWords(hexes.map((hex) => placeName(scenario, hex)))
  const more = now ? ' more' : ''
  const lines: ForceLine[] = []
  const add = (rule: string, text: string): void => {
    lines.push({ rule, text })
  }
  const { airStrikes, blitz, night } = special
  const { airfield = [], bridgeBlowing = [], spotting = [], radar = [], trains = [], paradrop = [] } = special
  const { smoke = [], pontoons = [] } = special
  for (const { side, hexes } of airfield)
    add('A1', `${name(side)} flies reserves in at ${at(hexes)} with cards that bring them.`)
  for (const { side, hexes, way, beside } of bridgeBlowing) {
    const left = now ? hexes.filter((hex) => now.obstacle[hex] > 0) : hexes
    if (left.length > 0)
      add(
        'A2',
        `${name(side)} may blow up the ${left.length === 1 ? 'bridge' : 'bridges'} at ${at(left)}, ${way === 'surely' ? 'for a card that is lost' : 'if the dice let it'}${beside ? ', with a unit beside it' : ''}.`,
      )
  }
  const { card, copies } = rules.special.airplanes
  for (const { side, hexes } of special.airplanes ?? [])
    add(
      'T16',
      `Airplanes of ${name(side)} fly from ${at(hexes)} while the enemy is not there: ${count(copies, 'card')} “${rules.cards[card]?.name ?? card}” in the deck.`,
    )
  if (special.blockingBridges) add('T9', `The bridges at ${at(special.blockingBridges)} block sight.`)
  if (airStrikes) add('A3', `Patrols may be flown as strikes from the air by ${listWords(airStrikes.sides.map(name))}.`)
  if (blitz)
    add('A3', `Lightning war: ${name(blitz.side)} strikes from the air at will, and the enemy’s armour is slow.`)
  for (const { side, hexes } of spotting) add('A4', `Posts at ${at(hexes)} direct the guns of ${name(side)}.`)
  if (units.some(({ boat }) => boat)) add('A5', `${count(units.filter(({ boat }) => boat).length, 'unit')} in boats.`)
  for (const [index, { side, hex, stars, medals, supplies }] of (special.sabotage ?? []).entries()) {
    const found = now?.sabotaged[index] ?? 0
    add(
      supplies ? 'A14' : 'A6',
      found === demolished
        ? `${name(side)} has demolished ${at([hex])}.`
        : `${name(side)} may demolish ${at([hex])}: ${now ? `${found} of ` : ''}${count(stars, 'star')}${medals > 0 ? `, ${count(medals, 'medal')}` : ''}${supplies ? ', and enemy armour is short of fuel' : ''}.`,
    )
  }
  for (const { side, hex, medals } of special.prisoners ?? [])
    add('A7', `${name(side)} may free the prisoners at ${at([hex])}: ${count(medals, 'medal')}.`)
  const leaders = units.filter(({ leader }) => leader)
  if (leaders.length > 0) add('A8', `Led from the front: ${listWords(leaders.map((unit) => unit.name))}.`)
  if (special.desert) add('A9', 'Desert: armour goes on by a hex before an overrun.')
  if (special.oasisRecovery) add('A10', 'Infantry recovers at an oasis in place of moving and battling.')
  for (const { side, hexes } of radar) add('A11', `${name(side)} sees strikes from the air coming, from ${at(hexes)}.`)
  for (const { side, hex, medals } of special.equipment ?? [])
    add('A12', `${name(side)} may capture the equipment at ${at([hex])}: ${count(medals, 'medal')}.`)
  for (const { side, stations } of trains) add('A13', `${name(side)} brings reserves by train to ${at(stations)}.`)
  const hidden = units.filter(({ camouflaged }) => camouflaged)
  if (hidden.length > 0) add('A15', `Camouflaged at the start: ${listWords(hidden.map((unit) => unit.name))}.`)
  for (const { side, hex } of special.headquarters ?? [])
    add('A16', `Headquarters of ${name(side)} at ${at([hex])}: to lose it costs cards.`)
  for (const { side, hex } of special.hospitals ?? []) add('A17', `Hospital of ${name(side)} at ${at([hex])}.`)
  if (night) {
    const seen = count(now?.visibility ?? night.start ?? rules.special.night.start, 'hex', 'hexes')
    add(
      'A18',
      now?.visibility === 0
        ? 'Night attack: it is day now.'
        : `Night: units see ${seen}${now ? '' : ' at first'}, and ${name(night.roller)} rolls for daylight as its turns begin.`,
    )
  }
  for (const { side, hexes } of paradrop)
    add('A19', `${name(side)} drops units over ${at(hexes)} before a card is played.`)
  for (const { side, uses } of smoke)
    add('A20', `${name(side)} lays smoke, ${count(now?.smokeLeft[side] ?? uses, 'time')}${more}.`)
  for (const { side, hexes, count: fields } of special.minefields ?? [])
    add('T29', `${name(side)} lays ${count(fields, 'minefield')} before the battle, on some of ${at(hexes)}.`)
  for (const { side, count: bridges } of pontoons)
    add('T33', `${name(side)} may build ${count(now?.pontoonsLeft[side] ?? bridges, 'pontoon bridge')}${more}.`)
  for (const { side, hexes, medals } of special.exits ?? [])
    add('C15', `${name(side)} wins ${count(medals, 'medal')} for each unit that leaves the board at ${at(hexes)}.`)
  return lines
}
