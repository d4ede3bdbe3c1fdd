/** What units do beside attacking: deploy, go, mount, take in supplies and replacements, leave transports, or give up. */
import type { Space } from '../../../board.ts'
import { otherSide } from '../../../twoSides.ts'
import { deploymentSpaces } from '../deployment.ts'
import { dropSpaces, exitsOf, mayEmbark } from '../landing.ts'
import { mayMove, reachOf } from '../movement.ts'
import { joiningSpaces, upgradesOf } from '../purchase.ts'
import { costOfPoints, mostPoints, priceOf } from '../replacement.ts'
import { lifts } from '../scenario.ts'
import { isUnused, lacksSupply, pressing, supplyLevel } from '../supply.ts'
import { carried, done, fate } from '../types.ts'
import {
  barsOf,
  fuelOf,
  fullPoints,
  fullStrength,
  has,
  isAboard,
  isLeft,
  isMounted,
  modelOf,
  otherRole,
} from '../units.ts'
import type { TacticalAction } from '../verbs/index.ts'
import { objectivesOf } from '../victory.ts'
import { type Assessment, dangerAt, isGun, noWay, pointWorth, turnsTo } from './assessment.ts'
import { bestShot } from './attacks.ts'
import { type Outlook, placeWorth } from './place.ts'

export interface Order {
  readonly action: TacticalAction
  readonly worth: number
}

type Outlooks = (unit: number) => Outlook

/** The best of some spaces for a unit, and what it gains there. */
const bestOf = (
  assessment: Assessment,
  unit: number,
  spaces: readonly Space[],
  outlook: Outlook,
): { readonly to: Space; readonly gain: number } | undefined => {
  let to: Space | undefined
  let best = Number.NEGATIVE_INFINITY
  for (const space of spaces) {
    const worth = placeWorth(assessment, unit, space, outlook)
    if (worth > best) [to, best] = [space, worth]
  }
  return to === undefined
    ? undefined
    : { to, gain: best - placeWorth(assessment, unit, assessment.state.hex[unit], outlook) }
}

/** The order in which units go: scouts, those who take and hold, the rest of the fighters, guns behind them, aircraft last. */
const rankOf = ({ table, state }: Assessment, unit: number): number => {
  const model = modelOf(table, state, unit)
  if (model.isAir) return 4
  if (isGun(model)) return 3
  return model.class === 'recon' ? 0 : model.class === 'infantry' ? 1 : 2
}

const inOrder = (assessment: Assessment): readonly number[] =>
  assessment.own.toSorted((one, other) => rankOf(assessment, one) - rankOf(assessment, other) || one - other)

export function* deployments(assessment: Assessment, outlooks: Outlooks): Generator<Order> {
  const { services, state, weights } = assessment
  for (const unit of inOrder(assessment)) {
    const spaces = deploymentSpaces(services, state, unit)
    const best = bestOf(assessment, unit, spaces, outlooks(unit))
    if (best !== undefined && best.gain > weights.moveThreshold)
      yield { action: { type: 'deploy', unit, to: best.to }, worth: best.gain }
  }
}

/** Scouts go before anybody attacks, so that it is seen whom to attack. */
export function* marches(assessment: Assessment, outlooks: Outlooks, isScouting = false): Generator<Order> {
  const { table, state, weights } = assessment
  for (const unit of inOrder(assessment)) {
    if (isScouting && modelOf(table, state, unit).class !== 'recon') continue
    if (!mayMove(state, unit)) continue
    const best = bestOf(assessment, unit, assessment.ways(unit), outlooks(unit))
    if (best !== undefined && best.gain > weights.moveThreshold)
      yield { action: { type: 'move', unit, to: best.to }, worth: best.gain }
  }
}

/** Turns on foot from which a transport is thought of, and by which it must bring its unit farther. */
const longMarch = 1.2
const saved = 0.75

/** The most that a unit may be in danger of losing where it mounts. */
const mountedDanger = 1.5

/** Where a unit would go on its transport, if that is better than to stay. */
const rideOf = (assessment: Assessment, unit: number, outlook: Outlook): Space | undefined => {
  const { services, table, state, weights } = assessment
  const { entrenchment, points, carried: on } = state
  const before = [entrenchment[unit], points[unit]] as const
  on[unit] = carried.mounted
  entrenchment[unit] = 0
  points[unit] = fullPoints(table, state, unit)
  const best = bestOf(assessment, unit, reachOf(services, state, unit).ends, outlook)
  on[unit] = carried.not
  ;[entrenchment[unit], points[unit]] = before
  return best !== undefined && best.gain > weights.moveThreshold ? best.to : undefined
}

