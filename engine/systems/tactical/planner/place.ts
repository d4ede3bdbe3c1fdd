/** The worth of a place to a unit. */
import type { Space } from '../../../board.ts'
import { holds } from '../holders.ts'
import { eachAround, isNear } from '../table.ts'
import { deployment } from '../turn.ts'
import { bitOf, fullStrength, isAboard, isMounted, isUp, modelOf, moverOf, tellsGround } from '../units.ts'
import { type Assessment, dangerAt, type Goal, isGun, pointWorth, turnsTo } from './assessment.ts'

/** What draws a unit, wherever it goes. */
export interface Outlook {
  readonly goal: Goal | undefined
  /** The worth of the goal to this unit. */
  readonly worth: number
  readonly isGun: boolean
  /** It has to see to its own strength and stores first. */
  readonly isWeak: boolean
  /** An airfield to which it has to go. */
  readonly field: Space | undefined
}

/** Hexes from where the enemy comes within which he may be met, though nobody is seen. */
const nearFront = 5

/** The share of a goal that still draws a unit: less where others man it. */
const drawOf = (
  { weights, unseen, goals, state, table }: Assessment,
  unit: number,
  goal: Goal,
  power: number,
): number => {
  const isHere = table.board.distance(state.hex[unit], goal.hex) <= 5
  const own = goal.own - (isHere ? power : 0)
  const enemy = goal.enemy + (goal.isOwn ? 0.3 : 0.7) * (unseen / goals.length) + 100
  const enough = goal.isOwn ? weights.enoughToKeep : weights.enoughToTake
  return Math.max(weights.manned / 100, 1 - (100 * own) / (enough * enemy))
}

export const outlookOf = (assessment: Assessment, unit: number): Outlook => {
  const { table, state, weights, goals, front } = assessment
  const model = modelOf(table, state, unit)
  const power = state.strength[unit] * pointWorth(assessment, state, unit)
  let goal: Goal | undefined
  let [worth, best] = [0, 0]
  for (const one of goals) {
    // Nobody waits for ever at a place to which no enemy comes.
    const isQuiet = one.isOwn && one.enemy === 0 && front[one.hex] > nearFront
    if (isQuiet && isGun(model)) continue
    const drawn = one.worth * drawOf(assessment, unit, one, power) * (isQuiet ? 0.4 : 1)
    const utility = drawn / (1 + turnsTo(assessment, unit, state.hex[unit], one.hex))
    if (utility > best) [goal, worth, best] = [one, drawn, utility]
  }
  const isWeak =
    state.strength[unit] <= Math.min(weights.refitBelow, fullStrength(model) - 1) || state.ammunition[unit] === 0
  const field =
    model.isAir && (isWeak || state.ammunition[unit] <= 1)
      ? table.places
          .filter(
            ({ hex, kind }) =>
              (kind === 'airfield' || table.terrain[hex]?.place === 'airfield') &&
              holds(table, state, table.side[unit], hex),
          )
          .map(({ hex }) => hex)
          .toSorted((a, b) => table.board.distance(state.hex[unit], a) - table.board.distance(state.hex[unit], b))[0]
      : undefined
  return { goal, worth, isGun: isGun(model), isWeak, field }
}

/** True if a unit takes a place by ending its move there. tactical.B5 */
const takes = ({ table, state }: Assessment, unit: number): boolean =>
  modelOf(table, state, unit).isGround &&
  !isAboard(state, unit) &&
  (!isMounted(state, unit) || modelOf(table, state, unit).class === 'infantry')

/** How likely an enemy who is not seen stands in a space: he holds his objectives, and the ground before them. */
const ambushAt = ({ state, side, ambush, goals, front }: Assessment, hex: Space, isScout: boolean): number => {
  if (ambush === 0 || state.turn === deployment || (state.sight[hex] & bitOf(side)) !== 0) return 0
  if (goals.some((goal) => goal.hex === hex && !goal.isOwn)) return 0.95
  // Scouts go on when they have looked.
  return isScout ? Math.max(0.4, ambush) : front[hex] < nearFront ? Math.min(0.5, 2 * ambush) : ambush
}

/** What standing on a place brings: it is taken, or kept. */
const holdWorth = (assessment: Assessment, unit: number, hex: Space): number => {
  const { table, state, weights, goals, side, foes, hits, front, unseen } = assessment
  const place = table.placeAt[hex] - 1
  if (place < 0 || !takes(assessment, unit)) return 0
  const goal = goals.find((one) => one.hex === hex)
  const isOwn = state.holder[place] === side + 1
  if (goal === undefined) return isOwn ? 0 : weights.flag
  if (!isOwn) return goal.worth
  const model = modelOf(table, state, unit)
  const isHit = foes.some((foe) => hits.get(foe)?.[0][hex] === 1)
  const share = isHit
    ? 0.6
    : unseen === 0
      ? 0.05
      : front[hex] <= nearFront
        ? 0.35
        : front[hex] <= 2 * nearFront
          ? 0.12
          : 0.05
  const fit =
    model.class === 'infantry' ? 1 : model.class === 'anti_tank' ? 0.8 : isGun(model) ? 0.35 : isHit ? 0.6 : 0.4
  return goal.worth * share * fit
}

/** Hexes to the enemy: to those who are seen, or to where the others come from. */
const depthOf = ({ table, state, foes, front, unseen }: Assessment, hex: Space): number => {
  let depth = unseen > 0 ? front[hex] : 99
  for (const foe of foes)
    if (!modelOf(table, state, foe).isAir) depth = Math.min(depth, table.board.distance(state.hex[foe], hex))
  return depth
}

