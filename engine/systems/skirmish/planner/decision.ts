/** How good single actions seem, without thinking ahead, in hundredths of an action point. */
import { otherSide } from '../../../twoSides.ts'
import { cardsInHand } from '../cards/deck.ts'
import { priceOf } from '../cards/deploy.ts'
import { leastFor, payFor } from '../cards/support.ts'
import type { Aim } from '../combat/accuracy.ts'
import { bombedTargets, fightersOf, flakOf } from '../combat/air.ts'
import { ambushPrice } from '../combat/ambush.ts'
import { answersOf } from '../combat/assault.ts'
import { isReady, rangeOf, spaceOf, weaponOf, weaponsOf } from '../combat/weapons.ts'
import type { SupportRules } from '../rules.ts'
import { type TeamIndex, width } from '../scenario.ts'
import { aircraft } from '../table.ts'
import {
  type Position,
  phase,
  question,
  type Shot,
  type SkirmishAction,
  type SkirmishActionType,
  shot,
} from '../types.ts'
import { isVehicle, knowsMine, movementPoints, teamOfMine, terrainAt } from '../units.ts'
import type { ActionOf } from '../verbs/verb.ts'
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

type Score<T extends SkirmishActionType> = (decision: Decision, action: ActionOf<T>) => number

const outlook = (decision: Decision, unit: number): Outlook => {
  const known = decision.outlooks.get(unit) ?? outlookOf(decision, decision.state, unit)
  decision.outlooks.set(unit, known)
  return known
}

const countsOf = (decision: Decision): readonly number[] => {
  decision.counts ??= rowCounts(decision, decision.state, decision.team)
  return decision.counts
}

