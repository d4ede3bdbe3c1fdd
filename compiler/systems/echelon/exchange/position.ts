/** A position of an echelon game as a scenario that begins with it. */
import { weeksPerMonth } from '../../../../engine/systems/echelon/date.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import { rp } from '../../../../engine/systems/echelon/rules.ts'
import type { Income } from '../../../../engine/systems/echelon/scenario.ts'
import {
  away,
  eliminated,
  eliminatedIsolated,
  type Position,
  status,
} from '../../../../engine/systems/echelon/types.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import { listWords } from '../../../../engine/words.ts'
import {
  type About,
  type Clock,
  count,
  type ExportedPosition,
  field,
  lostIf,
  makeClock,
  plain,
  writePosition,
} from '../../../exchange/position.ts'
import { hexName, hexNames, type WritableEntry, table as writeTable } from '../../../exchange/writeYaml.ts'
import { mapOf } from './map.ts'

/** The files, or why there can be none. */
export const exportPosition = (game: EchelonGame, state: Position, about: About): ExportedPosition | string => {
  const { scenario } = game
  const played = { ...scenario, daysPerTurn: 1 }
  const clock = { ...makeClock(state, played), date: dayOfWeek(scenario.week + state.turn - 1) }
  const empty = sides.find((side) => unitsOf(game, state, side, clock).length === 0)
  if (empty !== undefined) return `${scenario.sides[empty].name} have no units left.`
  const map = mapOf(game, state, clock, about)
  const { tie, margin, objectives } = scenario
  return writePosition({ system: 'echelon', scenario: played, clock, turn: state.turn }, about, {
    head: [...field('tie', tie === null ? undefined : scenario.sides[tie].id, ''), ...field('margin', margin, '')],
    side: (side) => sideLines(game, state, side, clock),
    rest: writeTable(
      'objectives',
      objectives.map(({ name, hex, perTurn, atEnd }) => {
        const inOrder = (points: readonly number[]): number[] => clock.order.map((side) => points[side])
        return { name, at: hexName(scenario.map, hex), perTurn: inOrder(perTurn), atEnd: inOrder(atEnd) }
      }),
    ),
    map: map.text,
    standing: (side) => standing(game, state, side, clock),
    lost: [...map.lost, ...lostOf(game, state)],
  })
}

const monthsPerYear = 12
const firstYear = 1900
const daysPerWeek = 7

/** The first day of a week, as year-month-day. */
const dayOfWeek = (week: number): string => {
  const month = Math.floor(week / weeksPerMonth)
  const parts = [firstYear + Math.floor(month / monthsPerYear), (month % monthsPerYear) + 1]
  return [...parts, (week % weeksPerMonth) * daysPerWeek + 1].map((part) => String(part).padStart(2, '0')).join('-')
}

const withoutZeros = (numbers: Income | Readonly<Record<string, number>>): WritableEntry | undefined => {
  const some = Object.entries(numbers).filter(([, number]) => number > 0)
  return some.length === 0 ? undefined : Object.fromEntries(some)
}

const sideLines = (game: EchelonGame, state: Position, side: Side, clock: Clock): string[] => {
  const { map, sides: both, rules } = game.scenario
  const { nations, home, income, entry, sources, commands, surrenders, lift, airPoints, navalPoints, ...flags } =
    both[side]
  const start = {
    infantry: Math.floor(state.infantry[side] / rp),
    armour: Math.floor(state.armour[side] / rp),
  }
  const own = game.table.commands.findIndex((one) => one.side === side)
  const smpOf = (command: number): number => Math.floor(state.smpPool[command] / rules.transport.smp.re)
  const loads = (re: number): number | undefined => Math.floor(re / rules.supply.reOfSp) || undefined
  const stores = [...game.table.board.spaces].flatMap((hex): WritableEntry[] => {
    const [supply, special] = [loads(state.stock[hex]), loads(state.special[hex])]
    return state.owner[hex] !== side + 1 || (supply ?? special) === undefined
      ? []
      : [{ at: hexName(map, hex), supply, special }]
  })
  return [
    ...field('nations', nations),
    ...field('home', home),
    ...field('start', withoutZeros(start)),
    ...field('income', withoutZeros(income)),
    ...field('entry', entry === 0 ? undefined : hexName(map, entry)),
    ...field('sources', sources.length === 0 ? undefined : hexNames(map, sources)),
    ...field('smp', smpOf(own) || undefined),
    ...writeTable(
      'commands',
      commands.map(({ name, hexes, nation }, index) => ({
        name,
        smp: smpOf(own + 1 + index),
        hexes: hexes.length === 0 ? undefined : hexNames(map, hexes),
        nation,
      })),
      '    ',
    ),
    ...field('lift', withoutZeros(lift)),
    ...field('airPoints', airPoints || undefined),
    ...field('navalPoints', navalPoints || undefined),
    ...field('seaZones', flags.seaZones || undefined),
    ...field('destroysPorts', flags.destroysPorts || undefined),
    ...writeTable(
      'surrenders',
      surrenders.map(({ nation, hexes }) => ({ nation, hexes: hexNames(map, hexes) })),
      '    ',
    ),
    ...field('withoutHeadquarters', flags.withoutHeadquarters || undefined),
    ...writeTable('supplies', stores, '    '),
    ...writeTable('units', unitsOf(game, state, side, clock), '    '),
  ]
}

