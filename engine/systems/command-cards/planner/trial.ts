/** Trying things out: a position to do them in, and what a unit could make of an order. */
import { lowestDice } from '../../../dice.ts'
import type { Hex } from '../../../hex.ts'
import { isSameMemory } from '../../../memory.ts'
import { battlesOpenTo } from '../battle/pool.ts'
import { onlyBattlesOf } from '../cards/effects.ts'
import type { CommandCardsGame } from '../index.ts'
import { stepInto } from '../movement.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type CommandCardsState, type Position, phase, status } from '../types.ts'
import type { Judge } from './weights.ts'
import { bestBattle, type Goals, goalsOf, worthOfStanding } from './worth.ts'

const silent = (): void => {}

/** The best action of a unit with an order, and its gain over standing where it is without one. */
export interface Prospect {
  readonly unit: number
  /** Its own hex when it stays. */
  readonly to: Hex
  readonly target: number
  readonly gain: number
  /** The gain of moving there beyond staying, battles from either place counted. */
  readonly moveGain: number
}

/** The prospects of a side's units with orders in a position. */
export interface Outlook {
  readonly goals: Goals
  /** The best that a unit can do with an order. */
  prospect(unit: number): Prospect
}

export interface Trial {
  /** For the side that decides. The last few are kept: cards and orders are weighed again and again where nothing has moved. */
  outlookOf(state: Position): Outlook
  /** A position to try something in; the next call overwrites it. */
  stage(state: Position): CommandCardsDraft
}

/** About as many as there are cards in a hand that let units do something else. */
const keptOutlooks = 6

/** The arrays that have no bearing on the worth of an order once the card is known. */
const cardArrays = [
  'hand',
  'deck',
  'discard',
  'lost',
  'waiting',
  'open',
  'announced',
  'last',
  'lastChoice',
  'lastMirrored',
  'drawn',
  'slots',
  'roll',
] as const

export const makeTrial = (game: CommandCardsGame, services: Judge): Trial => {
  const { table } = services
  const empty = (): CommandCardsState => game.setup(lowestDice)
  const [scratch, ordered, staged] = [empty(), empty(), empty()]
  const draft: CommandCardsDraft = { state: scratch, dice: lowestDice, emit: silent }
  const hexes: Hex[] = []
  const counts: number[] = []
  const alike = alikeCards(table.cards)
  let asked = empty()
  const kept: { state: CommandCardsState; outlook: Outlook }[] = []

  const fight = (state: Position, unit: number): { readonly target: number; readonly worth: number } => {
    const open = battlesOpenTo(services.table, state, unit)
    return open === 0 ? { target: -1, worth: 0 } : bestBattle(services, state, unit, open)
  }

  /** Copies what bears on orders of a position alone, so that nothing else can. */
  const reduce = (state: Position, to: CommandCardsState): void => {
    game.copyInto(state, to)
    to.phase = phase.move
    to.card = state.fallback || state.card === 0 ? 0 : alike[state.card - 1]
    to.fallback = to.choice = to.spent = to.mirrored = 0
    for (const name of cardArrays) to[name].fill(0)
    for (const unit of table.unitsOf[state.side]) to.status[unit] &= ~status.ordered
  }

  /** Returns the price of coming under fire with nobody to fight. */
  const priceOf = (to: Hex, from: Hex, goals: Goals): number => {
    const { forNothing, fewDice } = services.weights
    return forNothing * Math.max(0, goals.threat(scratch, to) - Math.max(fewDice, goals.threat(ordered, from)))
  }

  const prospectOf = (state: Position, unit: number, goals: Goals): Prospect => {
    game.copyInto(state, ordered)
    ordered.status[unit] |= status.ordered
    const here = state.hex[unit]
    const standing = worthOfStanding(services.table, state, unit, goals)
    const staying = onlyBattlesOf(table, ordered) === 'none' ? { target: -1, worth: 0 } : fight(ordered, unit)
    let best: Prospect = { unit, to: here, target: staying.target, gain: staying.worth, moveGain: 0 }
    if ((ordered.status[unit] & (status.moved | status.arrived)) !== 0) return best
    const reach = services.reacher.of(ordered, unit)
    hexes.length = 0
    counts.length = 0
    for (const hex of reach.hexes) {
      hexes.push(hex)
      counts.push(reach.cost(hex))
    }
    for (let index = 0; index < hexes.length; index++) {
      game.copyInto(ordered, scratch)
      scratch.steps[unit] = counts[index]
      scratch.status[unit] |= status.moved
      stepInto(services.table, draft, unit, hexes[index], 'move')
      if (scratch.hex[unit] !== hexes[index]) continue
      const battle = fight(scratch, unit)
      const price = battle.target < 0 ? priceOf(hexes[index], here, goals) : 0
      const gain = battle.worth + worthOfStanding(services.table, scratch, unit, goals) - standing - price
      if (gain > best.gain)
        best = { unit, to: hexes[index], target: battle.target, gain, moveGain: gain - staying.worth }
    }
    return best
  }

  const lookOut = (state: CommandCardsState): Outlook => {
    const goals = goalsOf(services, state, state.side)
    const known = new Map<number, Prospect>()
    return {
      goals,
      prospect(unit) {
        const found = known.get(unit) ?? prospectOf(state, unit, goals)
        known.set(unit, found)
        return found
      },
    }
  }

  return {
    stage(state) {
      game.copyInto(state, staged)
      return { state: staged, dice: lowestDice, emit: silent }
    },
    outlookOf(state) {
      reduce(state, asked)
      const found = kept.find((one) => isSameMemory(one.state, asked))
      if (found !== undefined) return found.outlook
      const outlook = lookOut(asked)
      kept.unshift({ state: asked, outlook })
      asked = kept.length > keptOutlooks ? (kept.pop()?.state ?? empty()) : empty()
      return outlook
    },
  }
}

/** For each card, plus one, the first one that lets its units do the same; 0 where it lets them do what they always may. */
const alikeCards = (cards: Table['cards']): readonly number[] => {
  const effects = cards.map(({ movement, battle }) => JSON.stringify([movement, battle]))
  return effects.map((effect) => (effect === JSON.stringify([undefined, undefined]) ? 0 : effects.indexOf(effect) + 1))
}
