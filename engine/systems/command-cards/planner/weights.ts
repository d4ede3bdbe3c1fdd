/**
 * The planner's worths, in thousandths of a medal. These are judgements of a player, not rules: changing one changes how well it plays,
 * never what is legal.
 */
import type { Services } from '../services.ts'

export const usual = {
  medal: 1000,
  /** A figure that is lost and not the last, and an enemy that gives way. */
  figure: 220,
  retreat: 60,
  /** A place that brings the side a medal; one that the enemy near it wants. */
  win: 650,
  deny: 700,
  /** How much of that is left to another one who stands on a group of places that the enemy must win together, per mille. */
  denyMore: 200,
  /** A medal for leaving the board: the unit is gone with it. */
  exit: 800,
  /** Working on a landmark, taking a headquarters. */
  errand: 300,
  /** A hex nearer to a place to be won, to an enemy, to the exit. */
  towardPlace: 34,
  towardEnemy: 18,
  /** How likely an enemy in range is ordered to attack, per mille. */
  enemyActs: 210,
  /** Going where nobody can be fought: each die that threatens more there than before. So few count for nothing. */
  forNothing: 40,
  fewDice: 4,
  /** The worth of the medal that wins, per mille of another. */
  decisive: 1500,
  /** Rounds before the end on the clock, or by a stalemate, from which a side that it does not win throws caution off, bit by bit. */
  restless: 4,
  /** The risk of an ambush in a close assault. */
  ambush: 25,
} as const

/** The worths of a player. */
export type Weights = { readonly [name in keyof typeof usual]: number }

/** The parts of an opened game, and what the player who looks at it thinks things are worth. */
export interface Judge extends Services {
  readonly weights: Weights
}
