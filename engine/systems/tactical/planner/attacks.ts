/** Whom to attack, by whom, from where and in what order. */
import type { Space } from '../../../board.ts'
import { hasAttack, mayAttack } from '../combat/eligible.ts'
import { valueAgainst } from '../combat/grades.ts'
import { isSuppressive } from '../combat/shot.ts'
import { done } from '../types.ts'
import { isFoul, isMounted, modelOf, targetOf } from '../units.ts'
import type { TacticalAction } from '../verbs/index.ts'
import { type Assessment, isGun, pointWorth } from './assessment.ts'
import { expectationOf } from './expectation.ts'
import { type Outlook, placeWorth } from './place.ts'

/** A unit that can attack a foe, from where it stands or after a move. */
interface Striker {
  readonly unit: number
  readonly from: Space
  /** By how much the place is better or worse for it than the one where it stands. */
  readonly shift: number
  /** Its fire prepares that of others. */
  readonly prepares: boolean
}

export interface Assault {
  readonly target: number
  readonly worth: number
  readonly first: TacticalAction
}

type Outlooks = (unit: number) => Outlook

/** The best space from which a unit could attack a foe after a move. */
const approachOf = (
  assessment: Assessment,
  unit: number,
  target: number,
  outlook: Outlook,
): { readonly from: Space; readonly worth: number } | undefined => {
  const { table, state } = assessment
  const model = modelOf(table, state, unit)
  const against = targetOf(table, state, target)
  const at = state.hex[target]
  const { distance } = table.board
  const reaches = (range: number): boolean =>
    model.isAir ? range === (against.isAir ? 1 : 0) : against.isAir ? range === 0 : range >= 1 && range <= model.range
  if (distance(state.hex[unit], at) > model.points + model.range + 1) return undefined
  let best: { from: Space; worth: number } | undefined
  for (const from of assessment.ways(unit)) {
    if (!reaches(distance(from, at))) continue
    const worth = placeWorth(assessment, unit, from, outlook)
    if (best === undefined || worth > best.worth) best = { from, worth }
  }
  return best
}

/** True if it is of use to look at the attack at all. */
const couldHurt = ({ table, state }: Assessment, unit: number, target: number): boolean => {
  const against = targetOf(table, state, target)
  if (isFoul(state) && (against.isAir || modelOf(table, state, unit).isAir)) return false
  if (against.class === 'submarine') return mayAttack(table, state, unit, target)
  return valueAgainst(table, state, unit, against) > 0
}

const strikersOf = (assessment: Assessment, target: number, outlooks: Outlooks): readonly Striker[] => {
  const { table, state, own } = assessment
  const strikers: Striker[] = []
  for (const unit of own) {
    if (!hasAttack(table, state, unit) || !couldHurt(assessment, unit, target)) continue
    const model = modelOf(table, state, unit)
    const prepares = isSuppressive(model, targetOf(table, state, target)) || model.class === 'tac_bomber'
    if (mayAttack(table, state, unit, target)) {
      strikers.push({ unit, from: state.hex[unit], shift: 0, prepares })
      continue
    }
    if (state.points[unit] === 0 || isGun(model) || isMounted(state, unit)) continue
    const outlook = outlooks(unit)
    if (outlook.isWeak) continue
    const approach = approachOf(assessment, unit, target, outlook)
    if (approach === undefined) continue
    const shift = approach.worth - placeWorth(assessment, unit, state.hex[unit], outlook)
    strikers.push({ unit, from: approach.from, shift, prepares })
  }
  return strikers
}

/** Puts a unit where it would attack from, and asks. */
const tried = <T>({ state }: Assessment, { unit, from }: Striker, ask: () => T): T => {
  const [hex, entrenchment, did] = [state.hex[unit], state.entrenchment[unit], state.done[unit]]
  if (hex === from) return ask()
  state.hex[unit] = from
  state.entrenchment[unit] = 0
  state.done[unit] |= done.moved
  const answer = ask()
  state.hex[unit] = hex
  state.entrenchment[unit] = entrenchment
  state.done[unit] = did
  return answer
}

