/** The enemy's possible incursions in its next turn, and their cost: stores, headquarters and aims that nobody covers. */
import { sweep, takeGround } from '../frontLine.ts'
import type { Assessment } from './assessment.ts'
import type { Incursion } from './incursion.ts'
import { bestFirst, type Proposal } from './options.ts'

/** Returns the cost of losing each place, by hex. */
const stakesOf = ({
  state,
  side,
  game,
  toKeep,
  bonuses,
  isLastTurn,
  felt,
  weights,
}: Assessment): Map<number, number> => {
  const { hubSide, hqsOf } = game.table
  const stakes = new Map<number, number>()
  const add = (hex: number, worth: number): void => {
    if (hex > 0) stakes.set(hex, worth + (stakes.get(hex) ?? 0))
  }
  const hub = Math.floor((weights.hubAtStake * felt) / 1000)
  for (const [place, hex] of state.hubHex.entries()) if (hubSide[place] === side && hub > 0) add(hex, hub)
  for (const hq of hqsOf[side]) add(state.hqHex[hq], weights.headquartersAtStake)
  for (const hex of toKeep) add(hex, isLastTurn ? weights.takeObjective : weights.aimAtStake)
  for (const hex of bonuses.keep) add(hex, weights.keepBonus)
  return stakes
}

/** By hex: what it would cost to lose a place that the enemy could walk into as the units stand now. */
export const openPlaces = (assessment: Assessment): ReadonlyMap<number, number> => {
  const incursion = assessment.incursion()
  return new Map([...stakesOf(assessment)].filter(([hex]) => incursion[hex] > 0))
}

/** Returns the stakes that lie open as the units stand now. */
const exposureOf = (incursion: Incursion, stakes: ReadonlyMap<number, number>): number => {
  let sum = 0
  for (const [hex, worth] of stakes) if (incursion[hex] > 0) sum += worth
  return sum
}

/** Asks about the position after a move, with the ground that it takes. */
const afterMove = <T>(assessment: Assessment, unit: number, to: number, ask: () => T): T => {
  const { state, side, game } = assessment
  const { encounters, reacher } = game.services
  const owner = state.owner.slice()
  const home = state.hex[unit]
  const route = reacher.of(state, unit).path(to)
  takeGround(game.table, state, side, route, encounters.meets, sweep.usual)
  state.hex[unit] = to
  const answer = ask()
  state.hex[unit] = home
  state.owner.set(owner)
  return answer
}

/** Moves that are looked at before a staff decides on one. */
const mostLooks = 6

/** Proposals of moves as they are worth when one looks at what they uncover and cover; those that are not worth `least` any more are left out. */
export const lookTwice = (
  assessment: Assessment,
  proposals: readonly Proposal[],
  least: number,
): readonly Proposal[] => {
  if (proposals.length === 0) return proposals
  const { state, threat } = assessment
  const stakes = stakesOf(assessment)
  const open = openPlaces(assessment)
  const before = [...open.values()].reduce((sum, worth) => sum + worth, 0)
  const found: Proposal[] = []
  let best = least
  for (const [rank, { value, action }] of proposals.entries()) {
    if (rank >= mostLooks || value < best) break
    let worth = value
    if (action.type === 'move' && threat[state.hex[action.unit]] > 0) {
      worth +=
        before -
        (open.get(action.to) ?? 0) -
        afterMove(assessment, action.unit, action.to, () => exposureOf(assessment.incursion(true), stakes))
    }
    if (worth < least) continue
    found.push({ value: worth, action })
    best = Math.max(best, worth)
  }
  return bestFirst(found)
}
