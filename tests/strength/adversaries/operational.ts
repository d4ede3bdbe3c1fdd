import type { AnyGame, Ask, Player } from '../../../engine/game.ts'
import type { OperationalGame } from '../../../engine/systems/operational/index.ts'
import { operationalPlayers } from '../../../engine/systems/operational/players.ts'
import { stepsOf } from '../../../engine/systems/operational/steps.ts'
import type { OperationalState } from '../../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../../engine/systems/operational/verbs/index.ts'
import { knownState } from '../../../engine/systems/operational/view.ts'
import type { OperationalView } from '../../../engine/systems/operational/viewTypes.ts'
import { otherSide } from '../../../engine/twoSides.ts'
import { gameOf } from '../../support/games.ts'
import type { Adversaries } from './index.ts'

type Choose = (view: OperationalView, ask: Ask<OperationalAction>) => OperationalAction | undefined

/** A player that follows a script, and ends its turn when that has nothing to say. */
const script =
  (make: (game: OperationalGame) => Choose) =>
  (any: AnyGame): Player => {
    const choose = make(gameOf('operational', any))
    return {
      id: 'script',
      choose(view, ask) {
        const asks = ask as Ask<OperationalAction>
        return asks({ type: 'claim' })[0] ?? choose(view as OperationalView, asks) ?? { type: 'end-turn' }
      },
    }
  }

/** Comes in where it may. */
const enter = (ask: Ask<OperationalAction>): OperationalAction | undefined =>
  ['enter', 'land', 'enter-hq'].flatMap((type) => ask({ type }))[0]

/** The move that brings any unit most nearer to some hexes; those that stand on one stay. */
const approach = (
  { table }: OperationalGame,
  state: OperationalState,
  ask: Ask<OperationalAction>,
  hexes: readonly number[],
): OperationalAction | undefined => {
  const away = (hex: number): number =>
    hexes.reduce((least, one) => Math.min(least, table.board.distance(hex, one)), 999)
  let best: OperationalAction | undefined
  let most = 0
  for (const action of ask({ type: 'move' })) {
    if (action.type !== 'move' || hexes.includes(state.hex[action.unit])) continue
    const gain = away(state.hex[action.unit]) - away(action.to)
    if (gain > most) [best, most] = [action, gain]
  }
  return best
}

/** The attack with the best odds of those that a test lets pass. */
const attack = (
  game: OperationalGame,
  state: OperationalState,
  ask: Ask<OperationalAction>,
  passes: (odds: number, target: number) => boolean,
): OperationalAction | undefined => {
  let best: OperationalAction | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of ask({ type: 'attack' })) {
    if (action.type !== 'attack') continue
    const odds = game.forecast(state, action.unit, action.target)?.odds ?? Number.NEGATIVE_INFINITY
    if (odds > most && passes(odds, action.target)) [best, most] = [action, odds]
  }
  return best
}

const dig = (ask: Ask<OperationalAction>): OperationalAction | undefined => ask({ type: 'entrench' })[0]

/** Hexes that the enemy has to hold, and those that a side has to. */
const aimsOf = ({ scenario }: OperationalGame, side: number): number[] =>
  scenario.objectives.filter((one) => one.side === side).map(({ hex }) => hex)

/** Garrisons what the enemy needs, digs in there and never leaves; those who are over stand next to it. */
const guard = script((game) => (view, ask) => {
  const state = knownState(game.table, view)
  const aims = aimsOf(game, otherSide(view.side))
  const wanted = aims.length === 0 ? aimsOf(game, view.side) : aims
  const open = wanted.filter((hex) => !state.hex.includes(hex))
  return enter(ask) ?? approach(game, state, ask, open.length > 0 ? open : wanted) ?? dig(ask)
})

/** Does not move: digs in, and strikes back at good odds only. */
const wall = script((game) => (view, ask) => {
  const state = knownState(game.table, view)
  return enter(ask) ?? attack(game, state, ask, (odds) => odds >= 4000) ?? dig(ask)
})

