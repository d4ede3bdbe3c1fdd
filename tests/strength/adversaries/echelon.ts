import { makePlayer } from '../../../compiler/systems/games.ts'
import type { AnyGame, Player } from '../../../engine/game.ts'
import type { Adversaries } from './index.ts'

const givesBack = { type: 'done' } as const

/** Does nothing, and what the rules force on it as they first come to it. */
const sitter = (): Player => ({
  id: 'sitter',
  choose: (_, ask) => ask(givesBack)[0] ?? ask()[0],
})

/** One player until so many turns are left, then another one. */
const until =
  (left: number, before: string, after: string) =>
  (game: AnyGame): Player => {
    const [first, second] = [makePlayer(before, game), makePlayer(after, game)]
    const { turns } = game.scenario
    return {
      id: before,
      choose: (view, ask, dice) => (view.turn + left > turns ? second : first).choose(view, ask, dice),
    }
  }

const rush = 'planner:exposed=0,take=300,approach=200,attackThreshold=5'

export const adversaries: Adversaries = {
  random: { text: 'Does anything that is legal.', plays: 'random' },
  sitter: { text: 'Stays where it is and never attacks.', plays: sitter },
  rusher: { text: 'Goes for what counts, whatever stands beside the way.', plays: rush },
  turtle: { text: 'Holds what it has.', plays: 'turtle' },
  guard: {
    text: 'Keeps all places that it has, goes for none and attacks nobody.',
    plays: 'planner:approach=0,keep=400,attackThreshold=1000000,worthPreparing=1000000',
  },
  walker: {
    text: 'Walks into what stands open, and attacks nobody.',
    plays: 'planner:attackThreshold=1000000,worthPreparing=1000000,take=200,approach=100',
  },
  grabber: {
    text: 'Holds what it has until the last turn, then goes for everything.',
    plays: until(1, 'turtle', rush),
  },
  late: { text: 'Gathers until the last three turns, then goes for everything.', plays: until(3, 'cautious', rush) },
  early: { text: 'Goes for everything, and digs in for the last three turns.', plays: until(3, rush, 'turtle') },
  hunter: {
    text: 'Attacks the weakest, wherever they are.',
    plays: 'planner:enemyLost=240,approach=20,take=40,attackThreshold=5,worthPreparing=120',
  },
  miser: {
    text: 'Loses nobody: attacks only what cannot fail.',
    plays: 'planner:ownLost=240,attackThreshold=100,exposed=200',
  },
  gambler: { text: 'Attacks at any odds.', plays: 'planner:ownLost=5,attackThreshold=1,fairOdds=50,sureOdds=300' },
  loner: {
    text: 'Spreads out: minds neither company nor supply.',
    plays: 'planner:company=0,unsupplied=0,bare=0',
  },
}
