/**
 * One battle from its declaration to its end, with everything that may interrupt it: an ambush, the dice, losses, flags, a battle
 * back, ground that is taken, an overrun, a second close assault. command-cards.C10-C20
 */
import type { Side } from '../../../game.ts'
import { battlesOf } from '../cards/effects.ts'
import { settleMedals } from '../medals.ts'
import { loseGear } from '../special/gear.ts'
import { type BattleKind, battleKind, type CommandCardsState, gear, noUnit, phase, status } from '../types.ts'
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'
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
  kit: Kit,
  draft: CommandCardsDraft,
  attacker: number,
  target: number,
  kind: BattleKind,
): void => {
  const { table } = kit
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
  if (kind !== battleKind.back && mayBeAmbushed(kit, state)) {
    state.phase = phase.react
    state.side = table.side[target] as Side
    return
  }
  rollBattle(kit, draft)
}

/** The target's side springs an ambush: it battles first. */
export const springAmbush = (kit: Kit, draft: CommandCardsDraft, card: number): void => {
  const { state } = draft
  spendAmbush(kit, draft, card)
  loseGear(draft, state.target, gear.camouflage)
  state.interrupted = state.battle
  swapRoles(kit, state)
  state.battle = battleKind.ambush
  rollBattle(kit, draft)
}

/** No ambush is sprung, or no battle back fought. */
export const declineReaction = (kit: Kit, draft: CommandCardsDraft): void => {
  if (draft.state.battle === battleKind.back) endBattle(kit, draft)
  else rollBattle(kit, draft)
}

/** The dice, the losses, and then the flags. command-cards.C14 */
const rollBattle = (kit: Kit, draft: CommandCardsDraft): void => {
  const { table } = kit
  const { state } = draft
  const { attacker, target, battle } = state
  const dice = rollDice(kit, draft, countDice(kit, state, attacker, target, battle))
  const flags = countFaces(dice, ['flag'])
  const hits = countFaces(dice, table.types[attacker].hitsWith?.[table.types[target].kind] ?? table.types[target].hitBy)
  draft.emit({ type: 'battle', unit: attacker, target, kind: battle, dice, hits, flags, rolled: true })
  loseFigures(kit, draft, target, confirmHits(kit, draft, target, hits), 'hits', attacker)
  if (!openFlags(kit, draft, flags, true)) resume(kit, draft)
}

/** The battle goes on after its flags are dealt with. */
export const resume = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  settleMedals(kit, draft)
  if (state.ended) {
    endBattle(kit, draft)
    return
  }
  state.side = state.active
  switch (state.battle) {
    case battleKind.strike:
      nextTarget(kit, draft)
      return
    case battleKind.back:
      endBattle(kit, draft)
      return
    case battleKind.ambush:
      if (state.hex[state.target] === state.contested) goOnAfterAmbush(kit, draft)
      else endBattle(kit, draft)
      return
    default:
      closeBattle(kit, draft)
  }
}

/** The ambushed unit is where it was, and battles after all. */
const goOnAfterAmbush = (kit: Kit, draft: CommandCardsDraft): void => {
  swapRoles(kit, draft.state)
  draft.state.battle = draft.state.interrupted
  rollBattle(kit, draft)
}

/** The target has been dealt with: it may battle back, or its ground be taken. */
const closeBattle = (kit: Kit, draft: CommandCardsDraft): void => {
  const { table } = kit
  const { state } = draft
  const { attacker, target } = state
  if (state.hex[target] === state.contested) {
    zeroIn(table, state, attacker, target)
    if (!mayBattleBack(kit, state)) {
      endBattle(kit, draft)
      return
    }
    swapRoles(kit, state)
    state.battle = battleKind.back
    state.phase = phase.react
    return
  }
  state.cleared = 1
  if (mayTakeGround(kit, state)) state.phase = phase.advance
  else openSecond(kit, draft)
}

/** The ground is not taken. */
export const declineAdvance = (kit: Kit, draft: CommandCardsDraft): void => openSecond(kit, draft)

/** The ground has been taken: some go on and battle again. command-cards.C19, A9 */
export const afterAdvance = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  settleMedals(kit, draft)
  if (!state.ended && mayOverrun(kit, state)) state.phase = phase.overrun
  else endBattle(kit, draft)
}

/** There is no overrun. */
export const endOverrun = (kit: Kit, draft: CommandCardsDraft): void => endBattle(kit, draft)

const openSecond = (kit: Kit, draft: CommandCardsDraft): void => {
  if (maySecond(kit, draft.state)) draft.state.phase = phase.second
  else endBattle(kit, draft)
}

/** There is no second close assault. */
export const declineSecond = (kit: Kit, draft: CommandCardsDraft): void => endBattle(kit, draft)

/** The retreat stops here. */
export const stopRetreat = (kit: Kit, draft: CommandCardsDraft): void => {
  draft.state.mayGoOn = 0
  resume(kit, draft)
}

/** The battle is over, and the next one may follow. command-cards.C20 */
const endBattle = (_kit: Kit, { state }: CommandCardsDraft): void => {
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
