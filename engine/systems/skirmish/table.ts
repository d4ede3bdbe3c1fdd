/** A scenario as fast lookups. */
import { around, type Board, makeSquareBoard, type Space } from '../../board.ts'
import { type Flooding, makeFlooding } from '../../flood.ts'
import type { Side } from '../../game.ts'
import { named } from '../../tableParts.ts'
import type {
  Ability,
  GeneralRules,
  LastingEffect,
  SupportRules,
  TerrainRules,
  UnitClass,
  UnitRules,
  UpgradeRules,
  WeatherRules,
} from './rules.ts'
import { classes } from './rules.ts'
import { battlefield, height, type SkirmishScenario, type TeamIndex, width } from './scenario.ts'

/** A card of some deck: of a unit, or a support card. */
export type Card = CardNumbers &
  (
    | { readonly unit: UnitRules; readonly support?: undefined }
    | { readonly unit?: undefined; readonly support: SupportRules }
  )

interface CardNumbers {
  readonly id: string
  /** Upgrade options of a unit, as the year allows them. skirmish.P7, d44 */
  readonly options: readonly UpgradeOption[]
  /** An index into `classes`; of a support card -1. */
  readonly kind: number
  /** Upgrade options that are mounted, that reload, and that are smoke which may be lit under fire: a bit each. skirmish.S7, S8, P1 */
  readonly mounted: number
  readonly reloads: number
  readonly smoke: number
}

interface UpgradeOption {
  readonly id: string
  readonly rules: UpgradeRules
  readonly cost: number
  /** The option of the same upgrade that must be bought before; -1: none. */
  readonly after: number
}

/** An effect that lies under units, and its card. */
export interface Lasting {
  readonly card: number
  readonly effect: LastingEffect
}

/** A kind of hidden mine, and its card. */
export interface Mine {
  readonly card: number
  readonly classes: readonly UnitClass[]
  readonly wounds: number
}

export interface Table {
  readonly scenario: SkirmishScenario
  readonly board: Board
  /** Spaces of the field are 1 to `field`; the headquarters of the sides follow. */
  readonly field: number
  readonly spaces: readonly Space[]
  readonly size: number
  readonly headquarters: readonly [Space, Space]
  /** At `from * size + to`: steps between spaces. skirmish.S2, H1, d12, d17 */
  readonly distance: Uint8Array
  /** At `team * size + space`: the own row, 1 to 6; 0 for a headquarters. skirmish.T1 */
  readonly row: Uint8Array
  /** By space: the spaces of the field that touch it. */
  readonly near: readonly (readonly Space[])[]
  /** Searches the board for movement: what it finds holds until the next search. */
  readonly flood: Flooding
  /** By side: spaces of its own row 1. */
  readonly deploymentLine: readonly [readonly Space[], readonly Space[]]

  readonly seats: number
  readonly teamOf: readonly TeamIndex[]
  readonly teams: readonly [readonly Side[], readonly Side[]]

  readonly cards: readonly Card[]
  /** At `seat * cards + card`: copies in the deck at the start, and units that can be on the board. */
  readonly copies: Uint8Array
  readonly units: number
  readonly seat: Uint8Array
  readonly team: readonly TeamIndex[]
  readonly card: Uint16Array
  /** By unit: its card, and its class as an index into `classes`. */
  readonly rules: readonly UnitRules[]
  readonly kind: Uint8Array
  /** By unit: what it is called. No other unit of its side has this name. */
  readonly names: readonly string[]
  readonly unitsOf: readonly (readonly number[])[]
  readonly unitsOfTeam: readonly [readonly number[], readonly number[]]
  /** At `seat * cards + card`: the first unit of it; the others follow. */
  readonly firstUnit: Int16Array
  readonly slots: Uint8Array
  /** Units at the start, in the order of the scenario. */
  readonly startUnits: readonly number[]