/** Goes for the weakest enemy that it sees, with everything. */
const hunter = script((game) => (view, ask) => {
  const state = knownState(game.table, view)
  const prey = game.table.unitsOf[otherSide(view.side)].filter((unit) => state.hex[unit] > 0)
  prey.sort((one, other) => stepsOf(state, one) - stepsOf(state, other) || one - other)
  const hexes = prey.slice(0, 3).map((unit) => state.hex[unit])
  return enter(ask) ?? attack(game, state, ask, (odds) => odds >= 1000) ?? approach(game, state, ask, hexes)
})

/** Marches on the nearest aim and attacks whoever stands in the way at any odds. */
const ram = script((game) => (view, ask) => {
  const state = knownState(game.table, view)
  const own = aimsOf(game, view.side).filter((hex) => state.owner[hex] !== view.side)
  const aims = own.length > 0 ? own : aimsOf(game, otherSide(view.side))
  return enter(ask) ?? attack(game, state, ask, (odds) => odds >= 0) ?? approach(game, state, ask, aims)
})

/** Goes for stores and headquarters with all that it has. */
const thief = script((game) => (view, ask) => {
  const state = knownState(game.table, view)
  const enemy = otherSide(view.side)
  const stores = [
    ...state.hubHex.filter((_, hub) => game.table.hubSide[hub] === enemy),
    ...game.table.hqsOf[enemy].map((hq) => state.hqHex[hq]),
  ].filter((hex) => hex > 0)
  return enter(ask) ?? attack(game, state, ask, (odds) => odds >= 3000) ?? approach(game, state, ask, stores)
})

/** Plays one way until the last turns, and another way then. */
const lateTurn =
  (early: string, late: string, turns: number) =>
  (any: AnyGame): Player => {
    const game = gameOf('operational', any)
    const { styles = {} } = operationalPlayers
    const [first, last] = [early, late].map((id) => operationalPlayers.planner(game, id, styles[id]))
    return {
      id: 'late',
      choose: (view, ask, dice) => (view.turn > game.scenario.turns - turns ? last : first).choose(view, ask, dice),
    }
  }

export const adversaries: Adversaries = {
  random: { text: 'Does anything that is legal.', plays: 'random' },
  rusher: { text: 'Hurries to the objectives, whatever stands beside the way.', plays: 'rusher' },
  turtle: { text: 'Attacks nobody, and lets the enemy come.', plays: 'turtle' },
  sitter: { text: 'Stays on the objectives that it holds.', plays: 'sitter' },
  raider: { text: 'Goes for hubs, headquarters and stragglers before the objectives.', plays: 'raider' },
  guard: { text: 'Garrisons every aim of the enemy and never leaves.', plays: guard },
  wall: { text: 'Digs in where it stands, and strikes only at good odds.', plays: wall },
  grabber: {
    text: 'Sits still, and goes for the objectives in the last two turns.',
    plays: lateTurn('sitter', 'rusher', 2),
  },
  sleeper: {
    text: 'Is a turtle for half of the battle, and aggressive then.',
    plays: lateTurn('turtle', 'aggressive', 4),
  },
  hunter: { text: 'Hunts the weakest enemy that it sees.', plays: hunter },
  ram: { text: 'Marches on the nearest aim and attacks what stands in the way.', plays: ram },
  thief: { text: 'Goes for stores and headquarters with all that it has.', plays: thief },
  miser: {
    text: 'Never leaves its supply, and spends nothing.',
    plays: 'planner:hungry=1500,ownLost=170,attackThreshold=120,strikeThreshold=90',
  },
  spendthrift: {
    text: 'Counts no loss and no hunger.',
    plays: 'planner:ownLost=20,hungry=0,beyondRange=0,unsupplied=0,exposed=0',
  },
  carpet: {
    text: 'Covers all that it has, and everything that the enemy needs.',
    plays: 'planner:hubAtStake=900,headquartersAtStake=900,aimAtStake=3000,company=60',
  },
}
