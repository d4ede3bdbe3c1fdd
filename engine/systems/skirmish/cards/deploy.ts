/** Deploying units from hand, with what they are equipped with. skirmish.P7, P12, P14 */
import type { Space } from '../../../board.ts'
import type { Side } from '../../../game.ts'
import { otherSide } from '../../../twoSides.ts'
import { flakOf } from '../combat/air.ts'
import { queueShot } from '../combat/shots.ts'
import { canEnter } from '../ground.ts'
import { carry, meetMine } from '../movement.ts'
import { canCover, hasRoom, isFree } from '../reach.ts'
import type { TeamIndex } from '../scenario.ts'
import type { SkirmishDraft } from '../services.ts'
import { aircraft, bitsOf, hasAbility, infantry, type Table } from '../table.ts'
import { first, type Position, shot, status } from '../types.ts'
import { generalOf, holderOf, markRisk, place, terrainAt } from '../units.ts'
import { pileAt } from './deck.ts'

/** How a unit is deployed: alone, carried or towed by a vehicle that was deployed in this turn, or behind it. */
export const how = { alone: 0, carried: 1, covered: 2 } as const

/** The present price of a unit card for its seat, and the discounts that it uses up. skirmish.P7 */
export interface Price {
  readonly ap: number
  readonly isFree: boolean
  readonly usesCard: boolean
  readonly usesGeneral: boolean
}

export const priceOf = (table: Table, state: Position, seat: Side, card: number): Price => {
  const unit = table.cards[card].unit
  if (unit === undefined) throw new RangeError('no unit card')
  const frees = state.freeUnits[seat] > 0 ? table.cards[state.freeCard[seat] - 1].support?.frees : undefined
  if (frees?.class === unit.class && unit.cost <= state.freeCost[seat])
    return { ap: 0, isFree: true, usesCard: false, usesGeneral: false }
  const team = table.teamOf[seat]
  const general = generalOf(table, state, team)?.discount
  const usesGeneral =
    general?.class === unit.class &&
    unit.cost <= (general.mostCost ?? unit.cost) &&
    (state.firsts[team] & first.discount) === 0
  const ofGeneral =
    general && usesGeneral ? Math.min(unit.cost, Math.max(general.least, unit.cost - general.by)) : unit.cost
  const card1 = state.discount[seat] > 0 ? table.cards[state.discount[seat] - 1].support?.discounts : undefined
  const usesCard = card1?.classes.includes(unit.class) === true && unit.cost <= card1.mostCost
  const ap = card1 && usesCard ? Math.min(ofGeneral, Math.max(card1.least, ofGeneral - card1.by)) : ofGeneral
  return { ap, isFree: false, usesCard, usesGeneral }
}

/** A unit of a card that is not on the board; -1 when all are. */
export const spareUnit = (table: Table, state: Position, seat: Side, card: number): number => {
  const at = pileAt(table, seat, card)
  for (let unit = table.firstUnit[at]; unit < table.firstUnit[at] + table.slots[at]; unit++)
    if (state.space[unit] === 0) return unit
  return -1
}

/** Where and how a unit of a card can be deployed. skirmish.P7, d39, d41 */
export const deploymentsOf = (
  table: Table,
  state: Position,
  seat: Side,
  card: number,
): readonly (readonly [Space, number])[] => {
  const unit = spareUnit(table, state, seat, card)
  if (unit < 0) return []
  const team = table.teamOf[seat]
  if (table.kind[unit] === aircraft) return table.weather.grounded ? [] : [[table.headquarters[team], how.alone]]
  const found: (readonly [Space, number])[] = []
  const isParatroop = hasAbility(table.rules[unit], 'paratroops')
  for (const space of isParatroop ? table.spaces : table.deploymentLine[team]) {
    if (!canEnter(table, state, unit, space)) continue
    if (isFree(state, space)) {
      if (table.row[team * table.size + space] === 1 || canLand(table, state, team, space))
        found.push([space, how.alone])
      continue
    }
    const vehicle = state.unit[space] - 1
    if (table.seat[vehicle] !== seat || (state.status[vehicle] & status.deployed) === 0 || state.spent[vehicle] > 0)
      continue
    if (hasRoom(table, state, vehicle, unit)) found.push([space, how.carried])
    if (state.behind[space] === 0 && canCover(table, state, unit, vehicle)) found.push([space, how.covered])
  }
  return found
}

/** True if paratroops can land on a free space: clear or normal ground of some own rows, not beside an enemy. */
const canLand = (table: Table, state: Position, team: TeamIndex, space: Space): boolean =>
  table.row[team * table.size + space] <= table.scenario.rules.frame.abilities.paratroopRows &&
  (terrainAt(table, state, space)?.movement ?? 'normal') === 'normal' &&
  table.near[space].every((next) => holderOf(table, state, next) !== otherSide(team))

export const deployFromHand = (draft: SkirmishDraft, seat: Side, card: number, space: Space, way: number): void => {
  const { table, state } = draft
  const { ap, isFree: isGiven, usesCard, usesGeneral } = priceOf(table, state, seat, card)
  state.ap[seat] -= ap
  state.hand[pileAt(table, seat, card)]--
  if (isGiven) {
    state.freeUnits[seat]--
    state.freeCost[seat] -= table.cards[card].unit?.cost ?? 0
  }
  if (usesCard) state.discount[seat] = 0
  if (usesGeneral) state.firsts[table.teamOf[seat]] |= first.discount
  deployUnit(draft, seat, card, space, way, ap)
}

/** Puts a unit of a card on the board. */
export const deployUnit = (
  draft: SkirmishDraft,
  seat: Side,
  card: number,
  space: Space,
  way: number,
  ap: number,
): void => {
  const { table, state } = draft
  const unit = spareUnit(table, state, seat, card)
  const team = table.teamOf[seat]
  const risk = markRisk(table, state, [unit], [space])
  const vehicle = state.unit[space] - 1
  state.status[unit] = status.deployed
  if (way === how.carried) carry(draft, unit, vehicle)
  else place(table, state, unit, space)
  if (way === how.covered) state.cover[unit] = vehicle + 1
  draft.emit({ type: 'deployed', side: seat, unit, space, ap, ...risk })
  state.equipping = unit + 1
  if (space > table.field || meetMine(draft, unit, space) || table.row[team * table.size + space] === 1) return
  for (const flak of flakOf(table, state, otherSide(team), [space]))
    queueShot(state, { unit: flak, weapon: 0, target: unit, kind: shot.reaction })
}

/** Upgrade options that the unit that has just been deployed can still be given. skirmish.P7, P14 */
export const equipmentFor = (table: Table, state: Position, seat: Side): readonly number[] => {
  const unit = state.equipping - 1
  if (unit < 0 || table.seat[unit] !== seat || state.space[unit] === 0) return []
  const { options } = table.cards[table.card[unit]]
  const { infantryUpgrades } = table.scenario.rules.frame.turn
  const had = bitsOf(state.has[unit])
  return options.flatMap(({ rules: { slot }, cost, after }, option) => {
    if (had.includes(option) || cost > state.ap[seat] || (after >= 0 && !had.includes(after))) return []
    const alike = had.filter((other) => options[other].rules.slot === slot).length
    return table.kind[unit] === infantry && alike >= infantryUpgrades[slot] ? [] : [option]
  })
}

export const equipUnit = ({ table, state, emit }: SkirmishDraft, unit: number, option: number): void => {
  const { cost } = table.cards[table.card[unit]].options[option]
  state.ap[table.seat[unit]] -= cost
  state.has[unit] |= 1 << option
  emit({ type: 'equipped', unit, option, ap: cost })
}
