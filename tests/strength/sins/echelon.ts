/** Sins counted in games of echelon. The enemy’s possible moves come from the rules, with all that blocks them. */

import { floodFrom } from '../../../engine/flood.ts'
import type { Hex } from '../../../engine/hex.ts'
import { airPointsLeft, navalPointsLeft } from '../../../engine/systems/echelon/air/support.ts'
import { attackersOf } from '../../../engine/systems/echelon/combat/attack.ts'
import { forecastOf } from '../../../engine/systems/echelon/combat/forecast.ts'
import type { EchelonEvent } from '../../../engine/systems/echelon/events.ts'
import type { EchelonGame } from '../../../engine/systems/echelon/index.ts'
import { allowanceOf, stepsOf } from '../../../engine/systems/echelon/movement.ts'
import { isAtSea } from '../../../engine/systems/echelon/sea/coast.ts'
import { isDepot, isHeadquarters } from '../../../engine/systems/echelon/supply/headquarters.ts'
import { hexesAround } from '../../../engine/systems/echelon/table.ts'
import { type EchelonState, type Position, phase, status, supply } from '../../../engine/systems/echelon/types.ts'
import { exerts, has, isCombatUnit } from '../../../engine/systems/echelon/units.ts'
import type { EchelonAction } from '../../../engine/systems/echelon/verbs/index.ts'
import { otherSide, type Side, sides } from '../../../engine/twoSides.ts'
import { gameOf } from '../../support/games.ts'
import { makeCounts, type Sins, type Witness } from './sin.ts'

/** Hexes behind which a unit is far from the enemy, and within which stores are beside those who need them. */
const far = 3
const beside = 7

/** Hexes that fighters of a side can march to in a turn, past all that stands in their way. */
const marchesOf = (
  { table, services }: EchelonGame,
  state: Position,
  side: Side,
  isCounted: (unit: number) => boolean = () => true,
): ReadonlySet<Hex> => {
  const found = new Set<Hex>()
  for (const unit of table.unitsOf[side]) {
    if (state.hex[unit] <= 0 || !isCombatUnit(table, unit) || state.carrier[unit] > 0 || !isCounted(unit)) continue
    const step = stepsOf(services, state, unit)
    for (const hex of floodFrom(table.board, [state.hex[unit]], step, allowanceOf(table, state, unit)).spaces)
      found.add(hex)
  }
  return found
}

/** True if a hex is among some hexes, or beside one of them. */
const comesTo = ({ table }: EchelonGame, hexes: ReadonlySet<Hex>, hex: Hex): boolean =>
  hexes.has(hex) || hexesAround(table, hex).some((next) => hexes.has(next))

