/** Cards: what each kind brings when it is played. operational.I5-I8, H14 */

import type { Side } from '../../twoSides.ts'
import { withVerb } from '../../words.ts'
import { addAsset } from './assets/uses.ts'
import type { OperationalDraft } from './events.ts'
import { liftFog } from './fog/look.ts'
import { takesLorries } from './mobility.ts'
import type { CardRules } from './rules.ts'
import type { Services } from './services.ts'
import type { Table } from './table.ts'
import { enRoute, inReserve, type OperationalState, type ReadonlyState } from './types.ts'

export const cardRules = (table: Table, card: number): CardRules => table.scenario.rules.cards[table.cards[card].card]

/** `choice` of a card that is played on nothing in particular. */
export const onNothing = 0
/** `choice` of a card that is played on a headquarters. */
export const onHeadquarters = (hq: number): number => hq + 1

/** True if a card is always played on a headquarters. */
export const needsHeadquarters = (table: Table, card: number): boolean =>
  cardRules(table, card).effect === 'command-points'

/** True if a card has lorries for a headquarters of this nation. operational.F28 */
const motorises = ({ profiles }: Table, rules: CardRules, hq: number): boolean =>
  rules.motorises?.includes(profiles[hq].nation) === true

/** The choices with which a card in hand can be played now: `onNothing` or headquarters; none when it would bring nothing. */
export const choicesOf = (table: Table, state: ReadonlyState, card: number): number[] => {
  const { side, unit } = table.cards[card]
  const rules = cardRules(table, card)
  const hqs = (isFit: (hq: number) => boolean): number[] =>
    table.hqsOf[side].filter((hq) => state.hqHex[hq] > 0 && isFit(hq)).map(onHeadquarters)
  if (state.card[card] === 0) return []
  switch (rules.effect) {
    case 'assets':
      return [onNothing]
    case 'lift-fog':
      return state.fogLifted[side] === 0 ? [onNothing] : []
    case 'truck':
      return [onNothing, ...hqs((hq) => motorises(table, rules, hq) && state.hqMotorised[hq] === 0)]
    case 'elite-store':
      return state.eliteStore[side] === 0 ? [onNothing] : []
    case 'drop':
    case 'landing':
      return unit !== undefined && state.hex[unit] === inReserve ? [onNothing] : []
    case 'command-points':
      return hqs((hq) => state.hqPoints[hq] < state.hqCommand[hq])
    case 'artillery-preparation':
      return state.prepared[side] === 0 ? [onNothing] : []
  }
}

/**
 * Plays a card; it is not in hand any more, for this battle or for good. One that drops or lands a unit puts it into its aircraft or
 * boats at once. operational.I5, operational.H14
 */
export const playCard = (services: Services, draft: OperationalDraft, card: number, choice: number): void => {
  const { table } = services
  const { state } = draft
  const { side, unit, card: id } = table.cards[card]
  const rules = cardRules(table, card)
  state.card[card] = 0
  draft.emit({ type: 'card', side, card: id })
  switch (rules.effect) {
    case 'assets':
      for (const { asset, perTurn, uses } of rules.assets ?? []) addAsset(table, state, side, asset, perTurn, uses)
      break
    case 'lift-fog':
      liftFog(services, draft, side)
      break
    case 'truck':
      if (choice === onNothing) state.trucks[side * table.truckTurns]++
      else motorise(services, state, side, choice - 1)
      break
    case 'elite-store':
      state.eliteStore[side] = 1
      break
    case 'drop':
    case 'landing':
      if (unit !== undefined) state.hex[unit] = enRoute
      break
    case 'command-points':
      state.hqPoints[choice - 1] = state.hqCommand[choice - 1]
      break
    case 'artillery-preparation':
      state.prepared[side] = 1
  }
}

/** Why a card would have no effect with this choice. */
export const choiceRefusal = (table: Table, card: number, choice: number): string => {
  const { nations } = table.scenario.rules
  const rules = cardRules(table, card)
  const hq = table.scenario.headquarters[choice - 1]
  if (
    hq !== undefined &&
    hq.side === table.cards[card].side &&
    rules.motorises &&
    !motorises(table, rules, choice - 1)
  ) {
    const fit = rules.motorises.map((nation) => nations[nation].adjective).join(', ')
    return `${withVerb(rules.name, 'has', 'have')} no lorries for ${hq.name}: they go to headquarters of these nations only: ${fit}.`
  }
  return `${withVerb(rules.name, 'is', 'are')} not played on that.`
}

/** Lorries for all units of a headquarters that are on the map, from now on in every turn. operational.F28 */
const motorise = ({ table, costs }: Services, state: OperationalState, side: Side, hq: number): void => {
  state.hqMotorised[hq] = 1
  for (const unit of table.unitsOf[side])
    if (table.hqOf[unit] === hq && state.hex[unit] > 0 && takesLorries(table, costs, state, unit))
      state.motorised[unit] = 1
}
