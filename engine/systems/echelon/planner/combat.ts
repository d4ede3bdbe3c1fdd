/** Combat: which hex is attacked and with whom, whether the defender stays, what both give, and where they go. */
import type { Ask } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { airPointsLeft, navalPointsLeft } from '../air/support.ts'
import { attackersOf, mayAttack } from '../combat/attack.ts'
import { type Forecast, forecastOf } from '../combat/forecast.ts'
import { givenBy } from '../combat/losses.ts'
import { paidHexes } from '../combat/payment.ts'
import type { EchelonGame } from '../index.ts'
import { point, type ResultKind, resultKinds } from '../rules.ts'
import { isAtSea } from '../sea/coast.ts'
import { seesAll } from '../sight.ts'
import { type EchelonState, type Position, status } from '../types.ts'
import { faceOf, has } from '../units.ts'
import type { EchelonAction } from '../verbs/index.ts'
import type { Assessment, World } from './assessment.ts'
import { worthAt } from './moves.ts'
import { optionsOf, ranked } from './options.ts'
import { strengthOf } from './strength.ts'

/** The toll of a result, in per cent of each side's strength: lost by exchange, lost, disrupted; and a flag for the ground won. */
interface Toll {
  /** Of the weaker side’s strength. */
  readonly exchanged?: readonly [own: number, enemy: number]
  readonly lost?: readonly [own: number, enemy: number]
  readonly disrupted?: readonly [own: number, enemy: number]
  readonly wins?: true
  readonly retreats?: true
}

const tolls: Readonly<Record<ResultKind, Toll>> = {
  '2:': { lost: [10, 0], disrupted: [10, 0], retreats: true },
  '1:': { disrupted: [10, 0], retreats: true },
  '2D#': { disrupted: [20, 0] },
  '1D#': { disrupted: [10, 0] },
  '1:1': { disrupted: [10, 10] },
  '1X1': { exchanged: [100, 100] },
  X1: { exchanged: [50, 100], wins: true },
  DR: { wins: true },
  'D½': { lost: [0, 50], wins: true },
  DE: { lost: [0, 75], wins: true },
  'OR(1)': { lost: [0, 100], wins: true },
  'OR(2)': { lost: [0, 100], wins: true },
}

/**
 * Returns the worth of an attack to the attacker, in hundredths of a point.
 * @param stake the loss when the attackers must fall back
 */
const worthOfAttack = (
  { weights }: Assessment,
  { chances, attackers, defenders, column }: Forecast,
  prize: number,
  stake: number,
): number => {
  if (column === 'tooLow') return Number.NEGATIVE_INFINITY
  const [own, enemy] = [attackers.printed / point, defenders.printed / point]
  const weaker = Math.min(own, enemy)
  let worth = 0
  for (const kind of resultKinds) {
    const { exchanged = none, lost = none, disrupted = none, wins, retreats } = tolls[kind]
    const ownLost = Math.min(own, (exchanged[0] * weaker + lost[0] * own) / 100)
    const enemyLost = Math.min(enemy, (exchanged[1] * weaker + lost[1] * enemy) / 100)
    const shaken = disrupted[1] * enemy - disrupted[0] * own
    const all = enemyLost * weights.enemyLost - ownLost * weights.ownLost + (shaken * weights.disrupted) / 100
    worth += chances[kind] * (all + (wins ? prize : 0) - (retreats ? stake : 0))
  }
  return Math.floor(worth / 10_000)
}
const none = [0, 0] as const

/** Units that could attack a hex, the strongest first. */
const ableTo = ({ table, state, side }: Assessment, hex: Hex): readonly number[] =>
  table.unitsOf[side]
    .filter((unit) => strengthOf(table, state, unit, 'attack') > 0 && mayAttack(table, state, unit, hex))
    .toSorted((one, other) => strengthOf(table, state, other, 'attack') - strengthOf(table, state, one, 'attack'))

/** True if the enemy is so strong that no forecast is worth the while. Only at cities and works something doubles attackers. */
const isHopeless = ({ table, state, targets }: Assessment, units: readonly number[], hex: Hex): boolean => {
  const times = table.settlement[hex] > 0 || state.fort[hex] > 0 ? 2 : 1
  const own = units.reduce((sum, unit) => sum + strengthOf(table, state, unit, 'attack'), 0)
  return times * own < (targets.get(hex)?.defence ?? 0)
}

