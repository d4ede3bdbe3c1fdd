/** What a scenario's page tells of the sides, their units and their medals. */
import type { ScenarioBundle } from '../../../../compiler/systems/command-cards/bundle.ts'
import { drawCounter } from '../../../../compiler/systems/command-cards/cartography/counter.ts'
import type { Side } from '../../../../engine/game.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import type { CommandCardsScenario, CommandCardsUnit } from '../../../../engine/systems/command-cards/scenario.ts'
import { placeName } from '../../../../engine/systems/command-cards/words.ts'
import { unitAddress } from '../../../data/addresses.ts'
import type { Link } from '../../../data/links.ts'
import { counted, listed } from '../../../data/words.ts'
import { entryAddress } from './places.ts'

export interface UnitLine {
  readonly name: string
  readonly counter: string
  readonly type: Link
  readonly figures: number
  /** Figures at full strength. */
  readonly full: number
  /** Printed name of its hex, or how it comes. */
  readonly place: string
  /** What else there is to know. */
  readonly notes: string
}

export interface Force {
  readonly side: Side
  readonly name: string
  readonly aim: string
  readonly nation: Link
  readonly hand: number
  readonly medals: number
  readonly units: readonly UnitLine[]
  readonly reserves: readonly UnitLine[]
  readonly figures: number
}

const comesBy = { airfield: 'by air', train: 'by train', paradrop: 'by parachute' } as const

const lineOf = ({ scenario, picture }: ScenarioBundle, unit: CommandCardsUnit): UnitLine => {
  const { rules, sides, map, system } = scenario
  const type = rules.unitTypes[unit.type]
  if (!type) throw new Error(`${scenario.id}: ${unit.id} has no type ${unit.type}`)
  const figures = unit.figures ?? type.figures
  const lent = unit.nation === sides[unit.side].nation ? '' : (rules.nations[unit.nation]?.adjective ?? unit.nation)
  return {
    name: unit.name,
    counter: drawCounter({
      symbol: picture.symbols[unit.type] ?? '',
      side: unit.side,
      figures,
      lost: Math.max(0, type.figures - figures),
      leader: unit.leader,
      camouflaged: unit.camouflaged,
      boat: unit.boat,
      readiness: 'idle',
      selected: false,
    }),
    type: { label: type.name, href: unitAddress(system, unit.type) },
    figures,
    full: type.figures,
    place: unit.hex === undefined ? (unit.reserve ? comesBy[unit.reserve] : '') : makeHexName(map, unit.hex),
    notes: listed([
      ...(lent === '' ? [] : [lent]),
      ...(unit.leader ? ['led by a hero'] : []),
      ...(unit.camouflaged ? ['camouflaged'] : []),
      ...(unit.boat ? ['in a boat'] : []),
    ]),
  }
}

const forceOf = (bundle: ScenarioBundle, side: Side): Force => {
  const { scenario } = bundle
  const { name, nation, hand, medals, edge } = scenario.sides[side]
  const own = scenario.units.filter((unit) => unit.side === side)
  const lines = (units: readonly CommandCardsUnit[]): readonly UnitLine[] => units.map((unit) => lineOf(bundle, unit))
  const units = lines(own.filter(({ hex }) => hex !== undefined))
  const reserves = lines(own.filter(({ hex }) => hex === undefined))
  return {
    side,
    name,
    aim: `Wins with ${counted(medals, 'medal')}. Falls back to the ${edge}.`,
    nation: {
      label: scenario.rules.nations[nation]?.name ?? nation,
      href: entryAddress(scenario.system, 'nations', nation),
    },
    hand,
    medals,
    units,
    reserves,
    figures: [...units, ...reserves].reduce((sum, { figures }) => sum + figures, 0),
  }
}

export const forcesOf = (bundle: ScenarioBundle): readonly [Force, Force] => [forceOf(bundle, 0), forceOf(bundle, 1)]

/** A place that is worth medals. */
export interface MedalLine {
  readonly name: string
  readonly side: Side | undefined
  readonly sideName: string
  readonly places: string
  readonly medals: string
  readonly how: string
}

export const medalLines = (scenario: CommandCardsScenario): readonly MedalLine[] =>
  scenario.medals.map(({ name, hexes, side, medals, permanent, group, atTurnStart }) => ({
    name,
    side,
    sideName: side === undefined ? 'either side' : scenario.sides[side].name,
    places: listed(hexes.map((hex) => placeName(scenario, hex))),
    medals: hexes.length > 1 && group === 'each' ? `${medals} each` : String(medals),
    how: [
      hexes.length > 1 && group === 'all' ? 'all of them held' : 'held',
      ...(atTurnStart ? ['as its own turn begins'] : []),
      permanent ? 'kept for good' : 'lost with the place',
    ].join(', '),
  }))

/** Ground and works that lie on the board, by how often. */
export const groundsOn = ({
  map,
  rules,
  system,
}: CommandCardsScenario): readonly (Link & { readonly count: number })[] => {
  const count = (list: readonly string[]): readonly (readonly [string, number])[] => {
    const counts = new Map<string, number>()
    for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
    return [...counts].sort(([, a], [, b]) => b - a)
  }
  const terrain = map.terrain.flatMap((index) => (index === 0 ? [] : [map.terrainIds[index] ?? '']))
  const works = map.obstacles.map(({ kind }) => kind)
  return [
    ...count(terrain)
      .filter(([id]) => !rules.terrain[id]?.openCountry)
      .map(([id, times]) => ({
        label: rules.terrain[id]?.name ?? id,
        href: entryAddress(system, 'terrain', id),
        count: times,
      })),
    ...count(works).map(([id, times]) => ({
      label: rules.obstacles[id]?.name ?? id,
      href: entryAddress(system, 'obstacles', id),
      count: times,
    })),
  ]
}
