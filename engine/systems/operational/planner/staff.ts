/** The staff's own work: upgrades, replacements from the pool, and where headquarters stand. operational.F4, F7, F12-F14 */
import type { OperationalGame } from '../index.ts'
import type { OperationalAction } from '../types.ts'
import { enemiesBeside, stepsOf } from './front.ts'
import { far, type Ground } from './ground.ts'
import { bestOf, type Options, type Proposal, strongest } from './options.ts'
import type { Picture } from './picture.ts'
import { weights } from './weights.ts'

type Upgrade = Extract<OperationalAction, { type: 'upgrade' }>
type Deploy = Extract<OperationalAction, { type: 'deploy' | 'store' }>

/** Takes what an upgrade offers: command points first, then what is free. */
export const planUpgrade = (options: Options): Proposal | undefined =>
  bestOf(options.of('upgrade'), 1, ({ choice }: Upgrade) => weights.upgrade[choice] ?? 1)

/** Fills units up: those near the enemy, those that lack most, and the good ones first. */
export const planReplacements = (game: OperationalGame, ground: Ground, picture: Picture, options: Options) => {
  const worth = ({ type, unit, item }: Deploy): number => {
    const { state, threat } = picture
    const hex = state.hex[unit]
    const near = threat[hex] > 0 || enemiesBeside(ground, picture, hex).length > 0
    const price = type === 'store' ? weights.storePrice : 0
    if (item === 0) {
      const missing = game.scenario.units[unit].steps - stepsOf(state, unit)
      const { attack, defence } = game.table.types[unit]
      return weights.deployStep + (near ? weights.deployNear : 0) + 4 * missing + 2 * (attack + defence) - price
    }
    const specialist = game.table.items[item - 1]?.specialist ?? -1
    if (specialist < 0) return 0
    return weights.deploySpecialist + (near ? weights.deployNear : 0) + suits(game, unit, specialist) - price
  }
  return strongest(bestOf(options.of('deploy'), 1, worth), bestOf(options.of('store'), weights.storePrice, worth))
}

/** Guns and engineers go to the foot, reconnaissance to the fast; armour to whoever attacks. */
const suits = (game: OperationalGame, unit: number, specialist: number): number => {
  const rules = game.table.specialists[specialist]
  const { kind, movementClass } = game.table.types[unit]
  const isFoot = kind === 'infantry' && movementClass !== 'mobile'
  let worth = 3 * (rules.attack + rules.defence) + 12 * rules.artilleryShift + 8 * rules.armourShift
  if (rules.towed || rules.engineers) worth += isFoot ? 10 : -10
  if (rules.recon) worth += isFoot ? -5 : 15
  return worth
}

/** Own units in range of a headquarters if it stood in a hex, roughly, and how safe it is there. */
const standingOf = (game: OperationalGame, ground: Ground, picture: Picture, hq: number, hex: number): number => {
  const { state, own, threat } = picture
  const { hubRange } = game.scenario.rules.supply
  const range = hubRange[Math.min(state.hqTrucks[hq], hubRange.length) - 1] ?? 0
  const distance = ground.fieldTo('mobile', hex)
  let worth = 0
  for (const unit of own) {
    if (game.table.hqOf[unit] !== hq) continue
    const away = distance[state.hex[unit]]
    if (away <= range) worth += weights.unitInRange
    else if (away < far) worth -= Math.min(weights.unitInRange, away - range)
  }
  if (threat[hex] > 0) worth -= weights.headquartersInDanger
  if (picture.fromSupply[hex] > 0) worth -= weights.headquartersInDanger
  return worth
}

/** Whether some of its units are out of range, or the enemy could come where it stands. */
const isMisplaced = (game: OperationalGame, picture: Picture, hq: number): boolean => {
  const { state, own, threat } = picture
  if (threat[state.hqHex[hq]] > 0) return true
  const range = game.services.ranges.fresh(state, hq)
  return own.some((unit) => game.table.hqOf[unit] === hq && range[state.hex[unit]] === 0)
}

/** Brings headquarters in, and moves one whose units have run ahead of it; that is the last that it does in a turn. */
export const planHeadquarters = (
  game: OperationalGame,
  ground: Ground,
  picture: Picture,
  options: Options,
): Proposal | undefined => {
  const entry = bestOf(options.of('enter-hq'), Number.MIN_SAFE_INTEGER, ({ hq, to }) =>
    standingOf(game, ground, picture, hq, to),
  )
  if (entry) return entry
  const restless = new Set(
    game.table.hqsOf[picture.side].filter((hq) => picture.state.hqHex[hq] > 0 && isMisplaced(game, picture, hq)),
  )
  if (restless.size === 0) return undefined
  const stay = new Map<number, number>()
  const moves = options.of('move-hq').filter(({ hq }) => restless.has(hq))
  return bestOf(moves, weights.headquartersThreshold, ({ hq, to }) => {
    const now = stay.get(hq) ?? standingOf(game, ground, picture, hq, picture.state.hqHex[hq])
    stay.set(hq, now)
    return standingOf(game, ground, picture, hq, to) - now
  })
}
