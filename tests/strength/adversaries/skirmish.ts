import type { Adversaries } from './index.ts'
import { plain, scripted } from './skirmish/script.ts'

/** A worth above any shot or unit. */
const first = 10_000

export const adversaries: Adversaries = {
  random: { text: 'Does anything that is legal.', plays: 'random' },
  sitter: { text: 'Never moves; fires and deploys.', plays: scripted({}) },
  guard: {
    text: 'Stands where the enemy must go, and stays there; all others go to the nearest such place.',
    plays: scripted({
      move: ({ nearest, denied }, { from, to }) =>
        denied.length === 0 || denied.includes(from) ? -1 : nearest(denied, from) - nearest(denied, to),
    }),
  },
  rusher: {
    text: 'Goes forward with everything, and assaults whoever is next.',
    plays: scripted({
      move: ({ rowOf }, { from, to }) => rowOf(to) - rowOf(from),
      assault: () => first,
    }),
  },
  turtle: {
    text: 'Stays in its first two rows, and brings guns and dear units.',
    plays: scripted({ move: ({ rowOf }, { from, to }) => (rowOf(to) === 2 && rowOf(from) === 1 ? 1 : -1) }),
  },
  grabber: {
    text: 'Waits, and goes for its aims in the last four rounds.',
    plays: scripted({
      move: ({ nearest, wanted, roundsLeft, rowOf }, { from, to }) =>
        roundsLeft > 4
          ? -1
          : wanted.length === 0
            ? rowOf(to) - rowOf(from)
            : nearest(wanted, from) - nearest(wanted, to),
      assault: ({ wanted }, { to }) => (wanted.includes(to) ? first : -1),
    }),
  },
  seizer: {
    text: 'Goes for its own aims and nothing else, from the first round on.',
    plays: scripted({
      move: ({ nearest, wanted, rowOf }, { from, to }) =>
        wanted.includes(from)
          ? -1
          : wanted.length === 0
            ? rowOf(to) - rowOf(from)
            : nearest(wanted, from) - nearest(wanted, to),
      assault: ({ wanted }, { to }) => (wanted.includes(to) ? first : -1),
    }),
  },
  hunter: {
    text: 'Goes for the enemy who is next, and fires at the weakest.',
    plays: scripted({
      move: ({ nearest, enemies }, { from, to }) =>
        enemies.length === 0 ? -1 : nearest(enemies, from) - nearest(enemies, to),
      fire: ({ woundsLeft }, target) => first - woundsLeft(target),
    }),
  },
  sniper: {
    text: 'Comes into range and no nearer.',
    plays: scripted({
      move: ({ nearest, enemies }, { from, to }) =>
        nearest(enemies, from) <= 2
          ? -1
          : Math.min(0, nearest(enemies, to) - 2) < 0
            ? -1
            : nearest(enemies, from) - nearest(enemies, to),
    }),
  },
  swarm: {
    text: 'Brings the cheapest first and goes forward.',
    plays: scripted({
      move: ({ rowOf }, { from, to }) => rowOf(to) - rowOf(from),
      deploy: (cost) => first - cost,
    }),
  },
  raider: {
    text: 'Goes for the headquarters of the enemy, and fires at it first.',
    plays: scripted({
      move: ({ nearest, headquarters }, { from, to }) => nearest(headquarters, from) - nearest(headquarters, to),
      headquarters: first,
    }),
  },
  suppressor: {
    text: 'Fires with all at whoever has been fired at already, so that nobody moves.',
    plays: scripted({
      move: plain.advance,
      fire: ({ isUnderFire, woundsLeft }, target) => (isUnderFire(target) ? first : 100) - woundsLeft(target),
    }),
  },
  carlo: {
    text: 'Tries whatever seems possible once, and takes what looks best.',
    plays: 'search:nodes=60,most=12,turns=0,doubt=0',
  },
  fearless: { text: 'A planner who fears nothing.', plays: 'planner:threat=0,threatInBattle=0,advance=70,caution=0' },
  miser: { text: 'A planner who saves for the dearest unit.', plays: 'planner:patience=120' },
  stander: { text: 'A planner who does not leave places.', plays: 'planner:guard=400,relief=300,advance=10' },
}
