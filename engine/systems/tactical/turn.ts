/** The halves of a turn. tactical.A6, A7, D8, D10 */
import { otherSide, type Side } from '../../twoSides.ts'
import { removeUnit } from './combat/aftermath.ts'
import { digIn } from './entrenchment.ts'
import type { TacticalDraft } from './events.ts'
import { drop, dropSpaces } from './landing.ts'
import { mayStand } from './movement.ts'
import { type Services, unitAt } from './services.ts'
import { beginSight, witnesses } from './sight.ts'
import { airfieldOf, refillIdle } from './supply.ts'
import { carried, done, fate } from './types.ts'
import { bitOf, fuelOf, fullPoints, has, idleFuel, isAboard, isUp, moverOf, stands } from './units.ts'
import { checkDestruction, endInTime } from './victory.ts'
import { rollWeather } from './weather.ts'

/** Turn of deployment, in which nobody moves or attacks. tactical.A2 */
export const deployment = 1

/** Units that were to come appear on free spaces of their zones. tactical.D8 */
const arrive = (services: Services, draft: TacticalDraft, side: Side): void => {
  const { table } = services
  const { state, emit } = draft
  for (const unit of table.unitsOf[side]) {
    const { arrives, zone = 0 } = table.scenario.units[unit]
    if (state.fate[unit] !== fate.waiting || arrives > state.turn) continue
    const [model, isAir] = [moverOf(table, state, unit), isUp(table, state, unit)]
    const to = table.scenario.sides[side].zones[zone]?.hexes.find(
      (hex) => mayStand(table, state, model, hex) && unitAt(services, state, hex, isAir) === undefined,
    )
    if (to === undefined) continue
    state.fate[unit] = fate.present
    state.hex[unit] = to
    state.fuel[unit] = fuelOf(table, state, unit)
    state.points[unit] = fullPoints(table, state, unit)
    emit({ type: 'arrived', unit, to, seenBy: witnesses(services, state, unit), rolled: true })
  }
}

/** The upkeep of the side whose half-turn begins. tactical.A7 */
const upkeep = (services: Services, draft: TacticalDraft): void => {
  const { table } = services
  const { state } = draft
  const own = table.unitsOf[state.side]
  for (const unit of own) if (!isAboard(state, unit)) state.carried[unit] = carried.not // tactical.I2
  refillIdle(services, draft, state.side)
  for (const unit of own) digIn(table, state, unit)
  state.points.fill(0)
  for (const unit of own) {
    state.done[unit] = 0
    if (stands(state, unit)) state.points[unit] = fullPoints(table, state, unit)
  }
  arrive(services, draft, state.side)
}

/** Parachutists of the attacker jump when both sides have deployed, where no defender is near. tactical.D10 */
const dropFirst = (services: Services, draft: TacticalDraft): void => {
  const { table } = services
  const { state } = draft
  const { distance } = table.scenario.rules.movement.drop
  const isClear = (unit: number): boolean =>
    table.unitsOf[1].every(
      (enemy) =>
        !stands(state, enemy) ||
        isUp(table, state, enemy) ||
        table.board.distance(state.hex[enemy], state.hex[unit]) >= distance,
    )
  for (const unit of table.unitsOf[0]) {
    if (!table.scenario.units[unit].drops) continue
    state.done[unit] = 0
    if (dropSpaces(services, state, unit).length > 0 && isClear(unit)) drop(services, draft, unit, state.hex[unit])
  }
}

/** Aircraft away from their airfields use fuel even when they stay, and are lost without. tactical.W4 */
const burn = (services: Services, draft: TacticalDraft): void => {
  const { table } = services
  const { state, emit } = draft
  if (!table.scenario.house.airFuel) return
  for (const unit of table.unitsOf[state.side]) {
    if (!stands(state, unit) || !table.types[table.typeOf[unit]].isAir) continue
    if (airfieldOf(table, state, unit) !== undefined) continue
    if (!has(state, unit, done.moved)) state.fuel[unit] = Math.max(0, state.fuel[unit] - idleFuel(table, state, unit))
    if (state.fuel[unit] > 0) continue
    emit({ type: 'outOfFuel', unit, rolled: true })
    removeUnit({ draft }, unit, 'destroyed')
  }
  checkDestruction(services, draft)
}

/** Ends the half-turn and begins the next one; after the last one in which there is fighting the battle is over. */
export const endHalfTurn = (services: Services, draft: TacticalDraft): void => {
  const { table } = services
  const { state, emit } = draft
  state.suppressed.fill(0)
  state.struck.fill(0)
  state.begun = 0
  if (state.turn > deployment) burn(services, draft)
  else if (state.side === 1) dropFirst(services, draft)
  if (state.ended > 0) return
  if (state.side === 1 && state.turn === table.scenario.turns - 1) {
    endInTime(services, draft)
    return
  }
  state.side = otherSide(state.side)
  state.stopping &= ~bitOf(state.side)
  if (state.side === 0) state.turn++
  beginSight(services, state)
  emit({ type: 'turn', turn: state.turn, side: state.side })
  if (state.turn === deployment) return
  if (state.side === 0) rollWeather(table, draft)
  upkeep(services, draft)
  beginSight(services, state)
}
