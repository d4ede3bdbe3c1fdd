/** How good single actions seem, without thinking ahead, in hundredths of an action point. */
import { otherSide } from '../../../twoSides.ts'
import { priceOf } from '../cards/deploy.ts'
import { leastFor, payFor } from '../cards/support.ts'
import type { Aim } from '../combat/accuracy.ts'
import { bombedTargets, fightersOf } from '../combat/air.ts'
import { answersOf } from '../combat/assault.ts'
import { isReady, rangeOf, weaponOf, weaponsOf } from '../combat/weapons.ts'
import type { SupportRules } from '../rules.ts'
import { type TeamIndex, width } from '../scenario.ts'
import { aircraft } from '../table.ts'
import { type Position, phase, question, type SkirmishAction, type SkirmishActionType, shot } from '../types.ts'
import { isVehicle, movementPoints, terrainAt } from '../units.ts'
import { type Outlook, outlookOf, placeWorth, rowCounts } from './position.ts'
import { type Judge, shotWorth, unitWorth } from './worth.ts'

/** A position in which a seat decides, and what has been found out about it. */
export interface Decision extends Judge {
  readonly state: Position
  readonly side: number
  readonly team: TeamIndex
  /** By unit. */
  readonly outlooks: Map<number, Outlook>
  counts?: readonly number[]
}

type ActionOf<T extends SkirmishActionType> = SkirmishAction & { readonly type: T }
type Score<T extends SkirmishActionType> = (decision: Decision, action: ActionOf<T>) => number

const outlook = (decision: Decision, unit: number): Outlook => {
  const known = decision.outlooks.get(unit) ?? outlookOf(decision, decision.state, unit)
  decision.outlooks.set(unit, known)
  return known
}

/** What a unit gains by being elsewhere. */
const gain = (decision: Decision, unit: number, space: number): number => {
  const { state } = decision
  decision.counts ??= rowCounts(decision, state, decision.team)
  const seen = outlook(decision, unit)
  const worth = (at: number): number => placeWorth(decision, state, unit, at, seen, decision.counts ?? [])
  return worth(space) - worth(state.space[unit])
}

/** The best that a unit can do to anything in its range, or so many steps beyond it. */
const bestShot = (decision: Decision, unit: number, steps = 0): number => {
  const { table, state } = decision
  let best = 0
  for (const { space, range, worth } of outlook(decision, unit).shots)
    if (worth > best && table.distance[state.space[unit] * table.size + space] <= range + steps) best = worth
  return best
}

const threatTo = ({ table, state, ...rest }: Decision, unit: number): number => {
  let risk = 0
  for (const { space, range, worth } of outlook({ table, state, ...rest }, unit).threats)
    if (table.distance[state.space[unit] * table.size + space] <= range) risk += worth
  return risk
}

const worthOf = (decision: Decision, aim: Aim): number => shotWorth(decision, decision.state, aim, decision.team)

/** What an assault on a space promises more than to fire from here, less what the defenders' fire costs. */
const assaultScore: Score<'assault'> = (decision, { unit, space }) => {
  const { state, table, weights } = decision
  const defender = state.unit[space] - 1
  const weapons = weaponsOf(table, state, unit).filter((weapon) => isReady(table, state, unit, weapon))
  const best = Math.max(
    0,
    ...weapons.map((weapon) => worthOf(decision, { unit, weapon, target: defender, kind: shot.assault })),
  )
  const answers = answersOf(table, state, defender, unit).map((weapon) =>
    shotWorth(decision, state, { unit: defender, weapon, target: unit, kind: shot.reaction }, otherSide(decision.team)),
  )
  return best - bestShot(decision, unit) - Math.max(0, ...answers) - weights.caution
}

/** Columns in the middle are worth more, and ground that gives cover; vehicles are slow in difficult ground. */
const deploySpaceScore = ({ table, state }: Decision, space: number, isSlow: boolean): number => {
  if (space > table.field) return 0
  const column = (space - 1) % width
  const terrain = terrainAt(table, state, space)
  const cover = 8 * (terrain?.evasion[0] ?? 0)
  return cover - 3 * Math.abs(2 * column + 1 - width) - (isSlow && terrain?.movement === 'difficult' ? 40 : 0)
}

const deployScore: Score<'deploy'> = (decision, { card, space, how }) => {
  const { table, state, side, team, weights } = decision
  const unit = table.cards[card].unit
  if (unit === undefined) return 0
  const { ap } = priceOf(table, state, side, card)
  decision.counts ??= rowCounts(decision, state, team)
  const isFirst = decision.counts[1] === 0 && space <= table.field
  const worth = Math.floor((weights.unit * (unit.cost + 1)) / 2) + (isFirst ? weights.supply : 0)
  return worth - 10 * ap + deploySpaceScore(decision, space, isVehicle(unit.class)) + 5 * how + 2 * unit.movement
}

