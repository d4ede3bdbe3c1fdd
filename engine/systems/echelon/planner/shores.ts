/** Where ships put troops ashore: together, where they are likely to take the hex at once, or where it stands open. echelon.L4 */
import type { Ask } from '../../../game.ts'
import { degree, type Hex } from '../../../hex.ts'
import { dropKind, mayAssault } from '../air/drop.ts'
import { airPointsLeft } from '../air/support.ts'
import { mayAttack } from '../combat/attack.ts'
import { forecastOf } from '../combat/forecast.ts'
import { defendersRetreat } from '../combat/results.ts'
import { liftReOf } from '../lift.ts'
import { seas } from '../rules.ts'
import { isAtSea, seasAt, shoresOf } from '../sea/coast.ts'
import { landsWhole } from '../sea/landing.ts'
import { landingsAt } from '../sea/sailing.ts'
import { fits } from '../stacks.ts'
import { hexesAround } from '../table.ts'
import { status } from '../types.ts'
import { can, cargoOf, faceOf } from '../units.ts'
import type { EchelonAction } from '../verbs/index.ts'
import { type Assessment, awayFromEnemy, pullOf } from './assessment.ts'
import { worthAt } from './moves.ts'
import { optionsOf, ranked } from './options.ts'
import { strengthOf } from './strength.ts'

/** Hexes from the enemy within which a unit is needed where it is. */
const engaged = 2

/** How likely a landing must be to succeed, in per cent, and how likely it may be before nobody else is needed. */
const leastChance = 90
const enoughChance = 97
const sure = 100

/** A possible landing: the unit, its worth on a shore, and its worth elsewhere. */
interface Landing {
  readonly to: Hex
  readonly units: readonly number[]
  readonly worth: number
}

/** True if a unit leaves the ships to others while there are planes: it drops, or is flown to the enemy's airfields. */
export const waitsForPlanes = ({ table, state, side }: Assessment, unit: number): boolean =>
  state.airLeft[side] > 0 && (dropKind(table, state, unit) === 'airborne' || mayAssault(table, state, unit))

export function* landFromShips(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, state, side } = assessment
  // In rough seas boats are lost: he who waits loses a week, and they lose all.
  if (state.navalLeft[side] === 0 || seas[state.sea] === 'rough') return
  const sailings = optionsOf(ask, 'sail').filter(
    ({ unit }) =>
      !table.profiles[unit].isArtillery &&
      !waitsForPlanes(assessment, unit) &&
      awayFromEnemy(assessment, state.hex[unit]) > engaged,
  )
  const shores = new Map<Hex, number[]>()
  for (const { unit, to } of sailings)
    if (state.owner[to] !== side + 1) shores.set(to, [...(shores.get(to) ?? []), unit])
  if (shores.size === 0) return
  const elsewhere = new Map<number, number>()
  for (const { unit, to } of sailings) {
    const here = elsewhere.get(unit) ?? Math.max(0, worthAt(assessment, unit, state.hex[unit]))
    elsewhere.set(unit, state.owner[to] === side + 1 ? Math.max(here, worthAt(assessment, unit, to)) : here)
  }
  const all = [...shores].map(([to, units]) => landingOn(assessment, to, units, elsewhere))
  const [best] = ranked(all, ({ worth }) => worth, assessment.weights.lift)
  if (best === undefined) return
  const [first] = best.units
  yield* boardings(assessment, ask, first)
  yield { type: 'sail', unit: first, to: best.to }
}

/** Boats take men on board before ships take the boats. */
function* boardings({ table, state }: Assessment, ask: Ask<EchelonAction>, unit: number): Iterable<EchelonAction> {
  if (can(table, state, unit, 'lvt') || cargoOf(table, state, unit).length > 0) return
  for (const action of optionsOf(ask, 'load', { unit }))
    if (can(table, state, action.carrier, 'lvt') && cargoOf(table, state, action.carrier).length === 0) yield action
}

/** Attack points of a unit and its cargo on a shore, in tenths. */
const attackAshore = ({ table, state }: Assessment, unit: number): number =>
  [unit, ...cargoOf(table, state, unit)].reduce((sum, one) => {
    const strength = strengthOf(table, state, one, 'attack')
    return sum + (landsWhole(table, state, one) ? strength : Math.floor(strength / 2))
  }, 0)

