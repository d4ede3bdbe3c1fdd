/** A fight that goes on: its chance, and what each unit has done in it so far. */
import type { Rolls } from '../../../dice.ts'
import type { TacticalDraft } from '../events.ts'
import type { Services } from '../services.ts'
import { expectedHits, type Faces, type Hits, rollShot } from './shot.ts'

/** What a unit has done and suffered in a fight. */
export interface Tally {
  kills: number
  lost: number
  /** Suppression that stays until the half-turn ends. tactical.G16 */
  lasting: number
  /** Before the fight. */
  readonly strength: number
}

/** The chance of a fight: rolled, or what is to be expected. tactical.W1 */
export interface Chance {
  hits(faces: Faces, effect: number): Hits
  /** True if a roll of a die is at most a number. */
  isWithin(most: number, die: number): boolean
  /** A die, from 1. */
  roll(die: number): number
}

export const rolled = (die: number, dice: Rolls): Chance => ({
  hits: (faces, effect) => rollShot(die, faces, effect, dice),
  isWithin: (most, faces) => 1 + dice.below(faces) <= most,
  roll: (faces) => 1 + dice.below(faces),
})

export const expected = (die: number): Chance => ({
  hits: (faces, effect) => expectedHits(die, faces, effect),
  isWithin: (most, faces) => 2 * most >= faces,
  roll: () => 0,
})

/** A fight that goes on. */
export interface Combat {
  readonly services: Services
  readonly draft: TacticalDraft
  readonly chance: Chance
  /** What each unit that fires has done, by unit. */
  readonly tallies: Map<number, Tally>
}

export const tallyOf = ({ draft: { state }, tallies }: Combat, unit: number): Tally => {
  const tally = tallies.get(unit) ?? {
    kills: 0,
    lost: 0,
    lasting: state.suppressed[unit],
    strength: state.strength[unit],
  }
  tallies.set(unit, tally)
  return tally
}
