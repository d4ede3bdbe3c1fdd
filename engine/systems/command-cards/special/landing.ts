/** Reserves: flown to an airfield, brought by train, dropped from the air. command-cards.A1, A13, A19 */

import { degree, type Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import { playedCard } from '../cards/effects.ts'
import { canSpendOrder, spendOrder } from '../cards/orders.ts'
import type { CommandCardsUnit } from '../scenario.ts'
import type { CommandCardsDraft } from '../services.ts'
import { ofSide, type Table } from '../table.ts'
import { destroyed, inReserve, type Position, phase, status } from '../types.ts'
import { isFreeFor, occupantOf, sideOf } from '../units.ts'

/** How a unit comes in from the reserve. */
export type Way = NonNullable<CommandCardsUnit['reserve']>

/** The way in which reserves come in during each phase. */
export const wayIn = (state: Position): Way | undefined => {
  switch (state.phase) {
    case phase.play:
      return 'paradrop'
    case phase.order:
      return 'airfield'
    case phase.move:
      return 'train'
  }
}

/** Units of a side that still wait to come in by a way. */
export const waitingFor = ({ scenario, unitsOf }: Table, state: Position, side: Side, way: Way): number[] =>
  unitsOf[side].filter((unit) => state.hex[unit] === inReserve && scenario.units[unit].reserve === way)

const none: readonly Hex[] = []

/** Hexes to which a side may bring a reserve now, occupied or not. */
export const landingHexes = (table: Table, state: Position, side: Side, way: Way): readonly Hex[] => {
  const { airfield, trains, paradrop } = table.special
  switch (way) {
    case 'paradrop':
      return state.spent === 0 ? (ofSide(paradrop, side)?.hexes ?? none) : none
    case 'airfield':
      return playedCard(table, state)?.reinforces && canSpendOrder(table, state)
        ? (ofSide(airfield, side)?.hexes ?? none)
        : none
    case 'train':
      return besideTrains(table, state, side, ofSide(trains, side)?.stations ?? none)
  }
}

/** Hexes beside the stations where a train of the side stands. */
const besideTrains = (table: Table, state: Position, side: Side, stations: readonly Hex[]): Hex[] => {
  const found = new Set<Hex>()
  for (const unit of table.unitsOf[side]) {
    const station = state.hex[unit]
    if (station <= 0 || !table.types[unit].train || !stations.includes(station)) continue
    for (let at = station * degree; at < (station + 1) * degree; at++)
      if (table.neighbours[at] > 0) found.add(table.neighbours[at])
  }
  return [...found]
}

/** Calls `add` for every reserve that can come in now and every hex for it. A drop is one action, named by the first unit that waits. */
export const listLandings = (table: Table, state: Position, side: Side, add: (unit: number, to: Hex) => void): void => {
  const way = wayIn(state)
  if (way === undefined) return
  const waiting = waitingFor(table, state, side, way)
  if (waiting.length === 0) return
  const hexes = landingHexes(table, state, side, way)
  if (way === 'paradrop') {
    for (const to of hexes) add(waiting[0], to)
    return
  }
  for (const unit of waiting) {
    if (way === 'airfield' && table.types[unit].kind !== 'infantry') continue
    for (const to of hexes) if (isFreeFor(table, state, unit, to)) add(unit, to)
  }
}

/** Brings a reserve onto the board; a drop brings all that wait. */
export const land = (table: Table, draft: CommandCardsDraft, unit: number, to: Hex): void => {
  const { state } = draft
  const way = wayIn(state)
  if (way === 'paradrop') {
    const { figures, steps } = table.scenario.rules.special.paradrop
    const jumping = waitingFor(table, state, sideOf(table, unit), way).slice(0, figures)
    const landed = jumping.map((figure) => drift(table, draft, figure, to, steps))
    for (const [index, figure] of jumping.entries()) {
      const isAlone = landed.indexOf(landed[index]) === landed.lastIndexOf(landed[index])
      drop(table, draft, figure, landed[index], isAlone)
    }
    return
  }
  arrive(draft, unit, to)
  if (way === 'airfield') spendOrder(table, draft)
}

/** Places a unit on the board. It can do nothing else this turn. */
const arrive = (draft: CommandCardsDraft, unit: number, to: Hex, rolled = false): void => {
  const { state } = draft
  state.hex[unit] = to
  state.status[unit] = status.arrived
  draft.emit({ type: 'arrived', unit, to, figures: state.figures[unit], ...(rolled ? { rolled } : {}) })
}

/** Where the wind carries a figure; 0 is off the board. */
const drift = (
  { neighbours }: Table,
  { state, dice }: CommandCardsDraft,
  figure: number,
  from: Hex,
  steps: number,
): Hex => {
  const rolls = dice.at(state, 'drift', figure)
  let hex = from
  for (let step = 0; step < steps && hex > 0; step++) hex = neighbours[hex * degree + rolls.below(degree)]
  return hex
}

/**
 * A figure that lands alone on a free hex becomes a whole unit. Otherwise it is lost, without a medal for the enemy: of figures that
 * come down on the same hex all are.
 */
const drop = (table: Table, draft: CommandCardsDraft, unit: number, to: Hex, isAlone: boolean): void => {
  const { state } = draft
  if (isAlone && isFreeFor(table, state, unit, to)) {
    arrive(draft, unit, to, true)
    return
  }
  state.hex[unit] = destroyed
  state.figures[unit] = 0
  draft.emit({ type: 'failed-to-land', unit, rolled: true })
}

/** Why a reserve cannot come in: a sentence. */
export const landingRefusal = (table: Table, state: Position, unit: number, to: Hex): string => {
  const side = sideOf(table, unit)
  const { reserve, name } = table.scenario.units[unit]
  if (reserve === undefined || state.hex[unit] !== inReserve)
    return `${withVerb(name, 'does', 'do')} not wait in reserve.`
  const way = wayIn(state)
  if (reserve !== way) return `${withVerb(name, ...whenItComes[reserve])}.`
  const hexes = landingHexes(table, state, side, way)
  if (hexes.length === 0) return `${withVerb(name, ...needs[way])}.`
  if (!hexes.includes(to)) return `${name} cannot come in there.`
  if (way === 'paradrop') return 'One drop brings all that wait: it begins with the first of them.'
  if (way === 'airfield' && table.types[unit].kind !== 'infantry') return 'Only infantry is flown in.'
  const holder = occupantOf(table, state, to)
  if (holder >= 0) return `${holder === otherSide(side) ? 'The enemy' : 'Another unit'} stands there.`
  return `The ground there is closed to ${name}.`
}

/** Said of one and of several. */
type Said = readonly [one: string, several: string]

const whenItComes: Readonly<Record<Way, Said>> = {
  paradrop: ['is dropped before a card is played', 'are dropped before a card is played'],
  airfield: ['is flown in while units are ordered', 'are flown in while units are ordered'],
  train: ['comes by train, while units move', 'come by train, while units move'],
}

const needs: Readonly<Record<Way, Said>> = {
  paradrop: ['has nowhere to be dropped now', 'have nowhere to be dropped now'],
  airfield: [
    'needs an airfield, a card that brings reinforcements, and one of its orders',
    'need an airfield, a card that brings reinforcements, and one of its orders',
  ],
  train: ['waits for a train at a station', 'wait for a train at a station'],
}