/** The landing on a shore of all that ships can bring there: the strongest first, as many as find room, until they are likely enough to win. */
const landingOn = (
  assessment: Assessment,
  to: Hex,
  units: readonly number[],
  elsewhere: ReadonlyMap<number, number>,
): Landing => {
  const { services, table, state, side, weights, targets, isFed } = assessment
  const bound = landingsAt(table, state, side, to)
  const target = targets.get(to)
  const chanceOf = (coming: readonly number[]): number =>
    target === undefined ? sure : coming.length === 0 ? 0 : chanceToLand(assessment, to, coming)
  const coming: number[] = []
  const before = chanceOf(bound)
  let left = state.navalLeft[side]
  let chance = before
  for (const unit of ranked(units, (one) => attackAshore(assessment, one))) {
    const size = liftReOf(table, state, unit)
    if (chance >= enoughChance && coming.length + bound.length > 0) break
    if (size > left || !fits(services, state, to, [...bound, ...coming, unit])) continue
    coming.push(unit)
    left -= size
    chance = chanceOf([...bound, ...coming])
  }
  const party = coming.flatMap((unit) => [unit, ...cargoOf(table, state, unit)])
  const printed = party.reduce((sum, unit) => {
    const { attack, defence } = faceOf(table, state, unit)
    return sum + attack + defence
  }, 0)
  const risk = printed * weights.ownLost
  // What they bring lasts for two turns: then a port must be theirs, or near.
  const hunger = table.port[to] > 0 || isFed(coming[0] ?? 0, to) ? 0 : printed * weights.unsupplied
  const gain = party.length * worthAshore(assessment, to) - hunger
  const spoils =
    target === undefined ? 0 : Math.floor((weights.press * (target.prize + target.printed * weights.enemyLost)) / 100)
  const missed = coming.reduce((sum, unit) => sum + (elsewhere.get(unit) ?? 0), 0)
  // Those who are on their way already need them: what they add is the chance, of all that is at stake.
  const worth =
    bound.length > 0 && target !== undefined
      ? (chance - before) * (spoils + risk + gain)
      : chance * (spoils + gain) - (sure - chance) * risk - sure * (missed + dangerAshore(assessment, to, coming))
  const isLikely = coming.length > 0 && (bound.length > 0 || chance >= leastChance)
  return { to, units: coming, worth: isLikely ? Math.floor(worth / sure) : 0 }
}

/**
 * How likely units that land win a hex from an enemy, in per cent: with friends beside it, with all airplanes
 * and ships if it is the only landing, and against all airplanes of the enemy. The strongest of them is scattered.
 */
const chanceToLand = (
  { game, services, table, state, side, enemy, targets }: Assessment,
  to: Hex,
  coming: readonly number[],
): number => {
  const trial = game.copy(state)
  const [first] = coming
  const shore = shoresOf(table, seasAt(table, isAtSea(table, state, first) ? to : state.hex[first])).find(
    ({ hex }) => hex === to,
  )
  for (const unit of coming)
    for (const one of [unit, ...cargoOf(table, state, unit)]) {
      if (!isAtSea(table, state, one)) trial.hex[one] = shore === undefined ? to : Math.floor(shore.edge / degree)
      trial.dueAt[one] = to
      trial.status[one] |= status.landed | (unit === first ? status.dispersed | status.disrupted : 0)
    }
  const others = [...targets.keys()].filter((hex) => hex !== to && landingsAt(table, state, side, hex).length > 0)
  if (others.length === 0) {
    trial.airSupport[side] += airPointsLeft(table, state, side)
    trial.navalSupport[side] += state.navalPoints[side]
  }
  trial.airSupport[enemy] += airPointsLeft(table, state, enemy)
  const attackers = table.unitsOf[side].filter(
    (unit) => faceOf(table, trial, unit).attack > 0 && mayAttack(table, trial, unit, to),
  )
  if (attackers.length === 0) return 0
  const { chances } = forecastOf(services, trial, attackers, to)
  return Math.floor(defendersRetreat.reduce((sum, kind) => sum + chances[kind], 0) / sure)
}

/** Returns the worth of a unit on a shore: places there, and those that it is nearer to. */
const worthAshore = (assessment: Assessment, to: Hex): number => {
  const { goals, weights } = assessment
  const goal = goals.find(({ hex, isOwn }) => hex === to && !isOwn)
  return pullOf(assessment, 'other', to) + (goal === undefined ? 0 : Math.floor((goal.worth * weights.take) / 100))
}

/** Returns the likely loss of units that are ashore alone, with the enemy around them. */
const dangerAshore = (assessment: Assessment, to: Hex, coming: readonly number[]): number => {
  const { table, state, side, weights, threatTo } = assessment
  const force = coming.reduce((sum, unit) => sum + 2 * attackAshore(assessment, unit), 0)
  const friends = hexesAround(table, to).reduce(
    (sum, next) =>
      assessment.services.stacks
        .at(state, next)
        .reduce(
          (all, unit) => (table.side[unit] === side ? all + strengthOf(table, state, unit, 'defence') : all),
          sum,
        ),
    0,
  )
  return Math.floor((weights.ownLost * Math.max(0, threatTo(to) - force - friends)) / 10)
}