/** What guns are worth where they stand: whom they cover, what they reach, and who stands before them. */
const gunWorth = (assessment: Assessment, unit: number, hex: Space, isHit: boolean): number => {
  const { table, state, weights, own, foes, hits, goals, front, unseen } = assessment
  const model = modelOf(table, state, unit)
  const { distance } = table.board
  const depth = depthOf(assessment, hex)
  let [worth, covered, screens] = [0, 0, 0]
  for (const other of own) {
    if (other === unit) continue
    const at = state.hex[other]
    const friend = modelOf(table, state, other)
    if (model.class === 'anti_air') {
      if (distance(at, hex) <= model.range && !friend.isAir) worth += weights.umbrella
    } else if (!isGun(friend) && friend.isGround && isNear(table, at, hex) && covered < 2) {
      covered++
      const isFront = foes.some((foe) => hits.get(foe)?.[0][at] === 1) || front[at] <= nearFront
      worth += isFront ? weights.covering : weights.covering / 3
    }
    if (friend.isGround && !isGun(friend) && distance(at, hex) <= 2 && depthOf(assessment, at) <= depth) screens++
  }
  if (model.class === 'artillery') {
    let reached = 0
    for (const foe of foes)
      if (!modelOf(table, state, foe).isAir && distance(state.hex[foe], hex) <= model.range) reached++
    for (const goal of goals) if (!goal.isOwn && distance(goal.hex, hex) <= model.range) reached++
    worth += weights.inRange * Math.min(3, reached)
  }
  const isFront = isHit || (unseen > 0 && front[hex] <= nearFront)
  const bare = depth <= 1 ? 3 : isFront && screens === 0 ? 1 : 0
  return worth - bare * weights.bare
}

/** Spaces that a unit would see from a place and that its side does not see now. */
const viewFrom = ({ services, table, state, side }: Assessment, unit: number, hex: Space): number => {
  const model = moverOf(table, state, unit)
  let seen = 0
  for (const space of services.sightLists.of(hex, model.spotting, model.isAir, state.falling > 0))
    if ((state.sight[space] & (1 << side)) === 0) seen++
  return seen
}

export const placeWorth = (assessment: Assessment, unit: number, hex: Space, outlook: Outlook): number => {
  const { table, state, weights, own, front, haste, unseen, side } = assessment
  const { goal, worth: drawn, isGun: isBehind, isWeak, field } = outlook
  const model = modelOf(table, state, unit)
  const isAir = isUp(table, state, unit)
  const isAtSea = !isAir && !moverOf(table, state, unit).isGround
  const isRiding = isMounted(state, unit) && !isAboard(state, unit)
  const danger = dangerAt(assessment, unit, hex)
  let friends = 0
  if (danger > 0 && !isAir)
    for (const other of own)
      if (other !== unit && !modelOf(table, state, other).isAir && table.board.distance(state.hex[other], hex) <= 2)
        friends++
  const company = isAir || friends > 2 ? 0.85 : friends > 0 ? 1 : 1.35
  const risk =
    weights.exposed +
    (isBehind && !isAtSea ? weights.exposedGuns : 0) +
    (isRiding ? weights.exposedMounted : 0) +
    (isWeak ? weights.exposedWeak : 0)
  let worth = (-danger * pointWorth(assessment, state, unit) * risk * company * (1 - 0.7 * haste)) / 100
  if (goal !== undefined && field === undefined && !isWeak && !(isAir && state.turn === deployment))
    worth -= ((isAir ? 0.3 : 1) * weights.approach * drawn * turnsTo(assessment, unit, hex, goal.hex)) / 100
  if (field !== undefined) worth -= 300 * table.board.distance(hex, field)
  if (isAir) {
    for (const other of own)
      if (model.class === 'fighter' && other !== unit && table.board.distance(state.hex[other], hex) <= 1)
        worth += weights.umbrella
    return worth
  }
  const met = hex === state.hex[unit] || isAtSea ? 0 : ambushAt(assessment, hex, model.class === 'recon')
  worth += holdWorth(assessment, unit, hex) * (1 - met)
  worth -= met * (1 - 0.7 * haste) * state.strength[unit] * pointWorth(assessment, state, unit)
  const isFront = danger > 0 || (unseen > 0 && front[hex] <= nearFront) || state.turn === deployment
  if (isFront && model.isGround && !isAtSea) {
    const dug =
      hex === state.hex[unit] && state.turn > deployment
        ? state.entrenchment[unit]
        : (table.terrain[hex]?.entrenchment ?? 0)
    const wet = tellsGround(table, state, hex, 'ford') || tellsGround(table, state, hex, 'mire') ? 4 : 0
    worth +=
      weights.cover * (isMounted(state, unit) ? 0 : dug) * (model.class === 'tank' ? 0.3 : 1) - weights.cover * wet
  }
  if (isRiding && unseen > 0 && front[hex] <= nearFront) worth -= weights.bare
  if (isAtSea) return worth
  if (isBehind) worth += gunWorth(assessment, unit, hex, danger > 0)
  else if (model.class === 'recon' && hex !== state.hex[unit]) worth += weights.seen * viewFrom(assessment, unit, hex)
  // Who stands beside guns screens them.
  if (!isBehind && isFront) {
    let screened = 0
    eachAround(table, hex, (next) => {
      const { surface } = assessment.services.standing(state)
      const other = surface[next] - 1
      if (other >= 0 && other !== unit && table.side[other] === side && isGun(modelOf(table, state, other)))
        screened = 1
    })
    worth += (screened * weights.covering) / 2
  }
  return worth
}