/** What a unit gains by being elsewhere. */
const gain = (decision: Decision, unit: number, space: number): number => {
  const { state } = decision
  const [seen, counts] = [outlook(decision, unit), countsOf(decision)]
  const worth = (at: number): number => placeWorth(decision, state, unit, at, seen, counts)
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

/** What the enemy can do to a unit where it stands. */
const threatTo = (decision: Decision, unit: number): number => {
  const { table, state } = decision
  let risk = 0
  for (const { space, range, worth } of outlook(decision, unit).threats)
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
const deploySpaceScore = ({ table, state, weights }: Decision, space: number, isSlow: boolean): number => {
  if (space > table.field) return 0
  const column = (space - 1) % width
  const terrain = terrainAt(table, state, space)
  const cover = weights.deployCover * (terrain?.evasion[0] ?? 0)
  const aside = weights.deployAside * Math.abs(2 * column + 1 - width)
  return cover - aside - (isSlow && terrain?.movement === 'difficult' ? weights.deploySlow : 0)
}

const deployScore: Score<'deploy'> = (decision, { card, space, how }) => {
  const { table, state, side, weights } = decision
  const { unit } = table.cards[card]
  if (unit === undefined) return 0
  const { ap } = priceOf(table, state, side, card)
  const isFirst = countsOf(decision)[1] === 0 && space <= table.field
  return (
    Math.floor((weights.unit * (unit.cost + 1)) / 2) +
    (isFirst ? weights.supply : 0) -
    weights.deployAp * ap +
    deploySpaceScore(decision, space, isVehicle(unit.class)) +
    weights.deployTogether * how +
    weights.deployMovement * unit.movement
  )
}

const equipScore: Score<'equip'> = ({ table, weights }, { unit, option }) => {
  const { die } = table.scenario.rules.frame
  const { rules, cost } = table.cards[table.card[unit]].options[option]
  const { weapon, evasion = [0, 0] } = rules
  const fire =
    weapon === undefined
      ? 0
      : weights.equipPiercing * weapon.piercing * weapon.damage +
        weights.equipAccuracy * (die + 1 - weapon.accuracy[0]) +
        weights.equipRange * weapon.range
  return fire + weights.equipEvasion * evasion[0] + weights.equipCritical * evasion[1] - weights.ap * cost
}

/** What lies under a unit does for it. */
const lastingScore = (decision: Decision, { lasting }: SupportRules, unit: number): number => {
  if (lasting === undefined) return 0
  const { table, state, weights } = decision
  const { movement = 0, damage = 0, shots = 0, assaultDamage = 0, evasion = [0, 0], armour = 0 } = lasting
  if (table.kind[unit] === aircraft) return shots > 0 ? weights.airShot : 0
  const fire = damage > 0 || shots > 0 ? bestShot(decision, unit) * (damage > 0 ? 1 : 2) : 0
  const risk = evasion[0] > 0 || armour > 0 ? threatTo(decision, unit) : 0
  const steps = movement > 0 ? movementPoints(table, state, unit) : 0
  const nearer = movement > 0 ? bestShot(decision, unit, steps + movement) - bestShot(decision, unit, steps) : 0
  const storms = assaultDamage > 0 && bestShot(decision, unit, 1) > 0 ? weights.assaultDamage * assaultDamage : 0
  const skirts = weights.armour * armour * table.rules[unit].cost
  const saved = Math.floor((risk * (evasion[0] + armour)) / weights.risk)
  return weights.movement * movement + nearer + fire + storms + skirts + saved
}

/** What a card does for the unit that it is played on. */
const helpScore = (decision: Decision, rules: SupportRules, unit: number): number => {
  const { table, state, weights } = decision
  const { heals = 0, rallies, promotes } = rules
  const { wounds, cost } = table.rules[unit]
  const healed = Math.min(heals, state.wounds[unit])
  return (
    lastingScore(decision, rules, unit) +
    (healed > 0 ? Math.floor((healed * unitWorth(decision, state, unit)) / wounds) : 0) +
    (rallies ? 2 * weights.suppression : 0) +
    (promotes ? weights.promotion + weights.promotionCost * cost : 0)
  )
}

/** What cards of units in hand are worth that a card makes cheaper, or free. */
const savingScore = ({ table, state, side, weights }: Decision, { discounts, frees }: SupportRules): number => {
  const units = cardsInHand(table, state, side).flatMap((card) => table.cards[card].unit ?? [])
  const isCheaper = units.some(({ class: of, cost }) => discounts?.classes.includes(of) && cost <= discounts.mostCost)
  const freed = units.flatMap((unit) => (unit.class === frees?.class && unit.cost <= frees.cost ? [unit.cost] : []))
  const dearest = freed.toSorted((one, other) => other - one).slice(0, frees?.units ?? 0)
  return weights.unit * ((isCheaper ? (discounts?.by ?? 0) : 0) + dearest.reduce((sum, cost) => sum + cost, 0))
}

const playScore: Score<'play'> = (decision, { card, target, choice }) => {
  const { table, state, side, team, weights } = decision
  const rules = table.cards[card].support
  if (rules === undefined) return 0
  const { barrage, draws = 0, luck, general, mine, builds, recalls } = rules
  const cost = payFor(rules, choice) * weights.ap
  if (barrage) {
    const aim = { unit: -1 - side, weapon: card, target, kind: shot.barrage }
    return (barrage.dice ?? choice) * worthOf(decision, aim) - cost
  }
  let worth = savingScore(decision, rules) + draws * weights.card - cost
  if (rules.target) worth += helpScore(decision, rules, target)
  if (luck && state.phase === phase.shooting) worth += weights.luck
  if (general) worth += state.general[team] === 0 ? weights.general : weights.otherGeneral
  if (mine) worth += weights.mine * mine.wounds
  if (builds) worth += weights.works
  if (recalls) worth += weights.recall
  return worth
}

const fireScore: Score<'fire'> = (decision, { unit, weapon, target }) => {
  const { state, table, weights } = decision
  const worth = worthOf(decision, { unit, weapon, target, kind: shot.fire })
  if (target >= table.units || state.suppressed[target] > 0) return 1 + worth
  const isOther = state.lastAttacker[target] > 0 && state.lastAttacker[target] !== unit + 1
  return 1 + worth + (isOther ? weights.suppression : 0)
}

/** How much of an aircraft's attack is lost to the enemy's fighters, and to what fires at it from the ground, in per cent. */
const missionRisk = (decision: Decision, plane: number, targets: readonly number[]): number => {
  const { table, state, team } = decision
  const enemy = otherSide(team)
  const riskOf = (unit: number, kind: Shot): number =>
    shotWorth(decision, state, { unit, weapon: 0, target: plane, kind }, enemy)
  const fighters = table.teams[enemy].flatMap((seat) => fightersOf(table, state, seat))
  const spaces = targets.map((target) => spaceOf(table, state, target))
  const flak = flakOf(table, state, enemy, spaces).reduce((sum, unit) => sum + riskOf(unit, shot.reaction), 0)
  const risk = flak + Math.max(0, ...fighters.map((unit) => riskOf(unit, shot.air)))
  return Math.min(100, Math.floor((100 * risk) / unitWorth(decision, state, plane)))
}

/** What a mission of an aircraft must promise. */
const missionCost = ({ table, weights }: Decision, unit: number): number =>
  Math.floor((weights.mission * weights.unit * table.rules[unit].cost) / 100)

const attackWorth = (decision: Decision, unit: number, target: number): number =>
  worthOf(decision, { unit, weapon: 0, target, kind: shot.air })

const flyScore: Score<'fly'> = (decision, { unit, target }) => {
  const { table, state, side } = decision
  const worth = attackWorth(decision, unit, target)
  const lost = Math.floor((worth * missionRisk(decision, unit, [target])) / 100)
  const escorts = lost === 0 ? [] : fightersOf(table, state, side).filter((fighter) => fighter !== unit)
  const least = Math.min(lost, ...escorts.map((fighter) => missionCost(decision, fighter)))
  return worth - least - missionCost(decision, unit)
}

/** An escort draws what is fired at the aircraft of the mission. */
const escortScore: Score<'escort'> = (decision, { unit }) => {
  const plane = decision.state.plane - 1
  const targets = bombedTargets(decision.state)
  const worth = targets.reduce((sum, target) => sum + attackWorth(decision, plane, target), 0)
  const saved = Math.floor((worth * missionRisk(decision, plane, targets)) / 100)
  return saved - missionCost(decision, unit)
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
        : Number.POSITIVE_INFINITY,
    ),
  )
  const isMounted = (state.grey[unit] & (1 << option)) === 0
  return isMounted ? (near > range + 2 ? 10 : -10) : near <= range + 1 ? 10 : -10
}

