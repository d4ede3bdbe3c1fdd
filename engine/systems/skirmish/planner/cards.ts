/** The worth of cards: support cards to play, units to deploy, upgrades to buy, and cards to keep. */
import { otherSide } from '../../../twoSides.ts'
import { cardsInHand } from '../cards/deck.ts'
import { priceOf, spareUnit } from '../cards/deploy.ts'
import { leastFor, payFor } from '../cards/support.ts'
import { facesOf, numbersOf } from '../combat/accuracy.ts'
import { isGround, isReady, rangeOf, spaceOf, targetsOf, weaponOf, weaponsOf } from '../combat/weapons.ts'
import type { GeneralRules, SupportRules } from '../rules.ts'
import { width } from '../scenario.ts'
import { aircraft } from '../table.ts'
import { phase, shot } from '../types.ts'
import { isInTheOpen, isOnField, movementPoints, sideIncome, terrainAt } from '../units.ts'
import { foesOf, meanShot, rateOf } from './arms.ts'
import { bestShot, countsOf, type Decision, outlook, type Score, threatTo, worthOf } from './decision.ts'
import { placeWorth } from './position.ts'
import { unitWorth } from './worth.ts'

const foes = (decision: Decision) => {
  decision.foes ??= foesOf(decision, decision.state, decision.team)
  return decision.foes
}

/** Columns in the middle are worth more. */
const aside = ({ weights }: Decision, space: number): number =>
  -weights.deployAside * Math.abs(2 * ((space - 1) % width) + 1 - width)

/** Returns the worth of a card's unit at hand: its cost, and the effect of its weapon on this enemy. */
const cardPower = (decision: Decision, card: number): number => {
  const { weights, table } = decision
  const { unit } = table.cards[card]
  if (unit === undefined) return 0
  const fire = unit.weapon === undefined ? 0 : meanShot(decision, foes(decision), unit.weapon)
  return (
    Math.floor((weights.unit * (unit.cost + 1)) / 2) +
    Math.floor((weights.deployFire * fire) / 100) +
    weights.deployMovement * unit.movement
  )
}

/** Returns the cost of delay: a dearer unit in hand comes later when this one is paid for. */
const delayed = (decision: Decision, ap: number): number => {
  const { table, state, side, team, weights } = decision
  if (weights.patience === 0 || ap === 0) return 0
  const store = state.ap[side] + Math.floor(sideIncome(table, state, team) / table.teams[team].length)
  let best = 0
  for (const card of cardsInHand(table, state, side)) {
    if (table.cards[card].unit === undefined) continue
    const price = priceOf(table, state, side, card).ap
    if (price > state.ap[side] && price <= store && price > store - ap) best = Math.max(best, price - ap)
  }
  return weights.patience * best
}

/** Returns the worth of action points paid for anything but units: little, as far as all units in hand can be paid for as well. */
const costOf = (decision: Decision, ap: number): number => {
  const { table, state, side, weights } = decision
  decision.spare ??= cardsInHand(table, state, side).reduce(
    (left, card) => (table.cards[card].unit === undefined ? left : left - priceOf(table, state, side, card).ap),
    state.ap[side],
  )
  const cheap = Math.max(0, Math.min(ap, decision.spare))
  return weights.spareAp * cheap + weights.ap * (ap - cheap)
}

export const deployScore: Score<'deploy'> = (decision, { card, space, how }) => {
  const { table, state, side, weights } = decision
  const { unit: rules } = table.cards[card]
  if (rules === undefined) return 0
  const { ap } = priceOf(table, state, side, card)
  const score = cardPower(decision, card) - weights.deployAp * ap - delayed(decision, ap) + weights.deployTogether * how
  if (space > table.field) return score
  const unit = spareUnit(table, state, side, card)
  const place = placeWorth(decision, state, unit, space, outlook(decision, unit), countsOf(decision))
  return score + Math.floor((weights.deployPlace * place) / 100) + aside(decision, space)
}

/** The bonus for actions that can only be done now, or have to be done before anybody fires. */
const beforeOthers = 10_000

/**
 * Returns the worth of an upgrade for a unit, less its cost. A unit that is not equipped at once never is; a weapon that is mounted ties
 * its unit to the place, and waits for other payments.
 */
