/** The sides of a scenario with their units and medals, for its page. */
import type { ScenarioBundle } from '../../../../compiler/systems/command-cards/bundle.ts'
import { drawCounter } from '../../../../compiler/systems/command-cards/cartography/counter.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import { placeName } from '../../../../engine/systems/command-cards/fields.ts'
import type { CommandCardsScenario, CommandCardsUnit } from '../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { listWords } from '../../../../engine/words.ts'
import { unitAddress } from '../../../data/addresses.ts'
import { compact, counted } from '../../../data/format.ts'
import type { Link } from '../../../data/link.ts'
import type { TableRow } from '../../../data/table.ts'
import { entryAddress } from './places.ts'

const comesBy = { airfield: 'by air', train: 'by train', paradrop: 'by parachute' } as const

const lineOf = ({ scenario, picture }: ScenarioBundle, unit: CommandCardsUnit) => {
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
    /** Figures at full strength. */
    full: type.figures,
    /** Printed name of its hex, or how it comes. */
    place: unit.hex === undefined ? (unit.reserve ? comesBy[unit.reserve] : '') : makeHexName(map, unit.hex),
    /** Nation, leader and the like. */
    notes: listWords(
      compact([lent, unit.leader && 'led by a hero', unit.camouflaged && 'camouflaged', unit.boat && 'in a boat']),
    ),
  }
}

const forceOf = (bundle: ScenarioBundle, side: Side) => {
  const { scenario } = bundle
  const { name, nation, hand, handGrowth, medals, edge } = scenario.sides[side]
  const own = scenario.units.filter((unit) => unit.side === side)
  const lines = (units: readonly CommandCardsUnit[]) => units.map((unit) => lineOf(bundle, unit))
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
    hand: handGrowth === undefined ? String(hand) : `${hand}, growing to ${handGrowth.to}`,
    medals,
    units,
    reserves,
    figures: [...units, ...reserves].reduce((sum, { figures }) => sum + figures, 0),
  }
}

export type Force = ReturnType<typeof forceOf>

export const forcesOf = (bundle: ScenarioBundle): readonly [Force, Force] => [forceOf(bundle, 0), forceOf(bundle, 1)]

/** Words the medals besides those for places, and the number needed. */
export const medalWords = ({ sides, units, rules, tie, turns, isUnlimited }: CommandCardsScenario): string => {
  const [first, second] = sides
  const types = [...new Set(units.map(({ type }) => type))].flatMap((id) => rules.unitTypes[id] ?? [])
  const others = types.filter(({ medals }) => medals !== 1).map(({ name, medals }) => `${name.toLowerCase()} ${medals}`)
  return compact([
    `Each enemy unit that is destroyed is a medal${others.length > 0 ? ` (${listWords(others)})` : ''}.`,
    `${first.name} needs ${first.medals}, ${second.name} ${second.medals}.`,
    tie !== null &&
      isUnlimited !== true &&
      `After ${turns} turns the greater number wins; a tie goes to ${sides[tie].name}.`,
  ]).join(' ')
}

/** When a battle ends that nobody wins by medals. command-cards.C15 */
export const endWords = ({ sides, tie, turns, isUnlimited, stalemate }: CommandCardsScenario): readonly string[] =>
  compact([
    isUnlimited !== true &&
      `At the latest it ends with turn ${turns}${tie === null ? '.' : `; a tie is won by ${sides[tie].name}.`}`,
    stalemate !== undefined &&
      `After ${stalemate} turns in a row without a unit lost it is over, and ${tie === null ? 'nobody' : sides[tie].name} has won.`,
  ])

/** Places that are worth medals: where they are, for whom, when they are won, and how many. */
export const medalRows = (scenario: CommandCardsScenario): readonly TableRow[] =>
  scenario.medals.map(({ name, hexes, side, medals, permanent, group, atTurnStart }) => ({
    name,
    side,
    cells: [
      listWords(hexes.map((hex) => placeName(scenario, hex))),
      side === undefined ? 'either side' : scenario.sides[side].name,
      compact([
        hexes.length > 1 && group === 'all' ? 'all of them held' : 'held',
        atTurnStart && 'as its own turn begins',
        permanent ? 'kept for good' : 'lost with the place',
      ]).join(', '),
      hexes.length > 1 && group === 'each' ? `${medals} each` : String(medals),
    ],
  }))

/** Terrain and obstacles on the board, the most frequent first. */
export const groundsOn = ({
  map,
  rules,
  system,
}: CommandCardsScenario): readonly (Link & { readonly count: number })[] => {
  const terrain = map.terrain.flatMap((index) => (index === 0 ? [] : [map.terrainIds[index] ?? '']))
  const linesOf = (kind: 'terrain' | 'obstacles', ids: readonly string[]) =>
    [...Map.groupBy(ids, (id) => id)]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([id, { length }]) => ({
        label: rules[kind][id]?.name ?? id,
        href: entryAddress(system, kind, id),
        count: length,
      }))
  return [
    ...linesOf(
      'terrain',
      terrain.filter((id) => !rules.terrain[id]?.openCountry),
    ),
    ...linesOf(
      'obstacles',
      map.obstacles.map(({ kind }) => kind),
    ),
  ]
}