/** Units mount for marches out of danger. */
export function* rides(assessment: Assessment, outlooks: Outlooks): Generator<Order> {
  const { table, state } = assessment
  for (const unit of inOrder(assessment)) {
    if (table.transports[unit] === undefined || !isUnused(state, unit) || isMounted(state, unit)) continue
    const outlook = outlooks(unit)
    const { goal, worth, isWeak } = outlook
    const here = state.hex[unit]
    if (goal === undefined || isWeak || here === goal.hex) continue
    const far = turnsTo(assessment, unit, here, goal.hex)
    if (far < longMarch || dangerAt(assessment, unit, here) > mountedDanger) continue
    const leftAt = (to: Space): number => turnsTo(assessment, unit, to, goal.hex)
    const onFoot = Math.min(far, ...assessment.ways(unit).map(leftAt))
    const to = rideOf(assessment, unit, outlook)
    const ridden = to === undefined ? far : leftAt(to)
    if (onFoot - ridden >= saved) yield { action: { type: 'mount', unit }, worth: worth * (onFoot - ridden) }
  }
}

/** True if a unit of the side may spend so much of its purse: some is kept for later. */
const maySpend = ({ table, state, weights }: Assessment, unit: number, cost: number): boolean => {
  const purse = table.purse[unit]
  const kept =
    state.turn + weights.lastTurns >= table.scenario.turns ? 0 : (weights.purse * table.purses[purse].prestige) / 100
  return state.prestige[purse] - cost >= kept
}

/** Units take in replacements and supplies; first those that must. */
export function* refits(assessment: Assessment, outlooks: Outlooks, isUrgent: boolean): Generator<Order> {
  const { table, services, state, weights } = assessment
  for (const unit of assessment.own) {
    if (!isUnused(state, unit) || isAboard(state, unit)) continue
    const model = modelOf(table, state, unit)
    const lacking = fullStrength(model) - state.strength[unit]
    if (isUrgent && !outlooks(unit).isWeak) continue
    const worth = pointWorth(assessment, state, unit)
    const grade = barsOf(table, state, unit) >= 2 ? 'elite' : 'regular'
    let points = lacking > 0 ? mostPoints(services, state, unit, grade) : 0
    while (!isUrgent && points > 0 && !maySpend(assessment, unit, costOfPoints(table, state, unit, grade, points)))
      points--
    const least = isUrgent ? 2 : 1
    if (points >= least) {
      yield { action: { type: grade, unit, points }, worth: (points * worth * weights.refit) / 100 }
      continue
    }
    if (!lacksSupply(table, state, unit) || (isUrgent && state.ammunition[unit] > 1)) continue
    const isShort =
      2 * state.ammunition[unit] <= modelOf(table, state, unit).ammunition ||
      2 * state.fuel[unit] < fuelOf(table, state, unit)
    // Who is idle and undisturbed is supplied by itself.
    if ((isShort || pressing(services, state, unit, false) > 0) && supplyLevel(services, state, unit, false) >= 30)
      yield { action: { type: 'supply', unit }, worth: worth }
  }
}

/** Guns of two roles take the one in which they can do more now. */
export function* switches(assessment: Assessment): Generator<Order> {
  const { table, state, weights } = assessment
  for (const unit of assessment.own) {
    if (otherRole(table, state, unit) === undefined || isMounted(state, unit)) continue
    if (has(state, unit, done.moved | done.attacked | done.refitted)) continue
    const now = bestShot(assessment, unit)
    state.role[unit] = 1 - state.role[unit]
    state.done[unit] |= done.moved
    const then = bestShot(assessment, unit)
    state.role[unit] = 1 - state.role[unit]
    state.done[unit] &= ~done.moved
    if (then > now + weights.mountThreshold) yield { action: { type: 'switch', unit }, worth: then - now }
  }
}

/** Units board where no way leads to their goal. */
export function* boardings(assessment: Assessment, outlooks: Outlooks): Generator<Order> {
  const { services, state } = assessment
  for (const unit of assessment.own) {
    if (!isUnused(state, unit) || isAboard(state, unit)) continue
    for (const lift of lifts.keys()) {
      if (!mayEmbark(services, state, unit, lift)) continue
      const { goal, worth, isWeak } = outlooks(unit)
      if (goal === undefined || isWeak || turnsTo(assessment, unit, state.hex[unit], goal.hex) < noWay) continue
      yield { action: { type: 'embark', unit, lift }, worth }
    }
  }
}

