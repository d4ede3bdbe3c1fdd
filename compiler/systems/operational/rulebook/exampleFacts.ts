/** The facts of units, headquarters and sides after a worked example, by the names that expectations use. */
import { makeHexName } from '../../../../engine/hex.ts'
import { knows } from '../../../../engine/systems/operational/fog/knowledge.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { hubAt, stragglersAt } from '../../../../engine/systems/operational/places.ts'
import { branches, orderIds } from '../../../../engine/systems/operational/rules.ts'
import {
  actionPoint,
  bonus,
  crossing,
  destroyed,
  dump,
  enRoute,
  inReserve,
  nobody,
  type OperationalState,
  queued,
  specialistState,
  suppliedBy,
} from '../../../../engine/systems/operational/types.ts'
import { courseFacts, nameOfNumber, type StateFacts } from '../../../rulebook/examples/facts.ts'
import type { ExampleExpectation, HeadquartersExpectation, UnitExpectation } from '../schemas/types.generated.ts'
import { type ExamplePosition, edgeOf, stances } from './examplePosition.ts'

const nameIn = (names: Readonly<Record<string, number>>, number: number): string =>
  nameOfNumber(names, number) ?? `${number}`

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const placeWord = (hex: number | undefined): string => {
  if (hex === undefined || hex === destroyed) return 'destroyed'
  if (hex === enRoute) return 'en-route'
  return hex === inReserve ? 'reserve' : 'map'
}

const hexName = (game: OperationalGame, hex: number | undefined): string =>
  hex !== undefined && hex > 0 ? makeHexName(game.scenario.map, hex) : placeWord(hex)

