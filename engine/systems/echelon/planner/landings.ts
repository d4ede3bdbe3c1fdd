/** Where airborne troops come down: together, beside what they can take at once, or on a place that stands open. */
import type { Ask } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { hexesAround } from '../table.ts'
import { reOf } from '../units.ts'
import type { EchelonAction } from '../verbs/index.ts'
import type { Assessment } from './assessment.ts'
import { optionsOf, ranked } from './options.ts'
import { chanceAt, strengthOf } from './strength.ts'

/** The strength that an attack can count on for each point in the air, in tenths of a strength point. */
const tenthsOfAirPoint = 10

/** Hexes from the enemy within which a unit marches to him. */
const engaged = 3

export function* landingsOf(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, state, side, targets } = assessment
  if (state.airLeft[side] + state.gliderLeft[side] === 0) return
  // Who is at the enemy goes on on foot.
  const isEngaged = (unit: number): boolean =>
    [...targets.keys()].some((enemy) => table.board.distance(enemy, state.hex[unit]) <= engaged)
  const options = (['assault', 'drop'] as const)
    .flatMap((type) => optionsOf(ask, type))
    .filter(({ unit }) => !isEngaged(unit))
  const force = forceOf(assessment, new Set(options.map(({ unit }) => unit)))
  const worths = new Map<Hex, number>()
  for (const { to } of options) if (!worths.has(to)) worths.set(to, worthOf(assessment, force, to))
  // Of each place the first to come, so that those who think ahead choose among places.
  const seen = new Set<Hex>()
  for (const option of ranked(options, ({ to }) => worths.get(to) ?? 0)) {
    if (!seen.has(option.to)) yield option
    seen.add(option.to)
  }
}

/** Attack points that can still come down in this turn, in tenths: half of what units have where they stand firm. */
const forceOf = ({ table, state, side }: Assessment, units: ReadonlySet<number>): number => {
  let left = state.airLeft[side] + state.gliderLeft[side]
  let sum = 0
  for (const unit of units) {
    const size = reOf(table, state, unit)
    if (size > left) continue
    left -= size
    sum += Math.floor(strengthOf(table, state, unit, 'attack') / 2)
  }
  return sum
}

/** Returns the worth of a force coming down in a hex: places there and targets within reach, less the enemy's likely harm to it. */
const worthOf = (assessment: Assessment, force: number, to: Hex): number => {
  const { table, state, side, goals, targets, weights, threatTo } = assessment
  const goal = goals.find(({ hex, isOwn }) => hex === to && !isOwn)
  const here = assessment.services.stacks
    .at(state, to)
    .reduce((sum, unit) => sum + strengthOf(table, state, unit, 'defence'), 0)
  const held = force * 2 + here
  const open = goal === undefined ? 0 : Math.floor((goal.worth * held) / Math.max(1, held + threatTo(to)))
  const attack = hexesAround(table, to).reduce((best, next) => {
    const target = targets.get(next)
    if (target === undefined) return best
    const points = target.beside + force + tenthsOfAirPoint * state.airPoints[side]
    const chance = chanceAt(weights, Math.floor((100 * points) / Math.max(1, target.defence)))
    return Math.max(best, Math.floor((target.prize * chance) / 100))
  }, 0)
  // An airfield lets others follow.
  const field = state.airbase[to] > state.airbaseHits[to] && state.owner[to] !== side + 1 ? weights.airfield : 0
  const danger = Math.floor((weights.ownLost * Math.max(0, threatTo(to) - held)) / 10)
  return open + attack + field - danger
}
