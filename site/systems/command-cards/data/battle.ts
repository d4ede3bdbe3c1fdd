/** What a scenario has of forces, places and special rules, in words. */

import { fieldsOf as meaningsOf } from '../../../../compiler/schemas/fields.ts'
import { drawCounter } from '../../../../compiler/systems/command-cards/cartography/counter.ts'
import { drawSymbol } from '../../../../compiler/systems/command-cards/cartography/symbols.ts'
import { schemas } from '../../../../compiler/systems/command-cards/schemas/index.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import type { CommandCardsScenario, CommandCardsUnit } from '../../../../engine/systems/command-cards/scenario.ts'
import { unitAddress } from '../../../data/addresses.ts'
import { counted } from '../../../data/words.ts'

/** A unit in the order of battle. */
export interface UnitLine {
  readonly name: string
  readonly type: string
  readonly href: string
  /** Its counter's drawing. */
  readonly counter: string
  readonly facts: readonly string[]
}

/** A side with its units. */
export interface Force {
  readonly side: 0 | 1
  readonly name: string
  readonly aim: string
  readonly sum: string
  readonly units: readonly UnitLine[]
  readonly reserves: readonly UnitLine[]
}

const arrivals: Readonly<Record<NonNullable<CommandCardsUnit['reserve']>, string>> = {
  airfield: 'is flown in',
  train: 'comes by train',
  paradrop: 'is dropped from the air',
}

/** Both sides. */
export const forcesOf = (scenario: CommandCardsScenario): readonly Force[] =>
  scenario.sides.map(({ name, hand, medals, nation }, index): Force => {
    const side = index === 0 ? 0 : 1
    const own = scenario.units.filter((unit) => unit.side === side)
    const lines = (units: readonly CommandCardsUnit[]): UnitLine[] => units.map((unit) => lineOf(scenario, unit))
    return {
      side,
      name,
      aim: `Wins with ${counted(medals, 'medal')}.`,
      sum: `${counted(own.length, 'unit')}, ${counted(hand, 'card')} in hand, ${scenario.rules.nations[nation].name}`,
      units: lines(own.filter(({ reserve }) => reserve === undefined)),
      reserves: lines(own.filter(({ reserve }) => reserve !== undefined)),
    }
  })

const lineOf = (scenario: CommandCardsScenario, unit: CommandCardsUnit): UnitLine => {
  const { name, side, type, hex, figures, reserve, leader, camouflaged, boat, nation } = unit
  const rule = scenario.rules.unitTypes[type]
  const most = figures ?? rule.figures
  return {
    name,
    type: rule.name,
    href: unitAddress(scenario.system, type),
    counter: drawCounter({
      symbol: drawSymbol(rule),
      side,
      figures: most,
      lost: 0,
      leader,
      camouflaged,
      boat,
      readiness: 'idle',
      selected: false,
    }),
    facts: [
      counted(most, 'figure'),
      ...(hex === undefined ? [] : [makeHexName(scenario.map, hex)]),
      ...(reserve === undefined ? [] : [arrivals[reserve]]),
      ...(nation === scenario.sides[side].nation ? [] : [scenario.rules.nations[nation].name]),
      ...(leader ? ['with a leader'] : []),
      ...(camouflaged ? ['camouflaged'] : []),
      ...(boat ? ['in boats'] : []),
    ],
  }
}

/** A place that is worth medals. */
export interface PlaceLine {
  readonly name: string
  readonly hexes: string
  /** Who can win it; undefined for both. */
  readonly side: 0 | 1 | undefined
  readonly sideName: string
  readonly medals: string
  readonly terms: string
}

export const placesOf = ({ medals, map, sides }: CommandCardsScenario): readonly PlaceLine[] =>
  medals.map(({ name, hexes, side, medals: worth, permanent, group, atTurnStart }) => ({
    name,
    hexes: hexes.map((hex) => makeHexName(map, hex)).join(' '),
    side,
    sideName: side === undefined ? 'Either side' : sides[side].name,
    medals: hexes.length > 1 && group === 'each' ? `${worth} each` : String(worth),
    terms: [
      permanent ? 'kept once won' : 'as long as it is held',
      ...(group === 'all' ? ['all hexes are needed'] : []),
      ...(atTurnStart ? ['held when its turn begins'] : []),
    ].join(', '),
  }))

/** What the scenario switches on, with what it does, as the schema of scenarios says it. */
export const specialsOf = ({ special }: CommandCardsScenario): readonly string[] => {
  const meanings = meaningsOf(schemas.scenario)
  return Object.keys(special).flatMap((field) => meanings[`special.${field}`] ?? [])
}