const equipScore: Score<'equip'> = ({ table, weights }, { unit, option }) => {
  const { die } = table.scenario.rules.frame
  const { rules, cost } = table.cards[table.card[unit]].options[option]
  const { weapon, evasion = [0, 0] } = rules
  const fire =
    weapon === undefined
      ? 0
      : 8 * weapon.piercing * weapon.damage + 4 * (die + 1 - weapon.accuracy[0]) + 6 * weapon.range
  return fire + 60 * evasion[0] + 10 * evasion[1] - weights.ap * cost
}

/** What lies under a unit does for it. */
const lastingScore = (decision: Decision, { lasting }: SupportRules, unit: number): number => {
  if (lasting === undefined) return 0
  const { movement = 0, damage = 0, shots = 0, assaultDamage = 0, evasion = [0, 0], armour = 0 } = lasting
  if (decision.table.kind[unit] === aircraft) return shots > 0 ? 80 : 0
  const fire = damage > 0 || shots > 0 ? bestShot(decision, unit) * (damage > 0 ? 1 : 2) : 0
  const risk = evasion[0] > 0 || armour > 0 ? threatTo(decision, unit) : 0
  const steps = movement > 0 ? movementPoints(decision.table, decision.state, unit) : 0
  const nearer = movement > 0 ? bestShot(decision, unit, steps + movement) - bestShot(decision, unit, steps) : 0
  const storms = assaultDamage > 0 && bestShot(decision, unit, 1) > 0 ? 70 * assaultDamage : 0
  const skirts = armour > 0 ? 30 * armour * decision.table.rules[unit].cost : 0
  return 25 * movement + nearer + fire + storms + skirts + Math.floor((risk * (evasion[0] + armour)) / 6)
}

const playScore: Score<'play'> = (decision, { card, target, choice }) => {
  const { table, state, side, weights } = decision
  const rules = table.cards[card].support
  if (rules === undefined) return 0
  const cost = payFor(rules, choice) * weights.ap
  if (rules.barrage) {
    const dice = rules.barrage.dice ?? choice
    return dice * worthOf(decision, { unit: -1 - side, weapon: card, target, kind: shot.barrage }) - cost
  }
  const cards = table.cards
    .filter((_, at) => state.hand[side * table.cards.length + at] > 0)
    .flatMap(({ unit }) => (unit ? [unit] : []))
  let worth = lastingScore(decision, rules, target)
  if (rules.heals)
    worth += Math.floor(
      (Math.min(rules.heals, state.wounds[target]) * unitWorth(decision, state, target)) / table.rules[target].wounds,
    )
  if (rules.rallies) worth += 2 * weights.suppression
  if (rules.promotes) worth += 60 + 25 * table.rules[target].cost
  if (rules.draws) worth += rules.draws * weights.card
  if (rules.luck) worth += state.phase === phase.shooting ? 90 : 0
  if (rules.general) worth += state.general[decision.team] === 0 ? 220 : -100
  if (rules.mine) worth += 90 * rules.mine.wounds
  if (rules.builds) worth += 130
  if (rules.recalls) worth += 260
  if (rules.discounts) {
    const { classes, mostCost, by } = rules.discounts
    worth += cards.some(({ class: of, cost: each }) => classes.includes(of) && each <= mostCost) ? by * weights.unit : 0
  }
  if (rules.frees) {
    const { class: of, units, cost: most } = rules.frees
    const costs = cards.filter((one) => one.class === of && one.cost <= most).map((one) => one.cost)
    worth += costs
      .toSorted((one, other) => other - one)
      .slice(0, units)
      .reduce((sum, each) => sum + each * weights.unit, 0)
  }
  return worth - cost
}

const fireScore: Score<'fire'> = (decision, { unit, weapon, target }) => {
  const { state, table, weights } = decision
  const worth = worthOf(decision, { unit, weapon, target, kind: shot.fire })
  if (target >= table.units || state.suppressed[target] > 0) return 1 + worth
  const isOther = state.lastAttacker[target] > 0 && state.lastAttacker[target] !== unit + 1
  return 1 + worth + (isOther ? weights.suppression : 0)
}

const flyScore: Score<'fly'> = (decision, { unit, target }) => {
  const { table, weights } = decision
  const worth = worthOf(decision, { unit, weapon: 0, target, kind: shot.air })
  return worth - Math.floor((weights.mission * weights.unit * table.rules[unit].cost) / 100)
}

/** To mount where the enemy comes into range, to dismount where nobody is near. */
const turnScore: Score<'turn'> = ({ table, state, team }, { unit, option }) => {
  const weapon = weaponOf(table, state, unit, option + 1)
  if (weapon === undefined) return -1
  const range = rangeOf(table, state, unit, weapon)
  const near = Math.min(
    ...table.unitsOfTeam[otherSide(team)].map((enemy) =>
      state.space[enemy] > 0 && state.space[enemy] <= table.field
        ? table.distance[state.space[unit] * table.size + state.space[enemy]]
        : 99,
    ),
  )
  const isMounted = (state.grey[unit] & (1 << option)) === 0
  return isMounted ? (near > range + 2 ? 10 : -10) : near <= range + 1 ? 10 : -10
}

