/** Trying things out: a position to do them in, and what a unit could make of an order. */
import { lowestDice } from '../../../dice.ts'
import type { Hex } from '../../../hex.ts'
import { battlesOpenTo } from '../battle/pool.ts'
import { onlyBattlesOf } from '../cards/effects.ts'
import type { CommandCardsGame } from '../index.ts'
import { stepInto } from '../movement.ts'
import type { CommandCardsDraft } from '../services.ts'
import { type Position, phase, status } from '../types.ts'
import type { Judge } from './weights.ts'
import { bestBattle, type Goals, worthOfStanding } from './worth.ts'

const silent = (): void => {}

/** What a unit does best with an order, and how much that is worth beyond standing where it is without one. */
export interface Prospect {
  readonly unit: number
  /** Its own hex when it stays. */
  readonly to: Hex
  readonly target: number
  readonly gain: number
  /** The gain of moving there beyond staying, battles from either place counted. */
  readonly moveGain: number
}

export interface Trial {
  /** The best that an ordered unit of a position can do. */
  prospectOf(state: Position, unit: number, goals: Goals): Prospect
  /** A position to try something in; the next call overwrites it. */
  stage(state: Position): CommandCardsDraft
}

export const makeTrial = (game: CommandCardsGame, services: Judge): Trial => {
  const { table } = services
  const scratch = game.setup(lowestDice)
  const ordered = game.setup(lowestDice)
  const staged = game.setup(lowestDice)
  const draft: CommandCardsDraft = { state: scratch, dice: lowestDice, emit: silent }
  const hexes: Hex[] = []
  const counts: number[] = []

  const fight = (state: Position, unit: number): { readonly target: number; readonly worth: number } => {
    const open = battlesOpenTo(services.table, state, unit)
    return open === 0 ? { target: -1, worth: 0 } : bestBattle(services, state, unit, open)
  }

  return {
    stage(state) {
      game.copyInto(state, staged)
      return { state: staged, dice: lowestDice, emit: silent }
    },
    prospectOf(state, unit, goals) {
      game.copyInto(state, ordered)
      ordered.status[unit] |= status.ordered
      ordered.phase = phase.move
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
        const gain = battle.worth + worthOfStanding(services.table, scratch, unit, goals) - standing
        if (gain > best.gain)
          best = { unit, to: hexes[index], target: battle.target, gain, moveGain: gain - staying.worth }
      }
      return best
    },
  }
}