export const equipScore: Score<'equip'> = (decision, { unit, option }) => {
  const { table, weights } = decision
  const { rules, cost } = table.cards[table.card[unit]].options[option]
  const { weapon, evasion = [0, 0] } = rules
  const fire =
    weapon === undefined
      ? 0
      : Math.floor((weights.equipShots * rateOf(decision, rules) * meanShot(decision, foes(decision), weapon)) / 10_000)
  const worth = fire + weights.equipEvasion * evasion[0] + weights.equipCritical * evasion[1] - costOf(decision, cost)
  return worth > 0 && rules.use !== 'mounted' ? beforeOthers + worth : worth
}

/** Steps to the nearest place that the enemy must take; where there is none, to the own headquarters. */
const stepsToAim = ({ table, needs, team }: Decision, space: number): number => {
  const { places } = needs[otherSide(team)]
  const aims = places.length > 0 ? places.map((place) => place.space) : [table.headquarters[team]]
  return Math.min(...aims.map((aim) => table.distance[space * table.size + aim]))
}

/** How near a space is to where the enemy comes, in per cent: half as much for each two steps from him and from what he wants. */
const onHisWay = (decision: Decision, space: number): number => {
  const { table, state, team } = decision
  let steps = table.size
  for (const unit of table.unitsOfTeam[otherSide(team)])
    if (isInTheOpen(table, state, unit)) steps = Math.min(steps, table.distance[state.space[unit] * table.size + space])
  return 100 >> ((Math.max(0, steps - 1) + Math.max(0, stepsToAim(decision, space) - 1)) >> 1)
}

/** Works by a card: cover for who stands there under fire, or a bar on the way of the enemy. */
const worksWorth = (decision: Decision, terrain: number, space: number): number => {
  const { table, state, weights } = decision
  const [evasion] = table.terrains[terrain].evasion
  const holder = state.unit[space] - 1
  const isBar = evasion === 0 && holder < 0
  if (isBar) return Math.floor((weights.works * onHisWay(decision, space)) / 100)
  return holder >= 0 && evasion > 0 && threatTo(decision, holder) > 0 ? weights.works * evasion : 0
}

/** Works give cover to those who will hold the line, in the middle columns. */
export const buildScore: Score<'build'> = (decision, { terrain, space }) => {
  const { weights, state, table } = decision
  const { evasion, armour, cost = 1 } = table.terrains[terrain]
  const ap = state.phase === phase.build ? weights.worksBid : weights.ap
  return weights.worksCover * evasion[0] + weights.worksArmour * armour + aside(decision, space) - ap * cost
}

/** Returns the worth of a card that stays under a unit. */
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

/** Returns the worth of a card for the unit that it is played on. */
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

/** Returns the savings on units in hand that a card makes cheaper, or free. */
const savingScore = ({ table, state, side, weights }: Decision, { discounts, frees }: SupportRules): number => {
  const units = cardsInHand(table, state, side).flatMap((card) => table.cards[card].unit ?? [])
  const isCheaper = units.some(({ class: of, cost }) => discounts?.classes.includes(of) && cost <= discounts.mostCost)
  const freed = units.flatMap((unit) => (unit.class === frees?.class && unit.cost <= frees.cost ? [unit.cost] : []))
  const dearest = freed.toSorted((one, other) => other - one).slice(0, frees?.units ?? 0)
  return weights.unit * ((isCheaper ? (discounts?.by ?? 0) : 0) + dearest.reduce((sum, cost) => sum + cost, 0))
}

