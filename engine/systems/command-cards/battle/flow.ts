/**
 * One battle from its declaration to its end, with everything that may interrupt it: an ambush, the dice, losses, flags, a battle
 * back, ground that is taken, an overrun, a second close assault. command-cards.C10-C20
 */
import type { Side } from '../../../game.ts'
import { battlesOf } from '../cards/effects.ts'
import { settleMedals } from '../medals.ts'
import { loseGear } from '../special/gear.ts'
import { type BattleKind, battleKind, type CommandCardsState, gear, noUnit, phase, status } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { mayOverrun, maySecond, mayTakeGround } from './aftermath.ts'
import { zeroIn } from './guns.ts'
import { loseFigures } from './losses.ts'
import { countDice } from './pool.ts'
import { mayBattleBack, mayBeAmbushed, spendAmbush, swapRoles } from './react.ts'
import { openFlags } from './retreat.ts'
import { confirmHits, countFaces, rollDice } from './roll.ts'
import { nextTarget } from './strike.ts'

/** A unit battles another. */
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
    state.side = table.side[target] as Side
    return
  }
  rollBattle(services, draft)
}

/** The target's side springs an ambush: it battles first. */
export const springAmbush = (services: Services, draft: CommandCardsDraft, card: number): void => {
  const { state } = draft
  spendAmbush(services, draft, card)
  loseGear(draft, state.target, gear.camouflage)
  state.interrupted = state.battle
  swapRoles(services, state)
  state.battle = battleKind.ambush
  rollBattle(services, draft)
}

/** No ambush is sprung, or no battle back fought. */
export const declineReaction = (services: Services, draft: CommandCardsDraft): void => {
  if (draft.state.battle === battleKind.back) endBattle(services, draft)
  else rollBattle(services, draft)
}

/** The dice, the losses, and then the flags. command-cards.C14 */
const rollBattle = (services: Services, draft: CommandCardsDraft): void => {
  const { table } = services
  const { state } = draft
  const { attacker, target, battle } = state
  const dice = rollDice(services, draft, countDice(services, state, attacker, target, battle))
  const flags = countFaces(dice, ['flag'])
  const hits = countFaces(dice, table.types[attacker].hitsWith?.[table.types[target].kind] ?? table.types[target].hitBy)
  draft.emit({ type: 'battle', unit: attacker, target, kind: battle, dice, hits, flags, rolled: true })
  loseFigures(services, draft, target, confirmHits(services, draft, target, hits), 'hits', attacker)
  if (!openFlags(services, draft, flags, true)) resume(services, draft)
}

/** The battle goes on after its flags are dealt with. */
export const resume = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  settleMedals(services, draft)
  if (state.ended) {
    endBattle(services, draft)
    return
  }
  state.side = state.active
  switch (state.battle) {
    case battleKind.strike:
      nextTarget(services, draft)
      return
    case battleKind.back:
      endBattle(services, draft)
      return
    case battleKind.ambush:
      if (state.hex[state.target] === state.contested) goOnAfterAmbush(services, draft)
      else endBattle(services, draft)
      return
    default:
      closeBattle(services, draft)
  }
}

/** The ambushed unit is where it was, and battles after all. */
const goOnAfterAmbush = (services: Services, draft: CommandCardsDraft): void => {
  swapRoles(services, draft.state)
  draft.state.battle = draft.state.interrupted
  rollBattle(services, draft)
}

/** The target has been dealt with: it may battle back, or its ground be taken. */
const closeBattle = (services: Services, draft: CommandCardsDraft): void => {
  const { table } = services
  const { state } = draft
  const { attacker, target } = state
  if (state.hex[target] === state.contested) {
    zeroIn(table, state, attacker, target)
    if (!mayBattleBack(services, state)) {
      endBattle(services, draft)
      return
    }
    swapRoles(services, state)
    state.battle = battleKind.back
    state.phase = phase.react
    return
  }
  state.cleared = 1
  if (mayTakeGround(services, state)) state.phase = phase.advance
  else openSecond(services, draft)
}

/** The ground is not taken. */
export const declineAdvance = (services: Services, draft: CommandCardsDraft): void => openSecond(services, draft)

/** The ground has been taken: some go on and battle again. command-cards.C19, A9 */
export const afterAdvance = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  settleMedals(services, draft)
  if (!state.ended && mayOverrun(services, state)) state.phase = phase.overrun
  else endBattle(services, draft)
}

/** There is no overrun. */
export const endOverrun = (services: Services, draft: CommandCardsDraft): void => endBattle(services, draft)

const openSecond = (services: Services, draft: CommandCardsDraft): void => {
  if (maySecond(services, draft.state)) draft.state.phase = phase.second
  else endBattle(services, draft)
}

/** There is no second close assault. */
export const declineSecond = (services: Services, draft: CommandCardsDraft): void => endBattle(services, draft)

/** The retreat stops here. */
export const stopRetreat = (services: Services, draft: CommandCardsDraft): void => {
  draft.state.mayGoOn = 0
  resume(services, draft)
}

/** The battle is over, and the next one may follow. command-cards.C20 */
const endBattle = (_kit: Services, { state }: CommandCardsDraft): void => {
  forgetBattle(state)
  state.phase = phase.battle
}

/** Nobody battles any more. */
export const forgetBattle = (state: CommandCardsState): void => {
  state.side = state.active
  state.attacker = noUnit
  state.target = noUnit
  state.battle = battleKind.normal
  state.interrupted = battleKind.normal
  state.contested = 0
  state.cleared = 0
  state.flags = 0
  state.mayIgnore = 0
  state.mayGoOn = 0
}