  /** The effects of the scenario's weather. */
  readonly weather: WeatherRules
  readonly terrains: readonly TerrainRules[]
  /** At `terrain * units + unit`, where terrain 0 is none: what it is for the unit. */
  readonly footing: Uint8Array
  readonly terrainIds: readonly string[]
  readonly firstTerrain: Uint8Array
  readonly lasting: readonly Lasting[]
  /** Cards that are played as an ambush. */
  readonly ambushes: readonly number[]
  readonly mines: readonly Mine[]
  readonly generals: readonly GeneralRules[]
  readonly generalIds: readonly string[]
  /** By side: what its headquarters stands, and what it keeps for each seat. skirmish.H3, H4 */
  readonly points: readonly [number, number]
  readonly store: readonly [number, number]
  /** Number of objectives of the first side, and of both. */
  readonly objectives: readonly [number, number]
}

export const infantry = classes.indexOf('infantry')
export const artillery = classes.indexOf('artillery')
export const aircraft = classes.indexOf('aircraft')

/** The footing of a unit on a space. skirmish.T6 */
export const footing = { normal: 0, difficult: 1, closed: 2 } as const

export const hasAbility = (rules: UnitRules, ability: Ability): boolean => rules.abilities.includes(ability)

/** The places of the bits that are set, the lowest first. */
export const bitsOf = (bits: number): readonly number[] => {
  const places: number[] = []
  for (let place = 0; bits >> place > 0; place++) if (bits & (1 << place)) places.push(place)
  return places
}

/** Those of some seats for which something holds, a bit each. */
export const seatsWhere = (seats: readonly Side[], holds: (seat: Side) => boolean): number =>
  seats.reduce((bits, seat) => (holds(seat) ? bits | (1 << seat) : bits), 0)

/** Whose mine it is that a state's `mine` names. */
export const seatOfMine = ({ mines }: Table, mine: number): Side => Math.floor((mine - 1) / mines.length)

/** For how many kinds of cards under units, and of mines of all seats, the numbers of a state have room. */
const mostLasting = 30
const mostMines = 255

const limited = <T>(what: string, most: number, cards: readonly T[]): readonly T[] => {
  if (cards.length > most) throw new RangeError(`at most ${most} support cards ${what}, not ${cards.length}`)
  return cards
}

const both = <T>(make: (team: TeamIndex) => T): readonly [T, T] => [make(0), make(1)]

/** Cards of all decks: unit cards in the order of the rules, then support cards. */
const cardsOf = ({ sides, units: start, rules, year }: SkirmishScenario): readonly Card[] => {
  const ofKind = (kind: 'units' | 'support'): ReadonlySet<string> =>
    new Set(sides.flatMap((seat) => Object.keys(seat[kind])))
  const units = new Set([...ofKind('units'), ...start.map(({ type }) => type)])
  for (const id of units) named(rules.unitTypes, id, 'unit card')
  for (const id of ofKind('support')) named(rules.support, id, 'support card')
  const unitCard = (id: string): Card => {
    const unit = rules.unitTypes[id]
    const options = optionsOf(rules.upgrades, unit, year)
    const bitsWhere = (holds: (rules: UpgradeRules) => boolean): number =>
      options.reduce((bits, option, at) => (holds(option.rules) ? bits | (1 << at) : bits), 0)
    return {
      id,
      unit,
      options,
      kind: classes.indexOf(unit.class),
      mounted: bitsWhere(({ use }) => use === 'mounted'),
      reloads: bitsWhere(({ use }) => use === 'reload'),
      smoke: bitsWhere(({ use, until }) => use === 'once' && until === 'next'),
    }
  }
  const supportCard = (id: string): Card => ({
    id,
    support: rules.support[id],
    options: [],
    kind: -1,
    mounted: 0,
    reloads: 0,
    smoke: 0,
  })
  const supports = ofKind('support')
  return [
    ...Object.keys(rules.unitTypes).flatMap((id) => (units.has(id) ? [unitCard(id)] : [])),
    ...Object.keys(rules.support).flatMap((id) => (supports.has(id) ? [supportCard(id)] : [])),
  ]
}