/** An attack that is thought of. */
interface Attempt {
  readonly units: readonly number[]
  readonly hex: Hex
  /** Hexes that attack with supply, whatever planes and ships do, and whatever the enemy hides in his stacks. */
  readonly paid: ReadonlySet<Hex>
}

const attemptOf = ({ services, state, side }: Assessment, units: readonly number[], hex: Hex): Attempt => ({
  units,
  hex,
  paid: paidHexes(services, state, { side, hex, units }),
})

const forecastIn = ({ services, state }: World, { units, hex, paid }: Attempt): Forecast =>
  forecastOf(services, state, units, hex, paid)

/**
 * Returns the average worth of an attack, as far as the enemy's stack is known.
 * @param others states that look alike, with the preparations for the attack
 */
const promiseOf = (
  assessment: Assessment,
  attempt: Attempt,
  forecast: Forecast,
  others: () => readonly World[],
): number => {
  const { services, state, side, targets } = assessment
  const { units, hex } = attempt
  const prize = targets.get(hex)?.prize ?? 0
  const stake = stakeOf(assessment, units)
  const worthOf = (one: Forecast): number => worthOfAttack(assessment, one, prize, stake)
  const worth = worthOf(forecast)
  // An attack on too many comes to nothing.
  if (seesAll(services, state, side, hex)) return worth
  const worths = others().map((world) => worthOf(forecastIn(world, attempt)))
  const all = [worth, ...worths].map((one) => Math.max(one, calledOff))
  return Math.floor(all.reduce((sum, one) => sum + one, 0) / all.length)
}

/** A position in which all planes that may fly for an attack do so. */
const withPlanes = (assessment: Assessment, state: Position): Position => {
  const { game, table, side } = assessment
  const left = airPointsLeft(table, state, side)
  if (left <= 0) return state
  return withChange(game, state, (trial) => {
    trial.airSupport[side] += left
  })
}

/**
 * True if an attack would come to even odds or less if the enemy flew and shelled against it with all that he has, though it can wait:
 * nobody has come from the air, and there are turns left.
 */
const isReckless = (assessment: Assessment, state: Position, attempt: Attempt): boolean => {
  const { game, table, services, enemy } = assessment
  const { units, hex } = attempt
  if (state.turn === table.scenario.turns || units.some((unit) => has(state, unit, status.dropped))) return false
  const trial = withChange(game, state, ({ airSupport, navalSupport }) => {
    airSupport[enemy] += airPointsLeft(table, state, enemy)
    navalSupport[enemy] += navalPointsLeft(table, state, enemy, hex)
  })
  const { column } = forecastIn({ services, state: trial }, attempt)
  if (column === 'tooLow' || column === 'open') return column === 'tooLow'
  const [above, below] = table.scenario.rules.combat.odds[column]
  return above <= below
}

/** Returns the loss when attackers must fall back: ground, and goals that nobody is left in. */
const stakeOf = ({ services, state, goals, weights }: Assessment, units: readonly number[]): number =>
  goals.reduce(
    (sum, { hex, isOwn, worth }) =>
      isOwn &&
      units.some((unit) => state.hex[unit] === hex) &&
      services.stacks.at(state, hex).every((unit) => units.includes(unit))
        ? sum + Math.floor((worth * weights.keep) / 100)
        : sum,
    weights.repulsed,
  )

/** The worth of an attack that is called off. */
const calledOff = -100

/** True if a unit is lost that does not win the hex before it. echelon.L4 */
const isLanding = ({ table, state }: Assessment, unit: number): boolean => isAtSea(table, state, unit)