/** Turns before the end after which a unit that is bought comes too late. */
const inTime = 3

/** A side buys the best units that it can pay, and keeps a part of its purse for replacements; then better models. */
export function* purchases(assessment: Assessment, outlooks: Outlooks): Generator<Order> {
  const { services, table, state, side } = assessment
  if (!table.scenario.house.purchase || state.turn + inTime > table.scenario.turns) return
  const offered = table.unitsOf[side]
    .filter((unit) => state.fate[unit] === fate.offered && maySpend(assessment, unit, priceOf(table, state, unit)))
    .toSorted((one, other) => pointWorth(assessment, state, other) - pointWorth(assessment, state, one) || one - other)
  const [goal] = assessment.goals.toSorted((one, other) => other.worth - one.worth)
  for (const unit of offered) {
    const far = (space: Space): number => turnsTo(assessment, unit, space, goal.hex)
    const [to] = joiningSpaces(services, state, unit).toSorted((one, other) => far(one) - far(other) || one - other)
    if (to !== undefined) yield { action: { type: 'buy', unit, to }, worth: 10 * pointWorth(assessment, state, unit) }
  }
  for (const unit of assessment.own) {
    if (outlooks(unit).isWeak) continue
    const { price } = modelOf(table, state, unit)
    const model = upgradesOf(services, state, unit)
      .filter(
        (one) => table.types[one].price > price && maySpend(assessment, unit, 2 * (table.types[one].price - price)),
      )
      .toSorted((one, other) => table.types[other].price - table.types[one].price)[0]
    if (model !== undefined)
      yield { action: { type: 'upgrade', unit, model }, worth: 3 * pointWorth(assessment, state, unit) }
  }
}

/** Turns to the goal on foot from where troops come ashore, and from where they jump. */
const longestMarch = 4
const shortestMarch = 3

/** Units leave transports that carry them by sea or air where they are wanted. */
export function* landings(assessment: Assessment, outlooks: Outlooks): Generator<Order> {
  const { services, state } = assessment
  for (const unit of assessment.own) {
    if (!isAboard(state, unit)) continue
    const outlook = outlooks(unit)
    const drops = dropSpaces(services, state, unit)
    const isDrop = drops.length > 0
    const spaces = isDrop ? drops : exitsOf(services, state, unit)
    if (spaces.length === 0) continue
    const { goal } = outlook
    const on = state.carried[unit]
    const worths = ashore(assessment, unit, () =>
      spaces.map((to) => ({ to, worth: placeWorth(assessment, unit, to, outlook) })),
    )
    const [best] = worths.toSorted((one, other) => other.worth - one.worth)
    const most = on === carried.sailing ? longestMarch : shortestMarch
    const isNear =
      goal === undefined || ashore(assessment, unit, () => turnsTo(assessment, unit, best.to, goal.hex)) <= most
    if (isNear) yield { action: { type: isDrop ? 'drop' : 'disembark', unit, to: best.to }, worth: 1000 + best.worth }
  }
}

/** Asks as if a unit were on foot. */
const ashore = <T>({ state }: Assessment, unit: number, ask: () => T): T => {
  const on = state.carried[unit]
  state.carried[unit] = carried.not
  const answer = ask()
  state.carried[unit] = on
  return answer
}

/** Share of the enemy’s strength below which a side that has lost gives up, in per cent. */
const hopeless = 15

/** A side retreats, where it may, when all is lost: it saves what is left. */
export const givingUp = ({ game, table, state, side }: Assessment): TacticalAction | undefined => {
  if (state.begun > 0) return undefined
  const [retreat] = game.legal(state, side, { type: 'retreat' })
  if (retreat === undefined) return undefined
  const strength = (of: 0 | 1): number =>
    table.unitsOf[of].reduce(
      (sum, unit) => sum + (isLeft(state, unit) ? state.strength[unit] * modelOf(table, state, unit).price : 0),
      0,
    )
  const { objectives, needed } = table.scenario
  const wanted = side === 0 ? needed : objectives.length - needed + 1
  return objectivesOf(table, state, side) < wanted && 100 * strength(side) < hopeless * strength(otherSide(side))
    ? retreat
    : undefined
}