const watch = (game: EchelonGame): Witness => {
  const { table, services, scenario } = game
  const { counts, occasion, sin } = makeCounts(2)
  const { odds } = scenario.rules.combat
  const { reOfSp } = scenario.rules.supply
  const lifts = sides.map(() => ({ rail: 0, sea: 0 }))
  const reserves = sides.map(() => ({ offered: 0, declared: 0 }))
  /** Hexes that were fought for in the player-turn that goes on; where units stood, and which places had a garrison, as it began. */
  const fought = new Set<Hex>()
  let began: Int16Array = new Int16Array(0)
  let active: Side = 0
  let garrisons: readonly Hex[] = []
  let owners = new Uint8Array(0)
  let isFromSea = false

  const fightersAt = (state: Position, side: Side, hex: Hex): readonly number[] =>
    services.stacks
      .at(state, hex)
      .filter((unit) => table.side[unit] === side && isCombatUnit(table, unit) && !table.profiles[unit].isArtillery)
  const isSupplier = (unit: number): boolean => isDepot(services, unit) || isHeadquarters(services, unit)
  const goalsOf = (state: Position, side: Side): readonly Hex[] =>
    [...table.goals].filter((hex) => state.owner[hex] === side + 1)

  const beginTurn = (state: Position): void => {
    active = state.active
    fought.clear()
    began = state.hex.slice()
    garrisons = goalsOf(state, active).filter((hex) => fightersAt(state, active, hex).length > 0)
    for (const unit of table.unitsOf[active]) {
      const hex = state.hex[unit]
      if (hex <= 0 || !isCombatUnit(table, unit) || isAtSea(table, state, unit)) continue
      const hasStores = (): boolean =>
        [...table.board.spaces].some(
          (at) =>
            state.owner[at] === active + 1 && state.stock[at] >= reOfSp && table.board.distance(at, hex) <= beside,
        )
      occasion('starves', active, state.supply[unit] >= supply.none && hasStores())
    }
  }

  const endTurn = (state: Position, side: Side): void => {
    const enemy = otherSide(side)
    const marches = marchesOf(game, state, enemy)
    const isOpen = (hex: Hex): boolean => fightersAt(state, side, hex).length === 0 && marches.has(hex)
    for (const hex of goalsOf(state, side)) {
      occasion('open-aim', side, isOpen(hex))
      if (garrisons.includes(hex) && isOpen(hex)) sin('garrison-left', side)
    }
    const enemies = services.stacks.hexes(state).filter((hex) => services.stacks.held(state, enemy)[hex] > 0)
    for (const unit of table.unitsOf[side]) {
      const hex = state.hex[unit]
      if (hex <= 0 || isAtSea(table, state, unit)) continue
      if (isSupplier(unit) || table.profiles[unit].isArtillery)
        occasion('alone', side, fightersAt(state, side, hex).length === 0 && comesTo(game, marches, hex))
      if (!isCombatUnit(table, unit) || table.profiles[unit].design.move === 0) continue
      const isUseful =
        has(state, unit, status.inReserve | status.working) ||
        state.hex[unit] !== began[unit] ||
        enemies.some((one) => table.board.distance(one, hex) <= far) ||
        goalsOf(state, side).some((goal) => table.board.distance(goal, hex) < 2) ||
        services.stacks.at(state, hex).some(isSupplier)
      occasion('idle', side, !isUseful)
    }
  }

  const columnWithAll = (state: EchelonState, side: Side): number => {
    const trial = game.copy(state)
    const enemy = otherSide(side)
    trial.airSupport[enemy] += airPointsLeft(table, state, enemy)
    trial.navalSupport[enemy] += navalPointsLeft(table, state, enemy, state.target)
    const { column } = forecastOf(services, trial, attackersOf(table, state), state.target)
    return column === 'tooLow' ? -1 : column === 'open' ? odds.length : column
  }
  const isBad = (column: number): boolean => column < 0 || (column < odds.length && odds[column][0] <= odds[column][1])

  return {
    before(state, actor, act) {
      const side = actor as Side
      const position = state as EchelonState
      const action = act as EchelonAction
      if (began.length === 0) {
        beginTurn(position)
        owners = position.owner.slice()
      }
      if (action.type === 'flip' && isDepot(services, action.unit) && position.reversed[action.unit] === 0) {
        const marches = marchesOf(game, position, otherSide(side), (unit) => exerts(table, position, unit))
        if (!comesTo(game, marches, position.hex[action.unit])) sin('packed', side)
      }
      if (action.type === 'demolish') {
        const hex = position.hex[action.unit]
        const marches = marchesOf(game, position, otherSide(side))
        const isFed = services.stacks.at(position, hex).some((unit) => isDepot(services, unit))
        occasion('broken', side, !comesTo(game, marches, hex) || isFed)
      }
      if (action.type === 'attack') {
        isFromSea = attackersOf(table, position).some(
          (unit) => isAtSea(table, position, unit) || has(position, unit, status.dropped),
        )
        if (!isFromSea) occasion('into-support', side, isBad(columnWithAll(position, side)))
      }
      if (action.type === 'done' && position.phase === phase.initial) {
        const { turns } = scenario.rules.replacement
        const isInTime = (unit: number): boolean => position.hex[unit] > 0 || position.turn + turns <= scenario.turns
        const offered = game.legal(position, side, { type: 'rebuild' }) as readonly EchelonAction[]
        occasion(
          'unspent',
          side,
          offered.some((one) => one.type === 'rebuild' && isInTime(one.unit)),
        )
      }
      if (action.type === 'done' && position.phase === phase.declare) {
        if (game.legal(position, side, { type: 'reserve' }).length > 0) reserves[side].offered++
      }
      owners = position.owner.slice()
    },
    after(state, _, __, all) {
      const position = state as EchelonState
      for (const event of all as readonly EchelonEvent[]) {
        if (event.type === 'fought') {
          fought.add(event.hex)
          if (!isFromSea) occasion('even-odds', event.side, isBad(event.odds))
        }
        if (event.type === 'overran') fought.add(event.hex)
        if (event.type === 'lost' && isSupplier(event.unit)) sin('suppliers-lost', event.side)
        if (event.type === 'declared') reserves[event.side].declared++
        if (event.type === 'lifted' && (event.by === 'rail' || event.by === 'sea')) lifts[event.side][event.by]++
        if (event.type === 'taken' && table.goals.has(event.hex) && !fought.has(event.hex))
          if (owners[event.hex] === otherSide(event.side) + 1) sin('walked-in', otherSide(event.side))
      }
      if (position.active !== active && !position.ended) {
        endTurn(position, active)
        beginTurn(position)
      }
    },
    end() {
      for (const side of sides) {
        const { rail, naval } = scenario.sides[side].lift
        if (rail > 0) occasion('no-trains', side, lifts[side].rail === 0)
        if (naval > 0) occasion('no-ships', side, lifts[side].sea === 0)
        if (reserves[side].offered > 0) occasion('no-reserves', side, reserves[side].declared === 0)
      }
      return counts
    },
  }
}

