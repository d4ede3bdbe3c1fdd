/** Decisions that interrupt a turn: targets of a strike, reactions, retreats, taking ground, cards to keep and to give up. */
import type { Hex } from '../../../hex.ts'
import { openTo } from '../battle/pool.ts'
import { stepInto } from '../movement.ts'
import { battleKind, phase } from '../types.ts'
import type { ActionOf, CommandCardsAction } from '../verbs/index.ts'
import { type Actions, best, type Decision, ofType } from './decision.ts'
import { worthOfMinefield } from './devices.ts'
import { byPromise } from './plays.ts'
import { bestAim } from './strikes.ts'
import { bestBattle, worthOfBattle, worthOfStanding } from './worth.ts'

export const chooseAnswer = (decision: Decision, legal: Actions): CommandCardsAction | undefined => {
  switch (decision.state.phase) {
    case phase.aim:
      return chooseAim(decision, legal)
    case phase.react:
      return legal.find(({ type }) => type === 'spring' || type === 'attack')
    case phase.retreat:
      return chooseRetreat(decision, legal)
    case phase.advance:
      return legal.find(({ type }) => type === 'advance' && isGroundWorthTaking(decision))
    case phase.overrun:
    case phase.second:
      return chooseNextBattle(decision, legal)
    case phase.prepare:
      return byPromise(decision, cardActions(legal), true)[0]
    case phase.keep:
    case phase.announce:
      return byPromise(decision, cardActions(legal))[0]
    case phase.mines:
      return best(ofType(legal, 'mine'), ({ hex }) => worthOfMinefield(decision, hex))
    case phase.discard:
      return byPromise(decision, cardActions(legal)).at(-1)
    default:
      return undefined
  }
}

const cardActions = (legal: Actions) =>
  legal.flatMap((action) => ('card' in action && action.type !== 'play' ? [action] : []))

const chooseAim = ({ services, state }: Decision, legal: Actions): CommandCardsAction | undefined => {
  const { unit: named } = bestAim(services, state)
  return ofType(legal, 'aim').find(({ unit }) => unit === named)
}

/** Flags are ignored where the unit stands well; it goes back to where it is least threatened. */
const chooseRetreat = (decision: Decision, legal: Actions): CommandCardsAction | undefined => {
  const { services, state } = decision
  const unit = state.target
  const worthAt = (hex: Hex): number => worthOn(decision, unit, hex, 'retreat')
  const here = worthAt(state.hex[unit])
  const ignoring = ofType(legal, 'ignore')
  if (ignoring.length > 0) {
    const isWeak = state.figures[unit] === 1
    return best(ignoring, ({ count }) => (isWeak && here < -2 * services.weights.figure ? -count : count))
  }
  const going = best(ofType(legal, 'retreat'), ({ to }) => worthAt(to))
  const mayStay = legal.some(({ type }) => type === 'done')
  return going && mayStay && worthAt(going.to) <= here ? undefined : going
}

/** Returns the worth of a unit on another hex. */
const worthOn = (
  { services, trial, state, goals }: Decision,
  unit: number,
  hex: Hex,
  how: 'retreat' | 'advance',
): number => {
  const draft = trial.stage(state)
  if (hex !== state.hex[unit]) stepInto(services.table, draft, unit, hex, how)
  return worthOfStanding(services.table, draft.state, unit, goals)
}

/** Ground is taken when the unit stands there better, or can battle again from there. command-cards.C18, C19 */
const isGroundWorthTaking = (decision: Decision): boolean => {
  const { services, trial, state, goals } = decision
  const { attacker: unit, contested } = state
  const stays = worthOfStanding(services.table, state, unit, goals)
  const draft = trial.stage(state)
  stepInto(services.table, draft, unit, contested, 'advance')
  const goes = worthOfStanding(services.table, draft.state, unit, goals)
  const again =
    services.table.types[unit].overruns && state.battle === battleKind.normal
      ? bestBattle(services, draft.state, unit, openTo.both, battleKind.overrun).worth
      : 0
  return goes + again > stays
}

/** The best battle from where the unit stands, or from a hex to which it may go on first. command-cards.C19, A9 */
const chooseNextBattle = (decision: Decision, legal: Actions): CommandCardsAction | undefined => {
  const { services, state, goals, trial } = decision
  const kind = state.phase === phase.second ? battleKind.second : battleKind.overrun
  const worthOf = ({ unit, target }: ActionOf<'attack'>): number => worthOfBattle(services, state, unit, target, kind)
  const attack = best(ofType(legal, 'attack'), worthOf, 0)
  const { attacker: unit } = state
  const here = worthOfStanding(services.table, state, unit, goals)
  const follow = best(
    ofType(legal, 'follow'),
    ({ to }) => {
      const draft = trial.stage(state)
      stepInto(services.table, draft, unit, to, 'advance')
      const there = worthOfStanding(services.table, draft.state, unit, goals)
      return there - here + bestBattle(services, draft.state, unit, openTo.both, battleKind.overrun).worth
    },
    attack === undefined ? 0 : worthOf(attack),
  )
  return follow ?? attack
}
