/** Carrying out an attack, roll by roll. operational.D15-D27 */
import type { Dice } from '../../../dice.ts'
import type { Draft, Side } from '../../../game.ts'
import { everything, lose, suppress } from '../steps.ts'
import type { Table } from '../table.ts'
import { actionPoint, type OperationalEvent, type OperationalState } from '../types.ts'
import { destroy, levelOf } from '../victory.ts'
import type { Retreater } from './retreat.ts'
import { attackerLossTerms, defenderLossTerms, entryAt, retreatTerms, roundOdds, total } from './rolls.ts'
import { type Attack, makeAttack, oddsOf } from './shifts.ts'

/**
 * Attacks over a hexside. The rolls, in this order: the attacker's losses, the defender's losses; if the defender lives, its
 * retreat (rank, then the chance unless it is 0 or 100), and if it must, the overrun likewise; if the attacker lost nothing,
 * its suppression; then for each step lost, the defender's first, whether it straggles. operational.d3
 */
export const attack = (
  table: Table,
  draft: Draft<OperationalState, OperationalEvent>,
  unit: number,
  target: number,
  edge: number,
  retreater: Retreater,
): void => {
  const { state, dice } = draft
  const { combat } = table.scenario.rules
  const sheet = makeAttack(table, state, unit, target, edge)
  const odds = oddsOf(sheet)
  const at = state.hex[target]
  const attackerBefore = state.active[unit] + state.suppressed[unit]
  const targetBefore = state.active[target] + state.suppressed[target]

  const rolledLoss = rolledEntry(
    sheet,
    combat.attackerLoss[table.scenario.difficulty],
    odds + total(attackerLossTerms(sheet)),
    dice,
  )
  const attackerLost = Math.min(attackerBefore, rolledLoss)
  const defenderRoll = rolledEntry(sheet, combat.defenderLoss, odds + total(defenderLossTerms(sheet)), dice)
  const defenderLost = Math.min(targetBefore, defenderRoll)
  const survives = defenderLost < targetBefore

  // operational.D22
  const retreats =
    survives && happens(rolledEntry(sheet, combat.retreat, odds + total(retreatTerms(sheet)), dice), dice)
  // operational.D25
  const overrun = retreats && happens(entryAt(table, combat.overrun, roundOdds(odds)), dice)

  lose(table, state, unit, attackerLost)
  lose(table, state, target, defenderLost)
  const path = retreats ? retreater.pathOf(state, target) : undefined
  const cornered = retreats && !path
  let defenderSuppressed = 0
  if (cornered)
    defenderSuppressed = suppress(table, state, target, everything).steps // operational.D24
  else if (survives && !retreats && defenderLost === 0)
    defenderSuppressed = suppress(
      table,
      state,
      target,
      entryAt(table, combat.defenderSuppression, roundOdds(odds)),
    ).steps // operational.D19
  const { attackerSuppression } = combat
  const attackerSuppressed =
    rolledLoss === 0
      ? suppress(table, state, unit, pick(overrun ? attackerSuppression.overrun : attackerSuppression.held, dice)).steps // operational.D16
      : 0

  countStragglers(table, state, target, defenderLost, dice)
  countStragglers(table, state, unit, attackerLost, dice)
  state.lossesThisTurn[unit] += attackerLost + attackerSuppressed
  state.lossesThisTurn[target] += defenderLost + defenderSuppressed
  const retreated = path !== undefined
  gainExperience(table, state, unit, 'attack', defenderLost + defenderSuppressed, true)
  gainExperience(table, state, target, 'defence', attackerLost + attackerSuppressed, !retreated)
  if (defenderLost >= combat.entrenchmentLostAt && state.entrenchment[target] > 0) state.entrenchment[target]-- // operational.D27
  spendAction(state, unit, overrun)

  draft.emit({
    type: 'combat',
    rolled: true,
    kind: 'attack',
    unit,
    target,
    at,
    odds,
    attacker: {
      lost: attackerLost,
      suppressed: attackerSuppressed,
      scattered: 0,
      specialistsLost: [],
      specialistsSuppressed: [],
    },
    defender: {
      lost: defenderLost,
      suppressed: defenderSuppressed,
      scattered: 0,
      specialistsLost: [],
      specialistsSuppressed: [],
    },
    entrenchment: 0,
    retreated,
    cornered,
    overrun,
  })
  if (path) retreat(state, target, path, draft)
  if (!survives || path) destroyFort(table, state, at, draft)
  if (!survives) destroy(table, state, target, draft.emit)
  if (attackerLost === attackerBefore) destroy(table, state, unit, draft.emit)
}

/** Rolls the odds and looks a table up. operational.D15 */
const rolledEntry = ({ table }: Attack, entries: readonly number[], odds: number, dice: Dice): number =>
  entryAt(table, entries, table.normal.roll(odds, dice))

/** Whether something with a chance in per cent comes to pass; what is certain is not rolled. */
const happens = (chance: number, dice: Dice): boolean => chance > 0 && (chance >= 100 || dice.below(100) < chance)

/** An index, each as likely as its weight says. */
const pick = (weights: readonly number[], dice: Dice): number => {
  let roll = dice.below(weights.reduce((sum, weight) => sum + weight, 0))
  let index = 0
  while (roll >= weights[index]) roll -= weights[index++]
  return index
}

/** Of steps lost, some only scatter; those killed cost score. operational.D20, I3 */
const countStragglers = (table: Table, state: OperationalState, unit: number, steps: number, dice: Dice): void => {
  const side = table.side[unit] as Side
  const { nations, victory } = table.scenario.rules
  const [scatter, of] = nations[table.types[unit].nation].stragglers
  for (let step = 0; step < steps; step++) {
    if (dice.below(of) < scatter) state.scattered[side]++
    else {
      state.killed[side]++
      state.score[side] += victory.scoreStepLost
    }
  }
}

/** operational.B12, B13 */
const gainExperience = (
  table: Table,
  state: OperationalState,
  unit: number,
  role: 'attack' | 'defence',
  enemySteps: number,
  stood: boolean,
): void => {
  const level = levelOf(table, state.experience[unit])
  const gained = level.gain[role] * enemySteps + (stood ? level.gainForStanding : 0)
  state.experience[unit] = Math.min(table.scenario.rules.experience.maximum, state.experience[unit] + gained)
}

/** An attack spends the action point; an overrun leaves it, locked if it was. operational.D1, D25, d20 */
const spendAction = (state: OperationalState, unit: number, overrun: boolean): void => {
  if (!overrun) state.actionPoint[unit] = actionPoint.expended
}

/** operational.D23 */
const retreat = (
  state: OperationalState,
  unit: number,
  path: readonly number[],
  draft: Draft<OperationalState, OperationalEvent>,
): void => {
  state.hex[unit] = path[path.length - 1]
  state.retreated[unit] = 1
  state.entrenchment[unit] = 0
  draft.emit({ type: 'retreated', unit, path })
}

/** A fort falls with its defender. operational.D13 */
const destroyFort = (
  table: Table,
  state: OperationalState,
  hex: number,
  draft: Draft<OperationalState, OperationalEvent>,
): void => {
  const fort = table.fortAt[hex]
  if (fort < 0 || !state.fortIntact[fort]) return
  state.fortIntact[fort] = 0
  draft.emit({ type: 'fort-destroyed', at: hex })
}
