/** The effects of a result on both sides: losses, disruption, retreat. echelon.C8, 46a, 46b, 46c, 46d */
import { otherSide, type Side } from '../../../twoSides.ts'
import { type Fraction, point, type ResultKind, resultKinds, timesRoundedUp } from '../rules.ts'
import { hitCoast } from '../sea/coast.ts'
import type { EchelonDraft, Services } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, has } from '../units.ts'
import { attackersOf, isFar } from './attack.ts'
import { loseUnit, participantsOf, payersOf, printedStrength, reduceUnit } from './losses.ts'
import { coastDefenceOf } from './strength.ts'

/** The result of the combat that goes on, as it was rolled; undefined before the roll. */
export const resultNow = ({ result }: Position): ResultKind | undefined => resultKinds[result - 1]

/** True if units of a side in a hex began the combat phase there with political police. echelon.46a */
export const isPoliced = (state: Position, side: Side, hex: number): boolean => (state.policed[hex] & (1 << side)) !== 0

/** True if a stack of the attackers began it with political police. echelon.46b */
const attackersPoliced = (table: Table, state: Position): boolean =>
  attackersOf(table, state).some(
    (unit) => !isFar(table, state, unit, state.target) && isPoliced(state, state.active, state.hex[unit]),
  )

/** The result as political police makes it. */
export const effectiveResult = (
  table: Table,
  state: Position,
  kind: ResultKind,
): { readonly kind: ResultKind; readonly attackers: boolean; readonly defenders: boolean } => {
  const { attacking, defending } = table.scenario.rules.combat.politicalPolice
  const attackers = attackersPoliced(table, state)
  const defenders = isPoliced(state, otherSide(state.active), state.target)
  const first = (attackers ? attacking[kind] : undefined) ?? kind
  return { kind: (defenders ? defending[first] : undefined) ?? first, attackers, defenders }
}

/** Results after which attackers, and defenders, fall back. */
const attackersRetreat: readonly ResultKind[] = ['1:', '2:']
export const defendersRetreat: readonly ResultKind[] = ['X1', 'DR', 'D½', 'DE', 'OR(1)', 'OR(2)']
/** Results that nobody withstands. echelon.46a */
const shattering: readonly ResultKind[] = ['DE', 'OR(1)', 'OR(2)']

/** Units of a side that the result makes fall back. Units in place with political police stay, but for the worst results. echelon.46a */
export const retreatersOf = (services: Services, state: Position, side: Side): readonly number[] => {
  const kind = resultNow(state)
  if (kind === undefined) return []
  const { table } = services
  if (side === state.active)
    return attackersRetreat.includes(kind)
      ? participantsOf(services, state, side).filter(
          (unit) => !has(state, unit, status.retreated) && !isPoliced(state, side, state.hex[unit]),
        )
      : []
  if (!isDefenderRetreat(table, state, kind)) return []
  const stays = (unit: number): boolean =>
    !shattering.includes(kind) && isPoliced(state, side, state.target) && !has(state, unit, status.retreated)
  return participantsOf(services, state, side).filter((unit) => !can(table, state, unit, 'position-aa') && !stays(unit))
}

/** True if the result drives the defender out of the hex. */
export const isDefenderRetreat = (table: Table, state: Position, kind: ResultKind): boolean =>
  defendersRetreat.includes(effectiveResult(table, state, kind).kind)

/** Sets what both sides have to give, and takes off the map what the result takes as a whole. */
export const askFor = (services: Services, draft: EchelonDraft, rolled: ResultKind): void => {
  const { state } = draft
  const { table } = services
  const { shares } = table.scenario.rules.combat
  const attacker = state.active
  const defender = otherSide(attacker)
  const { attackPrinted: attack, defencePrinted: defence } = state
  const { kind, attackers, defenders } = effectiveResult(table, state, rolled)
  const policed = { [attacker]: attackers, [defender]: defenders }
  const isCoast = isCoastAlone(services, state)
  switch (kind) {
    case '2:':
    case '1:':
    case '2D#':
    case '1D#':
      askDisruption(services, draft, attacker, attack, kind, policed[attacker])
      break
    case '1:1':
      for (const [side, printed] of [
        [attacker, attack],
        [defender, defence],
      ] as const)
        askDisruption(services, draft, side, printed, kind, policed[side])
      break
    case '1X1':
      exchange(services, draft, attack, defence, [1, 1])
      break
    case 'X1':
      exchange(services, draft, attack, defence, shares.exchange)
      break
    case 'D½': {
      state.lossLeft[defender] = timesRoundedUp(defence, shares.halved)
      // The rest stands fast, and both sides bleed when that is paid. echelon.46c
      if (defenders) state.exchange = 1
      break
    }
    case 'DR':
      break
    case 'DE':
      wipeOut(services, draft, defender, reduceUnit)
      break
    case 'OR(1)':
    case 'OR(2)':
      wipeOut(services, draft, defender, loseUnit)
      break
  }
  if (isCoast) state.lossLeft[defender] = state.disruptionLeft[defender] = 0
  tellAsked(draft)
}

