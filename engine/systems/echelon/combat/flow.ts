/**
 * A combat from the naming of its hex to the last advance. The attacker builds it unit by unit; the defender may leave, or answer; the
 * dice fall; then losses, retreats and advances follow one unit at a time. echelon.C1-C11
 */
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side, sides } from '../../../twoSides.ts'
import { airPointsLeft, flySupport, navalPointsLeft } from '../air/support.ts'
import { coastDefence } from '../ground.ts'
import { resultKinds } from '../rules.ts'
import { hitCoast, isAtSea } from '../sea/coast.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { sideAt } from '../stacks.ts'
import { type EchelonState, type Position, phase, status } from '../types.ts'
import { can, has, isOnMap } from '../units.ts'
import { advanceHexes, followersOf } from './advance.ts'
import { attackersOf, attackNow, defendersOf, hexesOf } from './attack.ts'
import { forgetOwed, loseTrapped, loseUnit, noteOwed, settleDemands } from './losses.ts'
import { assess } from './odds.ts'
import { carryOut, paidMark, paymentsFor } from './payment.ts'
import { askFor, exchangeRest, isDefenderRetreat, resultNow, retreatersOf } from './results.ts'
import { isCarriedAlong, retreatOf } from './retreat.ts'
import { rollResult } from './roll.ts'
import { leavingOf, mayWithdraw, rollWithdrawal } from './withdrawal.ts'

/** Bit of `fought`: the hex was attacked in this phase. */
const attackedMark = 1

/** Before the first combat of a phase: who stands with political police is remembered. echelon.46a */
export const beginCombat = ({ table }: Services, { state }: EchelonDraft): void => {
  state.policed.fill(0)
  state.fought.fill(0)
  for (let unit = 0; unit < table.units; unit++)
    if (isOnMap(state, unit) && can(table, state, unit, 'political-police'))
      state.policed[state.hex[unit]] |= 1 << table.side[unit]
}

/** Names a hex; the attack on it is built next. */
export const openAttack = (state: EchelonState, hex: Hex): void => {
  state.target = hex
  state.phase = phase.commit
}

/** The attack is on: supply is paid, and the defender decides first. echelon.C2 */
export const launch = (services: Services, draft: EchelonDraft): void => {
  const { state, emit } = draft
  const attack = attackNow(services.table, state)
  const payments = paymentsFor(services, state, attack)
  carryOut(state, payments.payments)
  for (const hex of payments.paid) state.fought[hex] |= paidMark
  // The defender has seen who comes.
  emit({ type: 'attacked', side: attack.side, hex: attack.hex, units: attack.units, rolled: true })
  state.side = otherSide(state.active)
  state.phase = phase.withdraw
  if (!defendersOf(services, state).some((unit) => mayWithdraw(services, state, unit))) openAnswer(services, draft)
}

/** Those that were told to leave try. echelon.C3 */
const tryWithdrawal = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  state.shakenOff = rollWithdrawal(services, draft) ? 0 : 1
  proceed(services, draft)
}

/** The defender turns artillery against tanks and calls for support, where there is any. echelon.C4 */
const openAnswer = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  const { table } = services
  const side = otherSide(state.active)
  state.side = side
  state.phase = phase.answer
  const mayAnswer =
    airPointsLeft(table, state, side) > 0 ||
    navalPointsLeft(table, state, side, state.target) > 0 ||
    convertiblesOf(services, state).length > 0
  if (!mayAnswer) fight(services, draft)
}

/** Artillery of the defender that can be turned against tanks. echelon.22 */
export const convertiblesOf = (services: Services, state: Position): readonly number[] =>
  defendersOf(services, state).filter(
    (unit) => services.table.profiles[unit].type.converts && !has(state, unit, status.converted),
  )

/** Rolls the dice. echelon.C6-C8 */
const fight = (services: Services, draft: EchelonDraft): void => {
  const { state, emit } = draft
  const { table } = services
  const attack = attackNow(table, state)
  const from = hexesOf(state, attack.units)
  flySupport(services, draft, attack.side, [attack.hex])
  flySupport(services, draft, otherSide(attack.side), from, attack.units)
  const assessment = assess(services, state, attack)
  if (assessment.column === 'tooLow') {
    // Too few for an attack: it is called off. echelon.C1
    emit({ type: 'calledOff', side: attack.side, hex: attack.hex, rolled: true })
    close(services, draft)
    return
  }
  const rolled = rollResult(services, draft, assessment)
  state.result = resultKinds.indexOf(rolled) + 1
  state.attackPrinted = assessment.attackers.printed
  state.defencePrinted = assessment.defenders.printed
  noteOwed(state, assessment.modifiers.owed)
  askFor(services, draft, rolled)
  proceed(services, draft)
}