/** Units on the map, those that come, and those that wait to be rebuilt. */
const unitsOf = ({ scenario, table }: EchelonGame, state: Position, side: Side, clock: Clock): WritableEntry[] => {
  const idOf = (number: number): string | undefined => (number === 0 ? undefined : scenario.units[number - 1].id)
  return table.unitsOf[side].flatMap((unit): WritableEntry[] => {
    const { id, name, design, nation, extra, leaves } = scenario.units[unit]
    const hex = state.hex[unit]
    const turn = state.due[unit] > 0 ? Math.max(1, clock.turnOf(side, state.due[unit])) : undefined
    const isGone = hex === eliminated || hex === eliminatedIsolated
    const isSpare = hex === away && turn === undefined
    if (hex <= 0 && turn === undefined && !isGone && !isSpare) return []
    return [
      {
        id,
        name,
        design,
        nation: nation === scenario.rules.designs[design].nation ? undefined : nation,
        hex: hex > 0 ? hexName(scenario.map, hex) : undefined,
        turn: hex > 0 ? undefined : turn,
        entry: hex > 0 || turn === undefined ? undefined : hexName(scenario.map, state.dueAt[unit]),
        leaves: leaves === undefined || isGone || isSpare ? undefined : clock.turnOf(side, leaves),
        reversed: state.reversed[unit] === 1 || undefined,
        abilities: extra.length === 0 ? undefined : extra,
        carrier: idOf(state.carrier[unit]),
        depot: idOf(state.depot[unit]),
        inReserve: (state.status[unit] & status.inReserve) !== 0 || undefined,
        eliminated: (isGone && turn === undefined) || undefined,
        spare: isSpare || undefined,
      },
    ]
  })
}

/** How it stands for a side, in words. */
const standing = (game: EchelonGame, state: Position, side: Side, clock: Clock): string => {
  const { name } = game.scenario.sides[side]
  const units = unitsOf(game, state, side, clock)
  const there = units.filter(({ hex }) => hex !== undefined).length
  const coming = units.filter(({ turn }) => turn !== undefined).length
  const held = game.scenario.objectives.filter(({ hex }) => state.owner[hex] === side + 1)
  const owns = held.length === 0 ? 'no place that brings points' : listWords(held.map((one) => plain(one.name)))
  return `**${plain(name)}.** ${count(there, 'unit')} on the map${coming > 0 ? `, ${coming} on the way` : ''}; it owns ${owns}.`
}

const lostOf = ({ table, scenario: { rules } }: EchelonGame, state: Position): string[] => {
  const points = state.points[0] + state.points[1]
  const disrupted = [...state.status].filter((bits) => (bits & status.disrupted) !== 0).length
  const laden = [...state.cargo, ...state.specialCargo].filter((re) => re > 0).length
  const cutOff = table.unitsOf.flat().filter((unit) => state.hex[unit] > 0 && state.isolated[unit] > 0).length
  const parts = [...state.stock, ...state.special].filter((re) => re % rules.supply.reOfSp > 0).length
  const divided = table.profiles.filter(({ design }, unit) => state.aa[unit] !== design.aa).length
  return [
    ...lostIf(parts, 'Parts of supply points are left out.'),
    ...lostIf(divided, 'Anti-aircraft that was divided or put together has its printed points again.'),
    ...lostIf(points, 'Points of victory are counted from nothing.'),
    ...lostIf(disrupted, `${count(disrupted, 'unit')} that ${disrupted === 1 ? 'is' : 'are'} disrupted recover.`),
    ...lostIf(laden, 'Supply units are empty.'),
    ...lostIf(cutOff, 'Turns without a line of communication are counted anew.'),
  ]
}