export const sins: Sins = {
  list: [
    {
      id: 'packed',
      text: 'A depot packs up though no enemy who holds ground can march to it in his next turn.',
      of: 'games',
      most: 0,
    },
    {
      id: 'garrison-left',
      text: 'A place that counts was held as the turn began, and stands open to an enemy as it ends.',
      of: 'games',
      most: 0.02,
    },
    { id: 'open-aim', text: 'Own places that count, as a turn ends: open to an enemy.', of: 'occasions', most: 5 },
    { id: 'walked-in', text: 'The enemy marches into a place that counts without a fight.', of: 'games', most: 0.5 },
    {
      id: 'starves',
      text: 'Fighters as their turn begins: without supply, though a point of it lies within seven hexes.',
      of: 'occasions',
      most: 5,
    },
    {
      id: 'broken',
      text: 'Own works that are destroyed: with no enemy near, or under a depot.',
      of: 'occasions',
      most: 1,
    },
    { id: 'even-odds', text: 'Attacks over land: fought at 1:1 or worse.', of: 'occasions', most: 10 },
    {
      id: 'into-support',
      text: 'Attacks over land: at 1:1 or worse when the enemy flies and shells with all that he has.',
      of: 'occasions',
      most: 15,
    },
    {
      id: 'alone',
      text: 'Guns, headquarters and depots, as a turn ends: an enemy can come to them, and nobody fights beside them.',
      of: 'occasions',
      most: 5,
    },
    { id: 'suppliers-lost', text: 'Headquarters and depots that are lost.', of: 'games', most: 0.5 },
    {
      id: 'idle',
      text: 'Fighters, as a turn ends: more than three hexes from all enemies, not moved, and of no use where they are.',
      of: 'occasions',
      most: 10,
    },
    {
      id: 'unspent',
      text: 'Turns in which replacement points were not spent, though a unit could be rebuilt in time.',
      of: 'occasions',
      most: 1,
    },
    { id: 'no-trains', text: 'Sides that have trains: no unit ever went by one.', of: 'occasions', most: 50 },
    { id: 'no-ships', text: 'Sides that have ships: no unit ever went by one.', of: 'occasions', most: 50 },
    { id: 'no-reserves', text: 'Sides that may keep reserves: none were ever declared.', of: 'occasions', most: 50 },
  ],
  watch: (game) => watch(gameOf('echelon', game)),
}