/** Returns the worth of rolling the first miss again, if the best shots of the weapons that are ready are fired first. */
const luckWorth = (decision: Decision): number => {
  const { table, state, side, team } = decision
  if (state.luck[side] > 0) return 0
  const { die } = table.scenario.rules.frame
  const best: { readonly worth: number; readonly hits: number }[] = []
  for (const unit of table.unitsOf[side]) {
    if (!isInTheOpen(table, state, unit)) continue
    for (const weapon of weaponsOf(table, state, unit)) {
      const rules = weaponOf(table, state, unit, weapon)
      if (rules === undefined || !isReady(table, state, unit, weapon)) continue
      let [most, hits] = [0, 0]
      for (const target of targetsOf(table, state, team)) {
        const space = spaceOf(table, state, target)
        const range = rangeOf(table, state, unit, rules, space)
        if (isGround(table, target) || table.distance[state.space[unit] * table.size + space] > range) continue
        const aim = { unit, weapon, target, kind: shot.fire }
        const worth = worthOf(decision, aim)
        if (worth > most) [most, hits] = [worth, facesOf(die, numbersOf(table, state, aim)).hits]
      }
      if (most > 0) best.push({ worth: most, hits })
    }
  }
  let [sum, hitSoFar] = [0, 100]
  for (const { worth, hits } of best.sort((one, other) => other.worth - one.worth)) {
    sum += Math.floor((worth * hitSoFar * (die - hits)) / (100 * die))
    hitSoFar = Math.floor((hitSoFar * hits) / die)
  }
  return sum
}

/**
 * Returns the worth of a general to his side: units that he is good for, those on the field twice, and his additions until the battle is
 * over.
 */
const generalWorth = ({ table, state, team, weights }: Decision, rules: GeneralRules): number => {
  const { discount, reaction, cover, movement, income, store, draw, ignoresCover, easesFirst, assault } = rules
  const count = (is: (unit: number) => boolean): number =>
    table.unitsOfTeam[team].reduce((sum, unit) => sum + (is(unit) ? (isOnField(table, state, unit) ? 2 : 1) : 0), 0)
  const served = (...classes: readonly (string | undefined)[]): number =>
    count((unit) => classes.includes(table.rules[unit].class))
  const isSheltered = (unit: number): boolean =>
    (terrainAt(table, state, state.space[unit])?.class ?? 'natural') !== 'natural'
  const rounds = table.scenario.turns - state.turn
  const slow = table.spaces.filter((space) => terrainAt(table, state, space)?.movement === 'difficult').length
  const services =
    served(discount?.class, ignoresCover, ...(movement?.classes ?? [])) +
    (reaction === undefined ? 0 : Math.floor(served('infantry') / 2)) +
    (cover === undefined ? 0 : count((unit) => table.rules[unit].class === cover.class && isSheltered(unit))) +
    (assault ?? 0) * served('infantry') +
    (income === undefined ? 0 : income.ap * rounds) +
    (store ?? 0) +
    (draw === undefined ? 0 : Math.floor(rounds / draw.every)) +
    (easesFirst ? slow : 0)
  return weights.generalUnit * services
}

export const playScore: Score<'play'> = (decision, { card, target, choice }) => {
  const { table, state, side, team, weights } = decision
  const rules = table.cards[card].support
  if (rules === undefined) return 0
  const { barrage, draws = 0, luck, general, mine, builds, recalls } = rules
  const cost = costOf(decision, payFor(rules, choice))
  if (barrage) {
    const aim = { unit: -1 - side, weapon: card, target, kind: shot.barrage }
    return (barrage.dice ?? choice) * worthOf(decision, aim) - cost
  }
  let worth = savingScore(decision, rules) + draws * weights.card - cost
  if (rules.target) worth += helpScore(decision, rules, target)
  if (luck) {
    worth += state.phase === phase.shooting ? luckWorth(decision) : 0
    return worth > 0 ? beforeOthers + worth : worth
  }
  if (general) {
    const now =
      state.general[team] === 0 ? -weights.general : generalWorth(decision, table.generals[state.general[team] - 1])
    worth += generalWorth(decision, table.generals[choice]) - now
  }
  if (mine) worth += Math.floor((weights.mine * mine.wounds * onHisWay(decision, target - table.units)) / 100)
  if (builds) worth += worksWorth(decision, choice, target - table.units)
  if (recalls) worth += weights.recall
  return worth
}

/** Returns the worth of a card in hand: cheap units most of all. */
export const cardScore = ({ table, weights }: Decision, card: number): number => {
  const { unit, support } = table.cards[card]
  return unit
    ? weights.keepUnit - weights.keepUnitCost * unit.cost
    : weights.keepSupport + weights.keepSupportCost * (support ? leastFor(support) : 0)
}