/** Keeps of a record only what an expectation names, in its order. */
const named = <T>(expected: object | undefined, of: (name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.keys(expected ?? {}).map((name) => [name, of(name)]))

const specialistWord = (game: OperationalGame, state: OperationalState, unit: number, id: string): string => {
  const { table } = game
  for (let slot = unit * table.slots; slot < (unit + 1) * table.slots; slot++)
    if (state.specialist[slot] === table.specialistIds.indexOf(id) + 1)
      return nameIn(specialistState, state.specialistState[slot])
  return 'gone'
}

const queueWords = ({ table }: OperationalGame, state: OperationalState, unit: number): string[] => {
  const words: string[] = []
  for (const entry of state.queue.subarray(unit * table.queueLength, (unit + 1) * table.queueLength)) {
    if (entry === queued.end) break
    const specialist = state.specialist[unit * table.slots + entry - queued.slot] ?? 0
    words.push(entry < queued.slot ? nameIn(queued, entry) : (table.specialistIds[specialist - 1] ?? ''))
  }
  return words
}

const knowledgeWords = ['nothing', 'marker', 'seen'] as const

export const unitFacts = (game: OperationalGame, state: OperationalState, unit: number, expected: UnitExpectation) =>
  ({
    hex: () => hexName(game, state.hex[unit]),
    place: () => placeWord(state.hex[unit]),
    destroyed: () => state.hex[unit] === destroyed,
    active: () => state.active[unit],
    suppressed: () => state.suppressed[unit],
    steps: () => (state.active[unit] ?? 0) + (state.suppressed[unit] ?? 0),
    experience: () => state.experience[unit],
    entrenchment: () => state.entrenchment[unit],
    unsupplied: () => state.unsupplied[unit],
    movementPoints: () => state.movementPoints[unit],
    actionPoint: () => nameIn(actionPoint, state.actionPoint[unit]),
    retreated: () => state.retreated[unit] === 1,
    lossesThisTurn: () => state.lossesThisTurn[unit],
    moved: () => state.moved[unit] !== 0,
    specialists: () => named(expected.specialists, (id) => specialistWord(game, state, unit, id)),
    queue: () => queueWords(game, state, unit),
    stance: () => nameIn(stances, state.stance[unit]),
    stanceKnown: () => state.stanceKnown[unit] === 1,
    dump: () => nameIn(dump, state.dump[unit]),
    supplied: () => nameIn(suppliedBy, state.supplied[unit]),
    motorised: () => state.motorised[unit] === 1,
    dugIn: () => state.dugIn[unit] === 1,
    extended: () => state.extended[unit] === 1,
    weak: () => game.isWeak(state, unit),
    known: () => knowledgeWords[knows(game.table, state, game.table.side[unit] === 0 ? 1 : 0, unit)],
    delayed: () => state.delayed[unit],
  }) satisfies Record<keyof UnitExpectation, () => unknown>
export type UnitFacts = ReturnType<typeof unitFacts>

export const headquartersFacts = (
  { scenario, table }: OperationalGame,
  state: OperationalState,
  hq: number,
  expected: HeadquartersExpectation,
) => {
  const branch = (name: string): number => hq * branches.length + (branches as readonly string[]).indexOf(name)
  const level = (name: string): number => (state.hqLevel[branch(name)] ?? 0) - (state.hqSuppressed[branch(name)] ?? 0)
  const items = (list: Uint8Array) => (name: string) =>
    table.items.reduce((sum, item, index) => {
      const id = item.kind === 'specialist' ? table.specialistIds[item.specialist] : item.kind
      return id === name ? sum + (list[hq * table.items.length + index] ?? 0) : sum
    }, 0)
  return {
    hex: () => ((state.hqHex[hq] ?? 0) > 0 ? makeHexName(scenario.map, state.hqHex[hq] ?? 0) : 'none'),
    place: () => placeWord(state.hqHex[hq]),
    points: () => state.hqPoints[hq],
    command: () => state.hqCommand[hq],
    trucks: () => state.hqTrucks[hq],
    levels: () => named(expected.levels, level),
    suppressed: () => named(expected.suppressed, (name) => state.hqSuppressed[branch(name)] ?? 0),
    silent: () => branches.reduce((sum, name) => sum + (state.hqSuppressed[branch(name)] ?? 0), 0),
    unsupplied: () => state.hqUnsupplied[hq],
    experience: () => state.hqExperience[hq],
    target: () => state.hqTarget[hq],
    upgrades: () => state.hqUpgrades[hq],
    specialised: () =>
      named(
        expected.specialised,
        (order) => state.hqSpecialised[hq * table.orderCount + (orderIds as readonly string[]).indexOf(order)] ?? 0,
      ),
    prisoners: () => state.hqPrisoners[hq],
    reports: () => state.hqReports[hq],
    motorised: () => state.hqMotorised[hq] === 1,
    pool: () => named(expected.pool, items(state.pool)),
    next: () => named(expected.next, items(state.poolNext)),
    later: () => named(expected.later, items(state.poolLater)),
  } satisfies Record<keyof HeadquartersExpectation, () => unknown>
}
export type HeadquartersFacts = ReturnType<typeof headquartersFacts>

/** Facts of hexes: what expectations call by a hex name. */
export const hexFacts: StateFacts<ExamplePosition, OperationalState, ExampleExpectation>['hexes'] = {
  owner: (_, state, hex) => {
    const owner = state.owner[hex] ?? nobody
    return owner === nobody ? 'nobody' : owner + 1
  },
  forts: ({ game }, state, hex) => {
    const fort = game.scenario.map.forts.indexOf(hex)
    return fort < 0 ? 'no fort' : state.fortIntact[fort] === 1 ? 'intact' : 'destroyed'
  },
  hubs: ({ game }, state, hex) => {
    const hub = hubAt(game.table, state, hex)
    return hub < 0 ? 'gone' : state.hubSupplied[hub] === 1 ? 'working' : 'unsupplied'
  },
  hubTrucks: ({ game }, state, hex) => {
    const hub = hubAt(game.table, state, hex)
    return hub < 0 ? 0 : state.hubTrucks[hub]
  },
  stragglers: (_, state, hex) => stragglersAt(state, hex),
  cities: ({ game }, state, hex) => {
    const city = game.table.cityAt[hex] ?? -1
    return city < 0 ? 'no city' : state.ruined[city] === 1 ? 'ruins' : 'intact'
  },
  sight: (_, state, hex) => {
    const bits = state.sight[hex] ?? 0
    return (['nobody', 1, 2, 'both'] as const)[(bits & 1) | ((bits >> 1) & 2)]
  },
}

/** Counts of both sides, the first side's first. */
const pairs = [
  'prestige',
  'score',
  'killed',
  'scattered',
  'specialistsLost',
  'prisoners',
  'ruinedCities',
  'destroyedBridges',
  'portSupply',
] as const

const pairFacts = (state: OperationalState) =>
  Object.fromEntries(pairs.map((name) => [name, () => [...state[name]]])) as {
    readonly [K in (typeof pairs)[number]]: () => number[]
  }

/** Facts of the whole position that are one value or a list. */
export const wholeFacts = (game: OperationalGame, state: OperationalState, expect: ExampleExpectation) => {
  const { table } = game
  const side = (number: 1 | 2): number => number - 1
  const flags = (list: Uint8Array): boolean[] => [list[0] !== 0, list[1] !== 0]
  return {
    ...pairFacts(state),
    ...courseFacts(game, state),
    bridges: () =>
      named(expect.bridges, (text) => {
        const at = table.crossingAt[edgeOf(game, text) ?? -1] ?? -1
        return at < 0 ? 'none' : hyphenated(nameIn(crossing, state.crossing[at]))
      }),
    trucks: () =>
      (expect.trucks ?? []).map((list, index) => [
        ...state.trucks.subarray(index * table.truckTurns, index * table.truckTurns + list.length),
      ]),
    assets: () =>
      (expect.assets ?? []).map((one) => {
        const at = side(one.side) * table.assetIds.length + table.assetIds.indexOf(one.asset)
        return {
          ...one,
          ...(one.left !== undefined && { left: state.assetLeft[at] }),
          ...(one.uses !== undefined && { uses: state.assetUses[at] }),
          ...(one.perTurn !== undefined && { perTurn: state.assetPerTurn[at] }),
        }
      }),
    hands: () =>
      [0, 1].map((owner) =>
        table.cards.flatMap((card, index) => (card.side === owner && state.card[index] === 1 ? [card.card] : [])),
      ),
    bonuses: () => [...state.bonus].map((one) => nameIn(bonus, one)),
    eliteStore: () => flags(state.eliteStore),
    fogLifted: () => flags(state.fogLifted),
  } satisfies Partial<Record<keyof ExampleExpectation, () => unknown>>
}
export type WholeFacts = ReturnType<typeof wholeFacts>
