/** The same position with everything else behind the fog: what a law needs to find out whether somebody looks behind it. */
import type { Dice } from '../../engine/dice.ts'
import { knowledge, knows, sees } from '../../engine/systems/operational/fog/knowledge.ts'
import { sightBit } from '../../engine/systems/operational/fog/look.ts'
import type { OperationalGame } from '../../engine/systems/operational/index.ts'
import { hqAt, hubAt, stragglersAt } from '../../engine/systems/operational/places.ts'
import { resetQueue } from '../../engine/systems/operational/steps.ts'
import { type OperationalState, sight, stance, unlimited } from '../../engine/systems/operational/types.ts'
import { isWeak } from '../../engine/systems/operational/zones.ts'
import { otherSide, type Side } from '../../engine/twoSides.ts'
import { shuffled } from './choices.ts'

/** A copy of a state in which all is drawn anew that a side does not know; nothing changes for a side that knows everything. */
export const shuffleHidden = (
  game: OperationalGame,
  state: Readonly<OperationalState>,
  viewer: Side,
  dice: Dice,
): OperationalState => {
  const twin = game.copy(state)
  if (!game.scenario.fog) return twin
  const enemy = otherSide(viewer)
  const places = hidingPlaces(game, twin, viewer).filter((hex) => !twin.hex.includes(hex))
  // Sometimes they only change places: who is found then stands where somebody else was found.
  if (dice.below(2) === 0) changePlaces(game, twin, viewer, dice)
  const staysHere = dice.below(2) === 0
  for (const unit of game.table.unitsOf[enemy]) {
    if (twin.hex[unit] <= 0) continue
    const known = knows(game.table, twin, viewer, unit)
    if (known === knowledge.nothing && !staysHere) moveElsewhere(game, twin, unit, places, dice)
    if (known !== knowledge.seen) drawCondition(game, twin, unit, known === knowledge.marker, dice)
  }
  for (const unit of game.table.unitsOf[enemy])
    if (twin.hex[unit] > 0 && knows(game.table, twin, viewer, unit) === knowledge.seen)
      drawOrders(game, twin, unit, dice)
  for (const unit of game.table.unitsOf[viewer])
    if (twin.hex[unit] > 0) {
      twin.marked[unit] = dice.below(2)
      twin.stanceKnown[unit] = twin.stance[unit] === stance.none ? 0 : dice.below(2)
    }
  scatterElsewhere(game, twin, viewer, dice)
  drawHeadquarters(game, twin, enemy, dice)
  drawDepots(game, twin, enemy, dice)
  for (const hex of game.table.board.spaces) {
    const own = twin.sight[hex] & (sightBit(sight.seen, viewer) | sightBit(sight.scouted, viewer))
    twin.sight[hex] = own | sightBit(dice.below(4), enemy)
  }
  return twin
}

/** Hexes of a side in which something of it can be without the other's knowing. */
const hidingPlaces = (game: OperationalGame, state: Readonly<OperationalState>, viewer: Side): number[] =>
  [...game.table.board.spaces].filter(
    (hex) =>
      state.owner[hex] === otherSide(viewer) &&
      !sees(state, viewer, hex) &&
      (state.sight[hex] & sightBit(sight.scouted, viewer)) === 0,
  )

/** Units of which a side knows nothing change places, two by two, where each can stand in the other's. */
const changePlaces = (
  { services: { costs, table } }: OperationalGame,
  twin: OperationalState,
  viewer: Side,
  dice: Dice,
): void => {
  const hidden = table.unitsOf[otherSide(viewer)].filter(
    (unit) => twin.hex[unit] > 0 && knows(table, twin, viewer, unit) === knowledge.nothing,
  )
  const canStand = (unit: number, hex: number): boolean => costs.of(twin, table.movementClass[unit]).stops[hex] === 1
  for (const [at, other] of shuffled(hidden.length, dice).entries()) {
    const [one, two] = [hidden[at], hidden[other]]
    if (!canStand(one, twin.hex[two]) || !canStand(two, twin.hex[one])) continue
    ;[twin.hex[one], twin.hex[two]] = [twin.hex[two], twin.hex[one]]
  }
}

/** Takes one of the places that a unit can stand in. */
const moveElsewhere = (
  { services: { costs, table } }: OperationalGame,
  twin: OperationalState,
  unit: number,
  places: number[],
  dice: Dice,
): void => {
  const { stops } = costs.of(twin, table.movementClass[unit])
  const fit = places.filter((hex) => stops[hex] === 1)
  if (fit.length === 0) return
  const to = fit[dice.below(fit.length)]
  places[places.indexOf(to)] = twin.hex[unit]
  twin.hex[unit] = to
}

