/** A unit moves along its way, and meets what its side does not see. tactical.E6, E7, E10, E13, F6 */
import type { Space } from '../../board.ts'
import { pathTo } from '../../flood.ts'
import { otherSide } from '../../twoSides.ts'
import { mayAttack } from './combat/eligible.ts'
import { fight } from './combat/fight.ts'
import type { TacticalDraft } from './events.ts'
import { reachOf, usablePoints, zonesFor } from './movement.ts'
import { capture } from './places.ts'
import { type Services, unitAt } from './services.ts'
import { knownEnemies, knows, lookAround, reveal } from './sight.ts'
import { isNear } from './table.ts'
import { done } from './types.ts'
import { fuelRate, idleFuel, moverOf, scouts, usesFuel } from './units.ts'

/** How far a unit gets on its way. */
interface Walk {
  /** The spaces up to where it stops, and those of them in which the enemy sees it. */
  readonly gone: readonly Space[]
  readonly watched: readonly Space[]
  /** An enemy stopped it, seen or not. */
  readonly isStopped: boolean
  /** The unseen enemy in its way. */
  readonly met: number | undefined
  /** Its side sees more than before. */
  readonly isMore: boolean
}

/** Walks a path in place; the unit stands where it stops afterwards. */
const walk = (services: Services, { state }: TacticalDraft, unit: number, path: readonly Space[]): Walk => {
  const { table } = services
  const { isAir } = moverOf(table, state, unit)
  const enemy = otherSide(table.side[unit])
  const zones = zonesFor(services, state, unit, true)
  const isWatched = [knows(services, state, enemy, unit)]
  let at = 0
  let end = 0
  let met: number | undefined
  let isMore = false
  while (at < path.length - 1) {
    const next = path[at + 1]
    const other = unitAt(services, state, next, isAir)
    // Who is on its way into an unseen unit runs into it, whatever stops others there.
    if (other !== undefined && table.side[other] === enemy && (!isAir || at + 2 === path.length)) {
      met = other
      break
    }
    if (at > 0 && zones[path[at]] === 1) break
    at++
    if (other === undefined) end = at
    state.hex[unit] = next
    if (lookAround(services, state, unit)) isMore = true
    isWatched.push(knows(services, state, enemy, unit))
  }
  state.hex[unit] = path[end]
  const gone = path.slice(0, end + 1)
  const watched = gone.filter((_, index) => isWatched[index])
  return { gone, watched, isStopped: at < path.length - 1 || zones[path[at]] === 1, met, isMore }
}

/** Tells both sides of the way of a unit: the enemy hears of the spaces in which it sees the unit. */
export const tellWay = (
  { table }: Services,
  { emit }: TacticalDraft,
  unit: number,
  gone: readonly Space[],
  watched: readonly Space[],
  isRevealing: boolean,
): void => {
  const side = table.side[unit]
  const rolled = isRevealing ? ({ rolled: true } as const) : {}
  if (watched.length === gone.length) {
    emit({ type: 'moved', unit, path: gone, seenBy: undefined, ...rolled })
    return
  }
  emit({ type: 'moved', unit, path: gone, seenBy: [side], ...rolled })
  if (watched.length > 0) emit({ type: 'moved', unit, path: watched, seenBy: [otherSide(side)], ...rolled })
}

export const march = (services: Services, draft: TacticalDraft, unit: number, to: Space): void => {
  const { table } = services
  const { state, emit } = draft
  const side = table.side[unit]
  const { flood } = reachOf(services, state, unit)
  const path = pathTo(flood, to)
  const spentBy = path.map((space) => flood.cost[space])
  const usable = usablePoints(table, state, unit)
  const before = knownEnemies(services, state, side)
  const { gone, watched, isStopped, met, isMore } = walk(services, draft, unit, path)
  const spent = spentBy[gone.length - 1]
  const { scoutLoss } = table.scenario.rules.movement
  if (usesFuel(table, state, unit)) {
    const least = moverOf(table, state, unit).isAir ? idleFuel(table, state, unit) : 0
    state.fuel[unit] = Math.max(0, state.fuel[unit] - Math.max(least, spent * fuelRate(table, state, unit)))
  }
  const goesOn = scouts(table, state, unit) && !isStopped
  state.points[unit] = goesOn ? Math.max(0, usable - spent - scoutLoss) : 0
  state.done[unit] |= done.moved
  state.entrenchment[unit] = 0
  state.ticks[unit] = 0
  // Without fog nothing comes into sight that was not known.
  const isRevealing = (isMore && table.scenario.house.fog) || gone.length < path.length
  tellWay(services, draft, unit, gone, watched, isRevealing)
  if (met !== undefined) reveal(services, state, met)
  const spotted = knownEnemies(services, state, side).filter((one) => !before.includes(one))
  if (spotted.length > 0) emit({ type: 'spotted', units: spotted, seenBy: [side], rolled: true })
  capture(services, draft, unit)
  if (met !== undefined && state.ended === 0) ambush(services, draft, unit, met)
}

/** A unit that has run into an unseen one attacks it at once, or is only fired at. tactical.F6 */
const ambush = (services: Services, draft: TacticalDraft, unit: number, met: number): void => {
  const { table } = services
  const { state, emit } = draft
  emit({ type: 'ambushed', unit, target: met, rolled: true })
  if (!isNear(table, state.hex[unit], state.hex[met])) return
  fight(services, draft, unit, met, true, mayAttack(table, state, unit, met))
}