/** Returns the possible upgrades of a unit: those later than its year are replaced or left out. skirmish.F2, d44 */
export const optionsOf = (
  upgrades: Readonly<Record<string, UpgradeRules>>,
  { upgrades: listed }: UnitRules,
  year = Number.POSITIVE_INFINITY,
): readonly UpgradeOption[] => {
  const ids: string[] = []
  return listed.flatMap(({ upgrade, cost }) => {
    let id: string | undefined = upgrade
    while (id !== undefined && (named(upgrades, id, 'upgrade').year ?? 0) > year) id = upgrades[id].before
    if (id === undefined || (id !== upgrade && ids.includes(id))) return []
    const after = ids.lastIndexOf(id)
    ids.push(id)
    return [{ id, rules: upgrades[id], cost: id === upgrade ? (cost ?? upgrades[id].cost) : upgrades[id].cost, after }]
  })
}

/** The board of all battles, which takes longer to make than all else. */
const board = makeSquareBoard(battlefield, battlefield.boxes)

export const makeTable = (scenario: SkirmishScenario): Table => {
  const { sides, rules } = scenario
  const field = width * height
  const teamOf = sides.map(({ team }) => team)
  const cards = cardsOf(scenario)
  const cardAt = (id: string, isUnit: boolean): number =>
    cards.findIndex((card) => card.id === id && (card.unit !== undefined) === isUnit)
  const copies = new Uint8Array(sides.length * cards.length)
  for (const [seat, { units, support }] of sides.entries()) {
    for (const [id, count] of Object.entries(units)) copies[seat * cards.length + cardAt(id, true)] = count
    for (const [id, count] of Object.entries(support)) copies[seat * cards.length + cardAt(id, false)] = count
  }
  const pool = poolOf(scenario, cards, copies, cardAt)
  const terrains = Object.values(rules.terrain)
  const terrainIds = Object.keys(rules.terrain)
  const firstTerrain = new Uint8Array(board.size)
  for (const { space, kind } of scenario.terrain) {
    named(rules.terrain, kind, 'terrain')
    firstTerrain[space] = terrainIds.indexOf(kind) + 1
  }
  for (const id of scenario.generals) if (id !== null) named(rules.generals, id, 'general')
  const nationOf = (team: TeamIndex) => named(rules.nations, sides[teamOf.indexOf(team)].nation, 'nation')
  const isTeam = sides.length > 2
  const spaces = [...board.spaces].filter((space) => space <= field)
  const row = new Uint8Array(2 * board.size)
  for (const space of spaces) {
    row[space] = 1 + Math.floor((space - 1) / width)
    row[board.size + space] = height + 1 - row[space]
  }
  const distance = new Uint8Array(board.size * board.size)
  for (const from of board.spaces)
    for (const to of board.spaces) distance[from * board.size + to] = board.distance(from, to)
  return {
    scenario,
    board,
    field,
    spaces,
    size: board.size,
    headquarters: [field + 1, field + 2],
    distance,
    row,
    near: Array.from({ length: board.size }, (_, space) => around(board, space).filter((next) => next <= field)),
    flood: makeFlooding(board),
    deploymentLine: both((team) => spaces.filter((space) => row[team * board.size + space] === 1)),
    seats: sides.length,
    teamOf,
    teams: both((team) => teamOf.flatMap((of, seat) => (of === team ? [seat] : []))),
    cards,
    copies,
    ...pool,
    names: namesOf(scenario, pool),
    team: [...pool.seat].map((seat) => teamOf[seat]),
    unitsOf: sides.map((_, seat) => [...pool.seat.keys()].filter((unit) => pool.seat[unit] === seat)),
    unitsOfTeam: both((team) => [...pool.seat.keys()].filter((unit) => teamOf[pool.seat[unit]] === team)),
    weather: rules.frame.weather[scenario.weather],
    terrains,
    footing: Uint8Array.from([undefined, ...terrains].flatMap((one) => pool.rules.map((unit) => footingOn(one, unit)))),
    terrainIds,
    firstTerrain,
    lasting: limited(
      'that lie under units',
      mostLasting,
      cards.flatMap(({ support }, card) => (support?.lasting ? [{ card, effect: support.lasting }] : [])),
    ),
    ambushes: cards.flatMap(({ support }, card) =>
      support?.ambush && support.window.includes('enemy-movement') ? [card] : [],
    ),
    mines: limited(
      'that are mines',
      Math.floor(mostMines / sides.length),
      cards.flatMap(({ support }, card) => (support?.mine ? [{ card, ...support.mine }] : [])),
    ),
    generals: Object.values(rules.generals),
    generalIds: Object.keys(rules.generals),
    points: both((team) => nationOf(team).points + (isTeam ? rules.frame.teams.headquarters : 0)),
    store: both((team) => nationOf(team).store),
    objectives: [
      scenario.aims[0].objectives.length,
      scenario.aims[0].objectives.length + scenario.aims[1].objectives.length,
    ],
  }
}

