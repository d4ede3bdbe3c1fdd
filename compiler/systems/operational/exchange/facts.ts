/** The facts of an operational scenario, for comparing two versions of it. */
import { directions, type Hex, type Hexside, makeHexName } from '../../../../engine/hex.ts'
import type { OperationalScenario, PoolItem } from '../../../../engine/systems/operational/scenario.ts'
import { nobody } from '../../../../engine/systems/operational/types.ts'
import {
  byKind,
  byName,
  bySpace,
  type Fact,
  type Facts,
  identified,
  numbered,
  unless,
} from '../../../exchange/facts.ts'

const usualExperience = 100

export const factsOf = (scenario: OperationalScenario): Facts => {
  const { map, sides, weather } = scenario
  return {
    settings: {
      turns: String(scenario.turns),
      date: scenario.date,
      'days per turn': String(scenario.daysPerTurn),
      difficulty: scenario.difficulty,
      fog: scenario.fog ? 'yes' : 'no',
      weather: weather.every((one) => one === weather[0]) ? (weather[0] ?? '') : weather.join(', '),
      size: `${map.width} x ${map.height}`,
    },
    things: {
      side: sideFacts(scenario),
      unit: unitFacts(scenario),
      headquarters: headquartersFacts(scenario),
      ...goalFacts(scenario),
      ...mapFacts(scenario),
    },
    hexes: {
      terrain: bySpace(map, (hex) => map.terrainIds[map.terrain[hex]]),
      owner: bySpace(map, (hex) => (map.owner[hex] === nobody ? 'nobody' : sides[map.owner[hex] as 0 | 1].id)),
    },
  }
}

type HexNames = (hex: Hex) => string

const itemWords = (items: readonly PoolItem[]): string | undefined =>
  items.map(({ item, nation, count }) => `${count} ${nation} ${item}`).join(', ') || undefined

const sideFacts = ({ map, sides }: OperationalScenario): Fact[] => {
  const name: HexNames = (hex) => makeHexName(map, hex)
  return identified(sides, (side) => ({
    victory: side.victory,
    prestige: unless(0, side.prestige),
    lorries: unless(0, side.trucks),
    prepares: side.prepares ? 'yes' : undefined,
    cards: side.cards.map(({ card }) => card).join(', ') || undefined,
    assets:
      side.assets
        .map(({ asset, perTurn, uses }) => `${asset} ${perTurn} a turn${uses === null ? '' : `, ${uses} in all`}`)
        .join('; ') || undefined,
    sources: side.sources.map(({ kind, hex, value }) => `${kind} ${name(hex)} ${value} %`).join(', ') || undefined,
    hubs: side.hubs.map(({ hex, trucks }) => `${name(hex)} ${trucks}`).join(', ') || undefined,
    store: itemWords(side.store),
  }))
}

/** Units, without those that are only formed in play. */
const unitFacts = ({ map, sides, units, headquarters }: OperationalScenario): Fact[] => {
  const name: HexNames = (hex) => makeHexName(map, hex)
  const listed = units.filter(({ reserve }) => reserve !== 'security')
  return identified(listed, (unit) => ({
    side: sides[unit.side].id,
    type: unit.type,
    hex: unit.hex === undefined ? undefined : name(unit.hex),
    steps: String(unit.steps),
    suppressed: unless(0, unit.suppressed),
    experience: unless(usualExperience, unit.experience),
    entrenchment: unless(0, unit.entrenchment),
    unsupplied: unless(0, unit.unsupplied),
    arrives:
      unit.arrives &&
      `turn ${unit.arrives.turn} by ${unit.arrives.by}${unit.arrives.hexes.length > 0 ? ` at ${unit.arrives.hexes.map(name).join(' ')}` : ''}`,
    headquarters: unit.headquarters === undefined ? undefined : headquarters[unit.headquarters].id,
    specialists: unit.specialists.join(', ') || undefined,
    reserve: unit.reserve,
    dump: unit.dump ? 'yes' : undefined,
  }))
}

const headquartersFacts = ({ map, headquarters }: OperationalScenario): Fact[] => {
  const name: HexNames = (hex) => makeHexName(map, hex)
  return identified(headquarters, (one) => ({
    kind: one.profile,
    hex: one.hex === undefined ? undefined : name(one.hex),
    arrives: one.arrives === undefined ? undefined : `turn ${one.arrives}`,
    'command points': String(one.commandPoints),
    lorries: String(one.trucks),
    levels: Object.entries(one.levels)
      .map(([branch, level]) => `${branch} ${level}`)
      .join(', '),
    experience: unless(0, one.experience),
    pool: itemWords(one.pool),
  }))
}

const goalFacts = ({ map, sides, units, objectives, bonuses }: OperationalScenario) => {
  const name: HexNames = (hex) => makeHexName(map, hex)
  return {
    objective: numbered(objectives, byName, (one) => ({
      side: sides[one.side].id,
      hex: name(one.hex),
      by: `turn ${one.by}`,
    })),
    bonus: numbered(bonuses, byName, ({ side, by, condition, reward }) => ({
      side: sides[side].id,
      by: `turn ${by}`,
      condition: wordsOf(condition, name, units),
      reward: wordsOf(reward, name, units),
    })),
  }
}

const mapFacts = ({ map }: OperationalScenario) => {
  const name: HexNames = (hex) => makeHexName(map, hex)
  const edge = ({ hex, direction }: Hexside): string => `${name(hex)} ${directions[direction]}`
  return {
    way: numbered(map.ways, byKind, ({ hexes }) => ({ course: hexes.map(name).join(' ') })),
    barrier: numbered(map.barriers, byKind, ({ hexsides }) => ({ course: hexsides.map(edge).join(', ') })),
    bridge: map.bridges.map((side) => ({
      id: edge(side),
      name: edge(side),
      fields: { down: map.damagedBridges.some((one) => edge(one) === edge(side)) ? 'yes' : undefined },
    })),
    fort: map.forts.map((hex) => ({ id: name(hex), name: name(hex), fields: {} })),
    name: numbered(map.names, byName, ({ kind, hexes }) => ({ kind, hexes: hexes.map(name).join(' ') })),
  }
}

/** A condition or a reward. */
const wordsOf = (one: { readonly type: string }, name: HexNames, units: OperationalScenario['units']): string =>
  Object.entries(one)
    .map(([key, value]) =>
      key === 'hex' ? name(Number(value)) : key === 'unit' ? units[Number(value)].id : String(value),
    )
    .join(' ')