/** The hex whose attack promises most; shores before all others, since nobody waits in boats, and the hardest first, which needs the planes. */
export function* planTarget(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { services, table, state } = assessment
  const flown = withPlanes(assessment, state)
  let others: readonly World[] | undefined
  const othersFlown = (): readonly World[] => {
    others ??= assessment.others().map((world) => ({ ...world, state: withPlanes(assessment, world.state) }))
    return others
  }
  const worth = ({ to }: { readonly to: Hex }): number => {
    const units = ableTo(assessment, to)
    if (units.some((unit) => isLanding(assessment, unit))) {
      const { column } = forecastOf(services, state, units, to)
      if (column === 'tooLow') return Number.NEGATIVE_INFINITY
      return Number.MAX_SAFE_INTEGER - (column === 'open' ? table.scenario.rules.combat.odds.length : column)
    }
    if (units.length === 0 || isHopeless(assessment, units, to)) return Number.NEGATIVE_INFINITY
    const attempt = attemptOf(assessment, units, to)
    const promise = promiseOf(assessment, attempt, forecastIn({ services, state: flown }, attempt), othersFlown)
    const isWorth = promise > assessment.weights.attackThreshold
    return isWorth && isReckless(assessment, flown, attempt) ? calledOff : promise
  }
  yield* ranked(optionsOf(ask, 'target'), worth, assessment.weights.attackThreshold)
  yield { type: 'done' }
}

/** Plans the participants of an attack and their support, and judges its worth now that all of the enemy is known. */
export function* planAttack(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, services, state, weights } = assessment
  const { target } = state
  const committed = attackersOf(table, state)
  const able = ableTo(assessment, target).filter((unit) => !committed.includes(unit))
  const mustAttack = [...committed, ...able].some((unit) => isLanding(assessment, unit))
  if (committed.length === 0) {
    if (!mustAttack && isHopeless(assessment, able, target)) yield { type: 'done' }
    yield* optionsOf(ask, 'commit', { unit: able[0] ?? -1 })
    yield { type: 'done' }
    return
  }
  const attempt = attemptOf(assessment, committed, target)
  const forecast = forecastIn(assessment, attempt)
  const { odds } = table.scenario.rules.combat
  const enough = odds.findLastIndex(([above, below]) => 100 * above <= weights.enough * below)
  const isEnough = forecast.column === 'open' || (forecast.column !== 'tooLow' && forecast.column >= enough)
  const next = able.find((unit) => !isEnough || isUseful(assessment, committed, unit) || isLanding(assessment, unit))
  if (next !== undefined) yield* optionsOf(ask, 'commit', { unit: next })
  if (forecast.place.terrain.halvesMotor)
    for (const unit of committed) if (!has(state, unit, status.dismounted)) yield* optionsOf(ask, 'dismount', { unit })
  const wanted = pointsToNextColumn(assessment, forecast)
  const isRisky = !mustAttack && isReckless(assessment, state, attempt)
  // Those who land get all the help there is, before the enemy's airplanes come; so do those whom these could stop.
  if (mustAttack || isRisky || wanted <= helpful) yield* optionsOf(ask, 'gunfire')
  if (mustAttack || isRisky || wanted <= Math.max(helpful, airPointsLeft(table, state, assessment.side)))
    yield* optionsOf(ask, 'support')
  const promise = promiseOf(assessment, attempt, forecast, assessment.others)
  const owed = owedOf(assessment, forecast)
  // What is as likely to succeed is better when those are lost first who are missed least.
  const isBetter = (change: (trial: EchelonState) => void): boolean => {
    const other = forecastIn({ services, state: withChange(assessment.game, state, change) }, attempt)
    const gain = promiseOf(assessment, attempt, other, assessment.others) - promise
    return gain > 0 || (gain === 0 && owedOf(assessment, other) < owed)
  }
  const hasEngineersFirst = (trial: EchelonState): void => {
    trial.engineersFirst = 1
  }
  const hasSurprise = (trial: EchelonState): void => {
    trial.surprise = 1
  }
  for (const action of optionsOf(ask, 'engineers')) if (isBetter(hasEngineersFirst)) yield action
  for (const action of optionsOf(ask, 'surprise')) if (isBetter(hasSurprise)) yield action
  if (mustAttack || (promise > weights.attackThreshold && !isRisky)) yield* optionsOf(ask, 'attack')
  yield { type: 'done' }
}

/** Points of a side that must be lost before others, when losses are asked for: of each effect that was used, its weakest users. */
const owedOf = ({ table, state, side }: Assessment, { modifiers }: Forecast): number =>
  modifiers.owed
    .filter((one) => one.side === side)
    .reduce(
      (sum, { count, units }) => sum + count * Math.min(...units.map((unit) => faceOf(table, state, unit).attack)),
      0,
    )

/** The position with something changed. */
const withChange = (game: EchelonGame, state: Position, change: (trial: EchelonState) => void): Position => {
  const trial = game.copy(state)
  change(trial)
  return trial
}