/** What a card in hand is worth: cheap units most of all. */
const cardScore = ({ table, weights }: Decision, card: number): number => {
  const { unit, support } = table.cards[card]
  return unit
    ? weights.keepUnit - weights.keepUnitCost * unit.cost
    : weights.keepSupport + weights.keepSupportCost * (support ? leastFor(support) : 0)
}

/** Cover for those who will hold the line, in the middle columns. */
const buildScore: Score<'build'> = (decision, { terrain, space }) => {
  const { weights, state } = decision
  const { evasion, armour, cost = 1 } = decision.table.terrains[terrain]
  const ap = state.phase === phase.build ? weights.worksBid : weights.ap
  const worth = weights.worksCover * evasion[0] + weights.worksArmour * armour
  return worth + deploySpaceScore(decision, space, false) - ap * cost
}

/** Engineers who have nothing to fire at clear the way of those behind them. */
const clearScore: Score<'clear'> = (decision, { unit, space }) => {
  const { table, state, team, weights } = decision
  const isAhead = table.row[team * table.size + space] > table.row[team * table.size + state.space[unit]]
  const isInTheWay = terrainAt(table, state, space)?.movement === 'difficult'
  const isMined = knowsMine(table, state, team, space) && teamOfMine(table, state, space) !== team
  return (isMined || (isAhead && isInTheWay) ? weights.clear : -1) - bestShot(decision, unit)
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
  bid: ({ weights }, { points }) => -((points - weights.bid) ** 2),
  lead: ({ team }, { first, builder }) => (first === team ? 2 : 0) + (builder === team ? 0 : 1),
  build: buildScore,
  keep: ({ table, state, side, weights }) => {
    const isCheap = (card: number): boolean => (table.cards[card].unit?.cost ?? 99) <= weights.cheapUnit
    return cardsInHand(table, state, side).filter(isCheap).length >= weights.cheapUnits ? 1 : -1
  },
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
  aim: (decision, { target }) => attackWorth(decision, decision.state.plane - 1, target),
  escort: escortScore,
  intercept: (decision, { unit }) => {
    const { table, state } = decision
    const target = (state.escort > 0 ? state.escort : state.plane) - 1
    return (
      worthOf(decision, { unit, weapon: 0, target, kind: shot.air }) -
      decision.weights.interception * table.rules[unit].cost
    )
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
  ambush: (decision, { card, unit, weapon }) =>
    worthOf(decision, { unit, weapon, target: decision.state.mover - 1, kind: shot.reaction }) -
    decision.weights.ambushAp * ambushPrice(decision.table, card),
  clear: clearScore,
  turn: turnScore,
  treat: (decision, { other }) => unitWorth(decision, decision.state, other),
  discard: (decision, { card }) => -cardScore(decision, card),
  surrender: () => -1000,
  done: () => 0,
}

/** How good an action seems; to be done is 0. */
export const scoreOf = (decision: Decision, action: SkirmishAction): number =>
  (scores[action.type] as Score<SkirmishActionType>)(decision, action)
