import type { Player } from '../../../engine/game.ts'
import type { Adversaries } from './index.ts'

/** Stays where it is, and attacks nobody. */
const sitter = (): Player => ({ id: 'sitter', choose: (_, ask) => ask({ type: 'end' })[0] })

export const adversaries: Adversaries = {
  random: { text: 'Does anything that is legal.', plays: 'random' },
  sitter: { text: 'Stays where it is and never attacks.', plays: sitter },
  rusher: {
    text: 'Goes for the objectives, whatever stands beside the way.',
    plays: 'planner:exposed=0,exposedGuns=0,approach=30,attackThreshold=1',
  },
  guard: {
    text: 'Keeps all objectives that it has, goes for none and attacks nobody.',
    plays: 'planner:approach=0,keep=4000,attackThreshold=1000000',
  },
  walker: {
    text: 'Walks into what stands open, and attacks nobody.',
    plays: 'planner:attackThreshold=1000000,take=3000,approach=20',
  },
  hunter: {
    text: 'Attacks the weak wherever they are, and cares for no place.',
    plays: 'planner:finish=120,approach=4,take=200,keep=200,attackThreshold=1',
  },
  miser: {
    text: 'Loses nobody: attacks only what cannot fail.',
    plays: 'planner:ownLost=250,exposed=90,attackThreshold=60',
  },
  gambler: { text: 'Attacks at any odds.', plays: 'planner:ownLost=10,attackThreshold=1,exposed=5' },
  loner: {
    text: 'Leaves its guns alone and covers nobody.',
    plays: 'planner:covering=0,bare=0,umbrella=0,exposedGuns=0',
  },
}
