/** The special rules of the book, and those in force in a scenario. */
import type { Reference, ScenarioBundle } from '../../../../compiler/systems/command-cards/bundle.ts'
import type { Hex } from '../../../../engine/hex.ts'
import type { SpecialRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { placeName } from '../../../../engine/systems/command-cards/words.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { scenariosOf } from '../../../data/bundles.ts'
import { scenarioLinks } from '../../../data/links.ts'
import { byNumber, capitalised, counted, listed, spaced } from '../../../data/words.ts'
import { specialRules } from './places.ts'
import { statedRules } from './ruleBook.ts'

/** A special rule in force in a scenario. */
export interface ForceLine {
  readonly rule: string
  readonly text: string
}

/** The special rules that a scenario enables, with its names and places. command-cards.A1-A20 */
export const rulesInForce = (scenario: CommandCardsScenario): readonly ForceLine[] => {
  const { special, sides, units } = scenario
  const name = (side: Side): string => sides[side].name
  const at = (hexes: readonly Hex[]): string => listed(hexes.map((hex) => placeName(scenario, hex)))
  const lines: ForceLine[] = []
  const add = (rule: string, text: string): void => {
    lines.push({ rule, text })
  }
  const { airStrikes, blitz, night } = special
  const { airfield = [], bridgeBlowing = [], spotting = [], radar = [], trains = [], paradrop = [] } = special
  const { smoke = [], pontoons = [] } = special
  for (const { side, hexes } of airfield) add('A1', `${name(side)} flies reserves in at ${at(hexes)}.`)
  for (const { side, hexes, way, beside } of bridgeBlowing)
    add(
      'A2',
      `${name(side)} may blow up the ${hexes.length === 1 ? 'bridge' : 'bridges'} at ${at(hexes)}, ${way === 'surely' ? 'for a card that is lost' : 'if the dice let it'}${beside ? ', with a unit beside it' : ''}.`,
    )
  const { card, copies } = scenario.rules.special.airplanes
  for (const { side, hexes } of special.airplanes ?? [])
    add(
      'T16',
      `Airplanes of ${name(side)} fly from ${at(hexes)}: ${counted(copies, 'card')} “${scenario.rules.cards[card]?.name ?? card}” in the deck.`,
    )
  if (special.blockingBridges) add('T9', `The bridges at ${at(special.blockingBridges)} block sight.`)
  if (airStrikes) add('A3', `Patrols may be flown as strikes from the air by ${listed(airStrikes.sides.map(name))}.`)
  if (blitz)
    add('A3', `Lightning war: ${name(blitz.side)} strikes from the air at will, and the enemy’s armour is slow.`)
  for (const { side, hexes } of spotting) add('A4', `Posts at ${at(hexes)} direct the guns of ${name(side)}.`)
  if (units.some(({ boat }) => boat)) add('A5', `${counted(units.filter(({ boat }) => boat).length, 'unit')} in boats.`)
  for (const { side, hex, stars, medals, supplies } of special.sabotage ?? [])
    add(
      supplies ? 'A14' : 'A6',
      `${name(side)} may demolish ${at([hex])}: ${counted(stars, 'star')}${medals > 0 ? `, ${counted(medals, 'medal')}` : ''}${supplies ? ', and enemy armour is short of fuel' : ''}.`,
    )
  for (const { side, hex, medals } of special.prisoners ?? [])
    add('A7', `${name(side)} may free the prisoners at ${at([hex])}: ${counted(medals, 'medal')}.`)
  const leaders = units.filter(({ leader }) => leader)
  if (leaders.length > 0) add('A8', `Led from the front: ${listed(leaders.map((unit) => unit.name))}.`)
  if (special.desert) add('A9', 'Desert: armour goes on by a hex before an overrun.')
  if (special.oasisRecovery) add('A10', 'Infantry recovers at an oasis.')
  for (const { side, hexes } of radar) add('A11', `${name(side)} sees strikes from the air coming, from ${at(hexes)}.`)
  for (const { side, hex, medals } of special.equipment ?? [])
    add('A12', `${name(side)} may carry off what stands at ${at([hex])}: ${counted(medals, 'medal')}.`)
  for (const { side, stations } of trains) add('A13', `${name(side)} brings reserves by train to ${at(stations)}.`)
  const hidden = units.filter(({ camouflaged }) => camouflaged)
  if (hidden.length > 0) add('A15', `Camouflaged at the start: ${listed(hidden.map((unit) => unit.name))}.`)
  for (const { side, hex } of special.headquarters ?? [])
    add('A16', `Headquarters of ${name(side)} at ${at([hex])}: to lose it costs cards.`)
  for (const { side, hex } of special.hospitals ?? []) add('A17', `Hospital of ${name(side)} at ${at([hex])}.`)
  if (night)
    add(
      'A18',
      `Night: units see ${counted(night.start ?? scenario.rules.special.night.start, 'hex', 'hexes')} at first, and ${name(night.roller)} rolls for daylight as its turns begin.`,
    )
  for (const { side, hexes } of paradrop) add('A19', `${name(side)} drops units over ${at(hexes)}.`)
  for (const { side, uses } of smoke) add('A20', `${name(side)} lays smoke, ${counted(uses, 'time')}.`)
  for (const { side, hexes, count } of special.minefields ?? [])
    add('T29', `${name(side)} lays ${counted(count, 'minefield')} before the battle, on some of ${at(hexes)}.`)
  for (const { side, count } of pontoons) add('T33', `${name(side)} may build ${counted(count, 'pontoon bridge')}.`)
  for (const { side, hexes, medals } of special.exits ?? [])
    add('C15', `${name(side)} wins ${counted(medals, 'medal')} for each unit that leaves the board at ${at(hexes)}.`)
  return lines
}

interface NamedNumber {
  readonly name: string
  readonly value: string
}

const inWords = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value))

const numbersFrom = (name: string, value: unknown): readonly NamedNumber[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => numbersFrom(key, inner))
    : [{ name: capitalised(spaced(name)), value: inWords(value) }]

const numbersOf = (special: SpecialRules, rule: string): readonly NamedNumber[] =>
  Object.entries(special)
    .filter(([key]) => specialRules[key as keyof SpecialRules] === rule)
    .flatMap(([key, value]) => numbersFrom(key, value))

/** The special rules of the book, which have the letter A there, with their numbers and where they are in force. */
export const specialLines = ({ rules, system }: Reference) => {
  const inForce = scenariosOf<ScenarioBundle>(system).map(({ card, scenario }) => ({
    id: card.id,
    rules: new Set(rulesInForce(scenario).map(({ rule }) => rule)),
  }))
  return statedRules(system)
    .filter(({ label }) => label.startsWith('A'))
    .sort((a, b) => byNumber.compare(a.label, b.label))
    .map((rule) => ({
      rule,
      numbers: numbersOf(rules.special, rule.label),
      usedIn: scenarioLinks(inForce.filter((one) => one.rules.has(rule.label)).map(({ id }) => id)),
    }))
}