/** True if coast defences fight for the hex without the strength of any unit beside them: hits are all that they can inflict. echelon.23 */
const isCoastAlone = (services: Services, state: Position): boolean => {
  const defender = otherSide(state.active)
  return (
    coastDefenceOf(services.table, state, defender, state.target) > 0 &&
    participantsOf(services, state, defender).every((unit) => printedStrength(services, state, unit) === 0)
  )
}

/** Says what both sides have to give. */
const tellAsked = ({ state, emit }: EchelonDraft): void => {
  for (const side of [state.active, otherSide(state.active)])
    if (state.lossLeft[side] > 0 || state.disruptionLeft[side] > 0)
      emit({ type: 'asked', side, losses: state.lossLeft[side], disruption: state.disruptionLeft[side] })
}

/** Once a halved result is paid, those who stand with political police exchange what it has not touched. Returns whether they do. echelon.46c */
export const exchangeRest = (services: Services, draft: EchelonDraft): boolean => {
  const { state } = draft
  if (state.exchange !== 1) return false
  state.exchange = 2
  const rest = payersOf(services, state, otherSide(state.active))
  const strength = rest.reduce((sum, unit) => sum + printedStrength(services, state, unit), 0)
  if (strength > 0) exchange(services, draft, state.attackPrinted, strength, [1, 1])
  tellAsked(draft)
  return true
}

/** Required disruption: a part of the printed strength, by a die. Of some results a part is losses; political police takes all as such. */
const askDisruption = (
  { table }: Services,
  { state, dice }: EchelonDraft,
  side: Side,
  printed: number,
  kind: ResultKind,
  isWithPolice: boolean,
): void => {
  const { disruption, shares, politicalPolice } = table.scenario.rules.combat
  const level = Number(kind[0])
  const die = dice.at({ turn: state.turn, side }, 'disruption', state.target).below(disruption.length)
  const whole = Math.max(1, Math.ceil((printed * disruption[die] * level) / (100 * point)))
  const points = whole * point
  if (isWithPolice) state.lossLeft[side] = timesRoundedUp(points, politicalPolice.share)
  else if (kind === '2:') {
    state.lossLeft[side] = timesRoundedUp(whole, shares.repulsed) * point
    state.disruptionLeft[side] = points - state.lossLeft[side]
  } else state.disruptionLeft[side] = points
}

/** The weaker side goes, the other one loses at least as much; the attacker only a share. echelon.C8 */
const exchange = (
  services: Services,
  draft: EchelonDraft,
  attack: number,
  defence: number,
  ofAttacker: Fraction,
): void => {
  const { state } = draft
  const attacker = state.active
  const defender = otherSide(attacker)
  const isFull = ofAttacker[0] === ofAttacker[1]
  const lost = Math.min(attack, defence)
  if (isCoastAlone(services, state)) {
    const [share, of] = services.table.scenario.rules.combat.support.coastDefence
    hitCoast(services.table, draft, state.target, Math.ceil((lost * of) / (share * point)))
  }
  state.lossLeft[attacker] = timesRoundedUp(lost, ofAttacker)
  state.lossLeft[defender] = lost
  if (defence <= attack) {
    state.lossLeft[defender] = 0
    wipeOut(services, draft, defender, reduceUnit)
  }
  if (attack <= defence && isFull) {
    state.lossLeft[attacker] = 0
    wipeOut(services, draft, attacker, reduceUnit)
  }
}

/** A whole side goes: trains get away if they can, position guns stay as long as others do. echelon.11b, 51 */
const wipeOut = (
  services: Services,
  draft: EchelonDraft,
  side: Side,
  lose: (services: Services, draft: EchelonDraft, unit: number) => void,
): void => {
  const { table } = services
  for (const unit of [...payersOf(services, draft.state, side)])
    if (!can(table, draft.state, unit, 'position-aa') && !can(table, draft.state, unit, 'supply-unit'))
      lose(services, draft, unit)
}