/** Returns the footing of a unit card on terrain. skirmish.T2, T6 */
const footingOn = (terrain: TerrainRules | undefined, unit: UnitRules): number => {
  if (terrain === undefined) return footing.normal
  if (terrain.amphibious && hasAbility(unit, 'amphibious')) return footing.difficult
  if (terrain.movement === 'inaccessible' || !terrain.admits.includes(unit.class)) return footing.closed
  const isSlow = terrain.movement === 'difficult' || terrain.slows.includes(unit.class)
  return isSlow && !hasAbility(unit, 'recon') ? footing.difficult : footing.normal
}

type Pool = Pick<Table, 'units' | 'seat' | 'card' | 'rules' | 'kind' | 'firstUnit' | 'slots' | 'startUnits'>

/** Room for every unit that can be on the board: one for each copy of a card in a deck, and for each unit at the start. */
const poolOf = (
  { sides, units: start }: SkirmishScenario,
  cards: readonly Card[],
  copies: Uint8Array,
  cardAt: (id: string, isUnit: boolean) => number,
): Pool => {
  const firstUnit = new Int16Array(copies.length).fill(-1)
  const slots = new Uint8Array(copies.length)
  const seat: number[] = []
  const card: number[] = []
  const startUnits: number[] = start.map(() => -1)
  for (let at = 0; at < copies.length; at++) {
    const [owner, index] = [Math.floor(at / cards.length), at % cards.length]
    if (cards[index].unit === undefined) continue
    const here = start.flatMap(({ side, type }, number) =>
      side === owner && cardAt(type, true) === index ? [number] : [],
    )
    slots[at] = copies[at] + here.length
    if (slots[at] > 0) firstUnit[at] = seat.length
    for (const [place, number] of here.entries()) startUnits[number] = seat.length + place
    for (let copy = 0; copy < slots[at]; copy++) {
      seat.push(owner)
      card.push(index)
    }
  }
  if (sides.length !== 2 && sides.length !== 4)
    throw new RangeError(`a battle has two or four seats, not ${sides.length}`)
  const rules = card.map((index) => cards[index].unit as UnitRules)
  return {
    units: seat.length,
    seat: Uint8Array.from(seat),
    card: Uint16Array.from(card),
    rules,
    kind: Uint8Array.from(card, (index) => cards[index].kind),
    firstUnit,
    slots,
    startUnits,
  }
}

/**
 * By unit its name. Units at the start keep theirs; others have the name of their card, from the second one of a side on with a number.
 * Numbers go by the place of a unit among those of its card and its seat, which are deployed in this order, and by turns where decks of a side
 * have cards of one name: so a number never tells how many copies a deck has.
 */
const namesOf = ({ sides, units }: SkirmishScenario, { seat, card, rules, startUnits }: Pool): readonly string[] => {
  const groups = rules.map(({ name }, unit) => `${sides[seat[unit]].team} ${name}`)
  const decks = rules.map((_, unit) => card[unit] * sides.length + seat[unit])
  return rules.map(({ name }, unit) => {
    const start = startUnits.indexOf(unit)
    if (start >= 0) return units[start].name
    const alike = [...groups.keys()].filter((other) => groups[other] === groups[unit])
    const others = alike.filter((other) => !startUnits.includes(other))
    const sharing = [...new Set(others.map((other) => decks[other]))]
    const before = others.filter((other) => other < unit && decks[other] === decks[unit]).length
    const number = alike.length - others.length + before * sharing.length + sharing.indexOf(decks[unit]) + 1
    return number === 1 ? name : `${name} ${number}`
  })
}
