/** Units that lie off a shore come ashore, or attack from their ships. echelon.18, 27e, 52b, L4 */
import { degree, directionTo, type Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { hitsOf } from '../air/bombing.ts'
import { scatter, snowModifier } from '../air/dispersion.ts'
import { putDown } from '../lift.ts'
import { type Fraction, type Success, seas, successes } from '../rules.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { sideAt } from '../stacks.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, cargoOf, eliminate, has, swims } from '../units.ts'
import { coastFire, isAtSea, isCliff } from './coast.ts'
import { landingsAt } from './sailing.ts'

/** At the end of the movement phase: coast defences fire, tanks swim, boats are scattered, and what meets no enemy goes ashore. */
export const settleLandings = (services: Services, draft: EchelonDraft): void => {
  const { table } = services
  const { state } = draft
  const side = state.active
  const waiting = table.unitsOf[side].filter((unit) => has(state, unit, status.landed) && isAtSea(table, state, unit))
  for (const hex of new Set(waiting.map((unit) => state.dueAt[unit]))) landOn(services, draft, side, hex)
}

const landOn = (services: Services, draft: EchelonDraft, side: Side, hex: Hex): void => {
  const { table } = services
  const { state } = draft
  shootAt(services, draft, side, hex)
  for (const unit of landingsAt(table, state, side, hex)) {
    if (state.carrier[unit] > 0) continue
    // Tanks that swim roll for it. echelon.18
    if (swims(table, state, unit) && !swim(services, draft, unit)) continue
    const { roughSea, seaCliff } = table.scenario.rules.air.dispersionModifiers
    const modifier =
      snowModifier(table, state, hex) +
      (seas[state.sea] === 'rough' ? roughSea : 0) +
      (landsOverCliff(table, state, unit) ? seaCliff : 0)
    if (!scatter(services, draft, unit, modifier)) continue
    for (const one of [unit, ...cargoOf(table, state, unit)]) state.free[one] = table.scenario.rules.supply.freeTurns
    if (sideAt(services, state, hex) !== otherSide(side)) putDown(services, draft, unit, hex)
  }
}

/** Coast defences fire once at all who come: each hit disrupts one of them. echelon.27e */
const shootAt = (services: Services, draft: EchelonDraft, side: Side, hex: Hex): void => {
  const { table } = services
  const { state, dice, emit } = draft
  const points = coastFire(services, state, hex, side)
  if (points === 0) return
  const when = { turn: state.turn, side: otherSide(side) }
  const whole = [...landingsAt(table, state, side, hex)]
  let hits = hitsOf(table, draft, 'coast fire', otherSide(side), hex, points)
  emit({ type: 'coastFired', side: otherSide(side), hex, points, hits, rolled: true })
  for (; hits > 0 && whole.length > 0; hits--) {
    const [unit] = whole.splice(dice.at(when, 'boat', hex).below(whole.length), 1)
    state.status[unit] |= status.disrupted
    emit({ type: 'disrupted', side, unit })
  }
}

const landsOverCliff = (table: Table, state: Position, unit: number): boolean => {
  const from = state.hex[unit]
  const direction = directionTo(table.board, from, state.dueAt[unit])
  return direction !== undefined && isCliff(table, from * degree + direction)
}

/**
 * An amphibious tank rolls on the success table.
 * @returns whether it is still there
 */
const swim = (services: Services, draft: EchelonDraft, unit: number): boolean => {
  const { table } = services
  const { state, dice, emit } = draft
  const { air, combat } = table.scenario.rules
  const { rough, calm, cliff } = air.amphibiousTank
  const sea = seas[state.sea]
  const sum =
    dice.at({ turn: state.turn, side: table.side[unit] }, 'amphibious tank', unit).below(air.die) +
    1 +
    (sea === 'rough' ? rough : sea === 'calm' ? calm : 0) +
    (landsOverCliff(table, state, unit) ? cliff : 0)
  const code: Success = combat.success.find(({ to }) => sum <= to)?.code ?? 'S*'
  emit({ type: 'swam', side: table.side[unit], unit, code, rolled: true })
  if (code === 'D') eliminate(table, draft, unit, 'out')
  else if (code === 'F*') eliminate(table, draft, unit, 'isolated')
  else if (code === 'F') eliminate(table, draft, unit, 'box')
  state.ashore[unit] = successes.indexOf(code) + 1
  return code === 'S' || code === 'S*'
}

/** True if a unit is not halved when it attacks from the sea: by itself, or thanks to its carrier. echelon.42f, 44c, 52b */
export const landsWhole = (table: Table, state: Position, unit: number): boolean => {
  const carrier = state.carrier[unit] - 1
  return (
    (['marine', 'amphibious', 'lvt'] as const).some((one) => can(table, state, unit, one)) ||
    (carrier >= 0 && can(table, state, carrier, 'lvt'))
  )
}

/** Returns the factor on the strength of a unit that attacks from the sea; undefined for all others. echelon.18b, 42f, 44c, 52b */
export const landingShare = (table: Table, state: Position, unit: number): Fraction | undefined => {
  if (!isAtSea(table, state, unit)) return undefined
  const { air, combat } = table.scenario.rules
  if (state.ashore[unit] > 0) return air.amphibiousTank.share[successes[state.ashore[unit] - 1]]
  return landsWhole(table, state, unit) ? [1, 1] : combat.multipliers.landing
}

/** Tanks that were lost on their way to a hex: a part of their strength still counts in the assault on it. echelon.18b */
export const drownedAt = (table: Table, state: Position, side: Side, hex: Hex): readonly number[] =>
  table.unitsOf[side].filter(
    (unit) => state.ashore[unit] === successes.indexOf('F') + 1 && state.dueAt[unit] === hex && state.hex[unit] <= 0,
  )

/** True if a unit may attack a hex: those at sea attack where they land. */
export const attacksWhereItLands = (table: Table, state: Position, unit: number, hex: Hex): boolean =>
  !isAtSea(table, state, unit) || state.dueAt[unit] === hex

/** At the end of the combat phase: who is still at sea is lost. echelon.L4 */
export const settleAtSea = ({ table }: Services, draft: EchelonDraft): void => {
  const { state } = draft
  for (const unit of table.unitsOf[state.active])
    if (isAtSea(table, state, unit)) eliminate(table, draft, unit, 'isolated')
  for (const unit of table.unitsOf[state.active]) state.ashore[unit] = 0
}