/** What a card in hand is worth: cheap units most of all. */
const cardScore = ({ table }: Decision, card: number): number => {
  const { unit, support } = table.cards[card]
  return unit ? 120 - 6 * unit.cost : 60 + 5 * (support ? leastFor(support) : 0)
}

/** Cover for those who will hold the line, in the middle columns. */
const buildScore: Score<'build'> = (decision, { terrain, space }) => {
  const { evasion, armour, cost = 1 } = decision.table.terrains[terrain]
  const isPhase = decision.state.phase === phase.build
  return (
    30 * evasion[0] +
    10 * armour +
    deploySpaceScore(decision, space, false) -
    (isPhase ? 5 : decision.weights.ap) * cost
  )
}

const boardScore: Score<'board'> = (decision, { unit, other }) => {
  const { table, state, weights } = decision
  const isFar = outlook(decision, unit).shots.every(
    ({ space }) => table.distance[state.space[unit] * table.size + space] > 3,
  )
  const steps = movementPoints(table, state, other) - movementPoints(table, state, unit) - 1
  return isFar && state.spent[other] === 0 ? weights.advance * steps : -1
}

type Scores = { readonly [T in SkirmishActionType]: Score<T> }

const scores: Scores = {
  bid: (_, { points }) => -((points - 2) ** 2),
  lead: ({ team }, { first, builder }) => (first === team ? 2 : 0) + (builder === team ? 0 : 1),
  build: buildScore,
  keep: ({ table, state, side }) =>
    table.cards.filter(
      ({ unit }, card) => unit !== undefined && unit.cost <= 3 && state.hand[side * table.cards.length + card] > 0,
    ).length >= 2
      ? 1
      : -1,
  redraw: () => 0,
  move: (decision, { unit, space }) => gain(decision, unit, space) - 1,
  assault: assaultScore,
  accompany: (decision, { unit, other, space }) =>
    gain(decision, unit, space) + gain(decision, other, space) + decision.weights.cover - 2,
  swap: (decision, { unit, other }) =>
    gain(decision, unit, decision.state.space[other]) + gain(decision, other, decision.state.space[unit]) - 5,
  board: boardScore,
  leave: (decision, { unit, space }) => bestShot(decision, unit) + gain(decision, unit, space),
  deploy: deployScore,
  equip: equipScore,
  play: playScore,
  storm: (decision, { unit, weapon, target }) => 1000 + worthOf(decision, { unit, weapon, target, kind: shot.assault }),
  fire: fireScore,
  fly: flyScore,
  aim: (decision, { target }) =>
    worthOf(decision, { unit: decision.state.plane - 1, weapon: 0, target, kind: shot.air }),
  escort: ({ table, state, team }, { unit }) =>
    table.teams[otherSide(team)].some((seat) => fightersOf(table, state, seat).length > 0) &&
    bombedTargets(state).length > 0 &&
    table.rules[unit].cost <= table.rules[state.plane - 1].cost
      ? 10
      : -10,
  intercept: (decision, { unit }) => {
    const { table, state } = decision
    const target = (state.escort > 0 ? state.escort : state.plane) - 1
    return worthOf(decision, { unit, weapon: 0, target, kind: shot.air }) - 15 * table.rules[unit].cost
  },
  answer: (decision, { weapon }) =>
    1 +
    worthOf(decision, {
      unit: decision.state.stormed - 1,
      weapon,
      target: decision.state.stormer - 1,
      kind: shot.reaction,
    }),
  // A grenade lit in the own turn is gone before anybody fires at it.
  light: ({ state, table }, { unit, option }) =>
    state.question !== question.none || table.cards[table.card[unit]].options[option].rules.until === 'own' ? 5 : -1,
  ambush: (decision, { card, unit, weapon }) => {
    const rules = decision.table.cards[card].support
    const worth = worthOf(decision, { unit, weapon, target: decision.state.mover - 1, kind: shot.reaction })
    return worth - (rules ? leastFor(rules) : 0) * Math.floor(decision.weights.ap / 2)
  },
  clear: () => -1,
  turn: turnScore,
  treat: (decision, { other }) => unitWorth(decision, decision.state, other),
  discard: (decision, { card }) => -cardScore(decision, card),
  surrender: () => -1000,
  done: () => 0,
}

/** How good an action seems; to be done is 0. */
export const scoreOf = (decision: Decision, action: SkirmishAction): number =>
  (scores[action.type] as Score<SkirmishActionType>)(decision, action)