/** The worth of one attack, with what it leaves for those who follow. */
const worthOf = (assessment: Assessment, striker: Striker, target: number, isFollowed: boolean) => {
  const { table, state, weights, goals, haste } = assessment
  const expected = tried(assessment, striker, () => expectationOf(assessment, striker.unit, target))
  const { kills, losses, suppressed, destroyed, cleared } = expected
  const theirs = pointWorth(assessment, state, target)
  const ours = pointWorth(assessment, state, striker.unit)
  const lasting = striker.prepares
    ? (suppressed * theirs * (isFollowed ? weights.suppressed : weights.idleSuppression)) / 100
    : 0
  const at = state.hex[target]
  const goal = targetOf(table, state, target).isAir ? undefined : goals.find(({ hex }) => hex === at)
  const freed = goal === undefined ? 0 : goal.worth * 0.45 * cleared
  const besides = goals.some(({ hex, isOwn }) => isOwn && table.board.distance(hex, at) <= 2) ? 1.25 : 1
  const gain = kills * theirs * besides + (destroyed * theirs * 10 * weights.finish) / 100 + lasting + freed
  const cost = (losses * ours * weights.ownLost * (1 - 0.6 * haste)) / 100
  return { worth: gain - cost + Math.min(0, striker.shift), expected }
}

/** The attacks on one foe in their order, as far as they are worth it, and what they are worth together. */
const assaultOn = (assessment: Assessment, target: number, outlooks: Outlooks): Assault | undefined => {
  const { state, weights, table } = assessment
  const strikers = strikersOf(assessment, target, outlooks)
  if (strikers.length === 0) return undefined
  const isDistant = ({ unit }: Striker): boolean => modelOf(table, state, unit).range > 1
  const rank = (one: Striker): number =>
    one.prepares ? (modelOf(table, state, one.unit).isAir ? 1 : 0) : isDistant(one) ? 2 : 3
  const alone = new Map(strikers.map((one) => [one, worthOf(assessment, one, target, strikers.length > 1).worth]))
  const order = strikers.toSorted(
    (a, b) => rank(a) - rank(b) || (alone.get(b) ?? 0) - (alone.get(a) ?? 0) || a.unit - b.unit,
  )
  const before = [state.strength[target], state.suppressed[target], state.entrenchment[target]] as const
  const taken = new Set<Space>()
  let [strength, suppressed, dug, total] = [...before, 0]
  let first: Striker | undefined
  for (const [index, striker] of order.entries()) {
    if (striker.from !== state.hex[striker.unit] && taken.has(striker.from)) continue
    const isFollowed = order.slice(index + 1).some((one) => !one.prepares)
    const { worth, expected } = worthOf(assessment, striker, target, isFollowed)
    if (worth <= weights.attackThreshold) continue
    total += worth
    first ??= striker
    taken.add(striker.from)
    strength -= expected.kills
    suppressed += striker.prepares ? expected.suppressed : 0
    dug -= expected.kills > 0.5 ? 1 : 0.5
    if (strength < 0.7) break
    state.strength[target] = Math.max(1, Math.round(strength))
    state.suppressed[target] = Math.min(state.strength[target], Math.max(0, Math.round(suppressed)))
    state.entrenchment[target] = Math.max(0, Math.floor(dug))
  }
  ;[state.strength[target], state.suppressed[target], state.entrenchment[target]] = before
  if (first === undefined) return undefined
  const { unit, from } = first
  const action: TacticalAction =
    from === state.hex[unit] ? { type: 'attack', unit, target } : { type: 'move', unit, to: from }
  return { target, worth: total, first: action }
}

/** The attacks that are worth it, the best first. */
export const assaultsOf = (assessment: Assessment, outlooks: Outlooks): readonly Assault[] => {
  const { foes, table, state, own } = assessment
  if (!own.some((unit) => hasAttack(table, state, unit))) return []
  return foes
    .flatMap((target) => assaultOn(assessment, target, outlooks) ?? [])
    .toSorted((one, other) => other.worth - one.worth || one.target - other.target)
}

/** What the best attack of a unit is worth from where it stands, in the role that it has in the state. */
export const bestShot = (assessment: Assessment, unit: number): number => {
  const { table, state, foes } = assessment
  const striker: Striker = { unit, from: state.hex[unit], shift: 0, prepares: false }
  return foes.reduce(
    (best, foe) =>
      mayAttack(table, state, unit, foe) ? Math.max(best, worthOf(assessment, striker, foe, false).worth) : best,
    0,
  )
}