/** New steps and points; who is known by a marker stays as strong or as weak as that says. */
const drawCondition = (
  { table, scenario }: OperationalGame,
  twin: OperationalState,
  unit: number,
  isMarked: boolean,
  dice: Dice,
): void => {
  const steps = twin.active[unit] + twin.suppressed[unit]
  const { weakBelow } = scenario.rules.movement
  const wasWeak = isWeak(table, twin, unit)
  const active = dice.below(steps + 1)
  const fits = !isMarked || twin.retreated[unit] === 1 || active < weakBelow === wasWeak
  if (fits) {
    twin.active[unit] = active
    twin.suppressed[unit] = steps - active
  }
  twin.experience[unit] = dice.below(scenario.rules.experience.maximum + 1)
  twin.entrenchment[unit] = dice.below(3)
  twin.unsupplied[unit] = dice.below(4)
  twin.supplied[unit] = dice.below(5)
  twin.lossesThisTurn[unit] = dice.below(3)
  twin.stanceKnown[unit] = 0
  drawOrders({ table }, twin, unit, dice)
  resetQueue(table, twin, unit)
}

/** Deals the spent and remaining actions of a unit: nobody sees them of an enemy, even of one in sight. operational.D28 */
const drawOrders = (
  { table }: Pick<OperationalGame, 'table'>,
  twin: OperationalState,
  unit: number,
  dice: Dice,
): void => {
  twin.movementPoints[unit] = dice.below(table.types[unit].movement + 1)
  twin.actionPoint[unit] = dice.below(3)
  twin.extended[unit] = dice.below(2)
  twin.moved[unit] = dice.below(4)
  twin.dump[unit] = dice.below(3)
  twin.motorised[unit] = dice.below(2)
  twin.dugIn[unit] = dice.below(2)
  if (twin.stanceKnown[unit] === 0) twin.stance[unit] = dice.below(4)
}

/** The enemy's stragglers in the fog stand somewhere else. */
const scatterElsewhere = (game: OperationalGame, twin: OperationalState, viewer: Side, dice: Dice): void => {
  for (const hex of game.table.board.spaces) {
    const first = twin.stragglers[hex * 3] - 1
    if (first < 0 || game.table.side[first] === viewer || sees(twin, viewer, hex)) continue
    const places = hidingPlaces(game, twin, viewer).filter(
      (to) => hubAt(game.table, twin, to) < 0 && hqAt(twin, to) < 0 && stragglersAt(twin, to) === 0,
    )
    if (places.length === 0) return
    const to = places[dice.below(places.length)]
    twin.stragglers.copyWithin(to * 3, hex * 3, hex * 3 + 3)
    twin.stragglers.fill(0, hex * 3, hex * 3 + 3)
  }
}

const drawHeadquarters = ({ table }: OperationalGame, twin: OperationalState, enemy: Side, dice: Dice): void => {
  for (const hq of table.hqsOf[enemy]) {
    twin.hqPoints[hq] = dice.below(10)
    twin.hqCommand[hq] = 1 + dice.below(9)
    twin.hqTrucks[hq] = 1 + dice.below(5)
    for (let branch = hq * 5; branch < hq * 5 + 5; branch++) {
      twin.hqLevel[branch] = dice.below(4)
      twin.hqSuppressed[branch] = dice.below(twin.hqLevel[branch] + 1)
    }
    twin.hqExperience[hq] = dice.below(300)
    twin.hqTarget[hq] = 300 + dice.below(300)
    twin.hqRested[hq] = dice.below(2)
    twin.hqOverrun[hq] = dice.below(2)
    twin.hqMoved[hq] = dice.below(2)
    for (let order = hq * table.orderCount; order < (hq + 1) * table.orderCount; order++)
      twin.hqSpecialised[order] = dice.below(3)
    twin.hqUpgrades[hq] = dice.below(2)
    twin.hqPrisoners[hq] = dice.below(3)
    twin.hqReports[hq] = dice.below(3)
    twin.hqMotorised[hq] = dice.below(2)
    for (let item = hq * table.items.length; item < (hq + 1) * table.items.length; item++) {
      twin.pool[item] = dice.below(5)
      twin.poolNext[item] = dice.below(3)
      twin.poolLater[item] = dice.below(3)
    }
  }
}

const drawDepots = ({ table }: OperationalGame, twin: OperationalState, enemy: Side, dice: Dice): void => {
  for (let turn = enemy * table.truckTurns; turn < (enemy + 1) * table.truckTurns; turn++)
    twin.trucks[turn] = dice.below(3)
  for (let asset = enemy * table.assetIds.length; asset < (enemy + 1) * table.assetIds.length; asset++) {
    twin.assetPerTurn[asset] = dice.below(3)
    twin.assetLeft[asset] = dice.below(3)
    twin.assetUses[asset] = dice.below(2) === 0 ? unlimited : dice.below(5)
    twin.assetExtra[asset] = dice.below(3)
  }
  for (const [card, { side }] of table.cards.entries()) if (side === enemy) twin.card[card] = dice.below(2)
  for (let item = enemy * table.items.length; item < (enemy + 1) * table.items.length; item++)
    twin.store[item] = dice.below(5)
  for (let kind = enemy * table.specialistIds.length; kind < (enemy + 1) * table.specialistIds.length; kind++)
    twin.lostOfKind[kind] = dice.below(4)
  twin.eliteStore[enemy] = dice.below(2)
  twin.prepared[enemy] = dice.below(2)
  twin.prestige[enemy] = dice.below(500)
}