/** Guns and engineers add more than their strength. */
const isUseful = ({ table }: Assessment, committed: readonly number[], unit: number): boolean =>
  table.profiles[unit].isArtillery && !committed.some((one) => table.profiles[one].isArtillery)

/** Most points from the air and the sea that are flown for a better column. */
const helpful = 3

/** Strength points that the attacker lacks for the next column of the odds. */
const pointsToNextColumn = ({ table }: Assessment, { column, attackers, defenders }: Forecast): number => {
  const next = table.scenario.rules.combat.odds[column === 'tooLow' ? 0 : column === 'open' ? -1 : column + 1]
  if (next === undefined) return Number.POSITIVE_INFINITY
  return Math.ceil((defenders.strength * next[0] - attackers.strength * next[1]) / (next[1] * point))
}

/** Strength points that the defender lacks to push the attacker one column down. */
const pointsToLowerColumn = ({ table }: Assessment, { column, attackers, defenders }: Forecast): number => {
  if (column === 'tooLow' || column === 'open') return Number.POSITIVE_INFINITY
  const [above, below] = table.scenario.rules.combat.odds[column]
  return Math.floor((attackers.strength * below - defenders.strength * above) / (above * point)) + 1
}

const forecastNow = ({ services, table }: Assessment, state: Position): Forecast =>
  forecastOf(services, state, attackersOf(table, state), state.target)

/** Returns the worth of the enemy's present attack to him, as the defender sees it. */
const threatNow = (assessment: Assessment, state: Position): number => {
  const { goals, weights } = assessment
  const goal = goals.find(({ hex, isOwn }) => hex === state.target && isOwn)
  return worthOfAttack(assessment, forecastNow(assessment, state), weights.dislodged + (goal?.worth ?? 0), 0)
}

/** Units leave when the fight would cost much, and the place is no goal. */
export function* planWithdrawal(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { state, weights, goals } = assessment
  const isGoal = goals.some(({ hex, isOwn }) => hex === state.target && isOwn)
  if (!isGoal && threatNow(assessment, state) > weights.withdrawFrom) yield* optionsOf(ask, 'withdraw')
  yield { type: 'done' }
}

/** Guns are turned against tanks when that helps; planes come when they change the odds. */
export function* planAnswer(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { game, state } = assessment
  const before = threatNow(assessment, state)
  for (const action of optionsOf(ask, 'turn')) {
    const trial = withChange(game, state, ({ status: marks }) => {
      marks[action.unit] |= status.converted
    })
    if (threatNow(assessment, trial) < before) yield action
  }
  if (pointsToLowerColumn(assessment, forecastNow(assessment, state)) <= helpful) {
    yield* optionsOf(ask, 'gunfire')
    yield* optionsOf(ask, 'support')
  }
  yield { type: 'done' }
}

/** Ranks losses: the smallest that covers the rest first, else the largest. */
const byCover = (given: number, left: number): number => (given >= left ? 1_000_000 - given : given)

const printedOf = ({ table, state }: Assessment, unit: number): number =>
  faceOf(table, state, unit)[table.side[unit] === state.active ? 'attack' : 'defence'] * point

export function* planLosses(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { services, state, side } = assessment
  yield* ranked(optionsOf(ask, 'lose'), ({ unit }) => byCover(givenBy(services, state, unit), state.lossLeft[side]), -1)
  yield* ranked(
    optionsOf(ask, 'disrupt'),
    ({ unit }) => byCover(printedOf(assessment, unit), state.disruptionLeft[side]),
    -1,
  )
}

/** Each unit goes where it stands best. */
export function* planRetreat(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  yield* ranked(optionsOf(ask, 'retreat'), ({ unit, to }) => worthAt(assessment, unit, to), Number.NEGATIVE_INFINITY)
}

/** Those advance who stand better there, the ones that are not needed elsewhere first. */
export function* planAdvance(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { state } = assessment
  yield* ranked(
    optionsOf(ask, 'advance'),
    ({ unit, to }) =>
      isLanding(assessment, unit)
        ? Number.MAX_SAFE_INTEGER
        : worthAt(assessment, unit, to) - worthAt(assessment, unit, state.hex[unit]) - assessment.openedBy(unit, to),
    assessment.weights.moveThreshold,
  )
  yield { type: 'done' }
}
