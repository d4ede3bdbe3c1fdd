/**
 * One battle from its declaration to its end, with everything that may interrupt it: an ambush, the dice, losses, flags, a battle
 * back, ground that is taken, an overrun, a second close assault. command-cards.C10-C20
 */
import { battlesOf } from '../cards/effects.ts'
import { settleMedals } from '../medals.ts'
import type { CommandCardsDraft, Services } from '../services.ts'
import { loseGear } from '../special/gear.ts'
import { type BattleKind, battleKind, type CommandCardsState, gear, phase, status } from '../types.ts'
import { sideOf } from '../units.ts'
import { mayOverrun, mayTakeGround, secondTargets } from './aftermath.ts'
import { zeroIn } from './guns.ts'
import { loseFigures } from './losses.ts'
import { forgetBattle, swapRoles } from './participants.ts'
import { countDice } from './pool.ts'
import { mayBattleBack, mayBeAmbushed, spendAmbush } from './react.ts'
import { openFlags } from './retreat.ts'
import { confirmHits, countFaces, hittingFaces, rollDice } from './roll.ts'
import { nextTarget } from './strike.ts'

export const startBattle = (
  services: Services,
  draft: CommandCardsDraft,
  attacker: number,
  target: number,
  kind: BattleKind,
): void => {
  const { table } = services
  const { state } = draft
  state.attacker = attacker
  state.target = target
  state.battle = kind
  state.contested = state.hex[target]
  state.cleared = 0
  if (kind === battleKind.normal) {
    state.battles[attacker]++
    if (state.battles[attacker] >= battlesOf(table, state, attacker)) state.status[attacker] |= status.battled
  }
  if (kind === battleKind.overrun) state.status[attacker] |= status.overrun
  loseGear(draft, attacker, gear.camouflage)
  if (kind !== battleKind.back && mayBeAmbushed(services, state)) {
    state.phase = phase.react
    state.side = sideOf(table, target)
    return
  }
  rollBattle(services, draft)
}

/** The target's side springs an ambush and battles first. */
export const springAmbush = (services: Services, draft: CommandCardsDraft, card: number): void => {
  const { state } = draft
  spendAmbush(services.table, draft, card)
  loseGear(draft, state.target, gear.camouflage)
  state.interrupted = state.battle
  swapRoles(services.table, state)
  state.battle = battleKind.ambush
  rollBattle(services, draft)
}

/** The deciding side does not do what the phase of the battle offers. */
export const decline = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  switch (state.phase) {
    case phase.react:
      if (state.battle === battleKind.back) endBattle(state)
      else rollBattle(services, draft)
      break
    case phase.retreat:
      state.mayGoOn = 0
      resume(services, draft)
      break
    case phase.advance:
      openSecond(services, state)
      break
    default:
      endBattle(state)
  }
}

/** Rolls the dice and applies losses, then flags. command-cards.C14 */
const rollBattle = (services: Services, draft: CommandCardsDraft): void => {
  const { table } = services
  const { state } = draft
  const { attacker, target, battle } = state
  const count = countDice(services, state, attacker, target, battle)
  const dice = rollDice(table, draft, count, 'battle', state.contested)
  const flags = countFaces(dice, ['flag'])
  const hits = countFaces(dice, hittingFaces(table, attacker, target))
  draft.emit({ type: 'battle', unit: attacker, target, kind: battle, dice, hits, flags, rolled: true })
  loseFigures(table, draft, target, confirmHits(table, draft, target, hits), 'hits', attacker)
  if (!openFlags(table, draft, flags, true)) resume(services, draft)
}

/** Goes on with the battle after its flags are resolved. */
export const resume = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  settleMedals(services.table, draft)
  if (state.ended) {
    endBattle(state)
    return
  }
  state.side = state.active
  switch (state.battle) {
    case battleKind.strike:
      nextTarget(services.table, draft)
      break
    case battleKind.back:
      endBattle(state)
      break
    case battleKind.ambush:
      if (state.hex[state.target] === state.contested) battleAfterAmbush(services, draft)
      else endBattle(state)
      break
    default:
      closeBattle(services, state)
  }
}

/** The ambushed unit holds its hex and fights the battle that it began. */
const battleAfterAmbush = (services: Services, draft: CommandCardsDraft): void => {
  swapRoles(services.table, draft.state)
  draft.state.battle = draft.state.interrupted
  rollBattle(services, draft)
}

/** The attack is resolved: the target may strike back, or its hex may be taken. */
const closeBattle = (services: Services, state: CommandCardsState): void => {
  const { table } = services
  const { attacker, target } = state
  if (state.hex[target] === state.contested) {
    zeroIn(table, state, attacker, target)
    if (!mayBattleBack(services, state)) {
      endBattle(state)
      return
    }
    swapRoles(table, state)
    state.battle = battleKind.back
    state.phase = phase.react
    return
  }
  state.cleared = 1
  if (mayTakeGround(table, state)) state.phase = phase.advance
  else openSecond(services, state)
}

/** The attacker has taken the ground. Some units go on and battle again. command-cards.C19, A9 */
export const afterAdvance = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  settleMedals(services.table, draft)
  if (!state.ended && mayOverrun(services, state)) state.phase = phase.overrun
  else endBattle(state)
}

const openSecond = (services: Services, state: CommandCardsState): void => {
  if (secondTargets(services, state).length > 0) state.phase = phase.second
  else endBattle(state)
}

/** The battle is over and the next one may follow. command-cards.C20 */
const endBattle = (state: CommandCardsState): void => {
  forgetBattle(state)
  state.phase = phase.battle
}