/** Units that must still fall back, side by side. */
export const fallingBack = (services: Services, state: Position, side: Side): readonly number[] =>
  (resultNow(state) === undefined
    ? side === state.active
      ? []
      : leavingOf(services, state)
    : retreatersOf(services, state, side)
  ).filter((unit) => !isCarriedAlong(state, unit))

/** Goes on to whatever has to be decided next. */
export const proceed = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  const both = [otherSide(state.active), state.active] as const
  for (const side of both)
    if (settleDemands(services, draft, side)) {
      state.phase = phase.losses
      state.side = side
      return
    }
  if (exchangeRest(services, draft)) {
    proceed(services, draft)
    return
  }
  for (const side of both) {
    const falling = fallingBack(services, state, side)
    // Who has nowhere to go is lost. echelon.C10
    for (const unit of falling)
      if (retreatOf(services, state, unit).hexes.length === 0) loseTrapped(services, draft, unit)
    if (fallingBack(services, state, side).length > 0) {
      state.phase = phase.retreat
      state.side = side
      return
    }
  }
  losePositions(services, draft)
  if (resultNow(state) === undefined && sideAt(services, state, state.target) !== undefined) openAnswer(services, draft)
  else openAdvance(services, draft)
}

/** Position guns and coast defences cannot fall back: they are lost when all that stood with them must. echelon.11b, 23 */
const losePositions = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  const kind = resultNow(state)
  if (kind === undefined || !isDefenderRetreat(services.table, state, kind)) return
  const left = defendersOf(services, state)
  if (left.every((unit) => can(services.table, state, unit, 'position-aa')))
    for (const unit of [...left]) loseUnit(services, draft, unit)
  const isEnemyPort = state.owner[state.target] === otherSide(state.active) + 1
  if (isEnemyPort && defendersOf(services, state).length === 0)
    hitCoast(services.table, draft, state.target, coastDefence(services.table, state, state.target))
}

/** The attacker may take ground that is empty now. echelon.C11 */
export const openAdvance = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  const kind = resultNow(state)
  const isWon = kind === undefined || isDefenderRetreat(services.table, state, kind)
  state.side = state.active
  state.phase = phase.advance
  const mayFollow = isWon && followersOf(services, state).some((unit) => advanceHexes(services, state, unit).length > 0)
  if (!mayFollow) close(services, draft)
}

/** The combat is over: marks are wiped off, and the next hex may be named. */
const close = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  const { table } = services
  state.fought[state.target] |= attackedMark
  for (let hex = 0; hex < state.fought.length; hex++) state.fought[hex] &= ~paidMark
  const spent = status.committed | status.dismounted | status.converted
  for (const side of sides) {
    for (const unit of table.unitsOf[side]) {
      const isAttacker = side === state.active && has(state, unit, status.committed)
      state.status[unit] = (state.status[unit] & ~spent) | (isAttacker ? status.attacked : 0)
      // Landings that have not got ashore are lost. echelon.L4
      if (isAttacker && isAtSea(table, state, unit)) loseTrapped(services, draft, unit)
    }
    forgetOwed(table, state, side)
    state.lossLeft[side] = 0
    state.disruptionLeft[side] = 0
    state.airSupport[side] = 0
    state.navalSupport[side] = 0
  }
  state.target = 0
  state.result = 0
  state.shakenOff = 0
  state.exchange = 0
  state.spared.fill(0)
  state.attackPrinted = 0
  state.defencePrinted = 0
  state.engineersFirst = 0
  state.surprise = 0
  state.side = state.active
  state.phase = phase.combat
}

/** The attack is given up before it begins; the hex is left alone in this phase. */
const giveUp = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  state.airPoints[state.active] += state.airSupport[state.active]
  state.navalPoints[state.active] += state.navalSupport[state.active]
  for (const unit of attackersOf(services.table, state)) state.status[unit] &= ~status.committed
  close(services, draft)
}

const optional: readonly number[] = [phase.commit, phase.withdraw, phase.answer, phase.advance]

/** True if the deciding side may decline the combat's present question. */
export const mayDecline = (_services: Services, state: Position): boolean => optional.includes(state.phase)

export const declineCombat = (services: Services, draft: EchelonDraft): void => {
  switch (draft.state.phase) {
    case phase.commit:
      giveUp(services, draft)
      break
    case phase.withdraw:
      tryWithdrawal(services, draft)
      break
    case phase.answer:
      fight(services, draft)
      break
    default:
      close(services, draft)
  }
}
