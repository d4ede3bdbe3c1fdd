/**
 * A fight with odds, roll by roll. operational.D15-D27
 *
 * The rolls, in this order: the attacker's losses, the defender's losses; if the defender lives, its retreat (rank, then the chance
 * unless it is 0 or 100), and if it must, the overrun likewise; if the attacker lost nothing, its suppression; then for each step
 * lost, the defender's first, whether it straggles; then what a set piece takes of the trenches, roll by roll; then whether the
 * city falls to ruins; at last what a headquarters in flight sheds, and what one that has learned enough is offered. What is
 * certain is not rolled. operational.d3
 */
import type { Rolls } from '../../../dice.ts'
import type { Side } from '../../../twoSides.ts'
import { destroyUnit } from '../destruction.ts'
import type { OperationalDraft, OperationalEvent } from '../events.ts'
import { gainExperience } from '../experience.ts'
import { retreatPath } from '../retreat.ts'
import { destroyFort, ruinCity } from '../ruins.ts'
import type { Services } from '../services.ts'
import { type Lost, lose, stepsOf, suppress, suppressAll } from '../steps.ts'
import type { CombatKind, OperationalState } from '../types.ts'
import { mayOverrun, retreatAlong } from './aftermath.ts'
import { ruinChance } from './artillery.ts'
import { type Attack, isLanding } from './attack.ts'
import { bookLosses, countOf, lossesOf, noneLost, rollStragglers } from './casualties.ts'
import { happens, pick, rolledEntry } from './chance.ts'
import { lowerEntrenchment } from './entrenchment.ts'
import { attackerLossShift, defenderLossShift, entryAt, retreatShift, roundOdds } from './rolls.ts'
import { oddsOf } from './shifts.ts'
import { bookLanding } from './stranded.ts'

/** How a fight ended. */
export interface FightResult {
  readonly attackerAlive: boolean
  /** Destroyed, or fallen back. */
  readonly defenderGone: boolean
  readonly overrun: boolean
}

interface SideLosses {
  readonly killed: Lost
  readonly suppressed: Lost
}

/** The result of the fight before any unit moves. */
interface Exchange {
  /** As in the event. */
  readonly columns: readonly number[]
  readonly retreatChance: number | undefined
  readonly attacker: SideLosses
  readonly defender: SideLosses
  readonly attackerLives: boolean
  readonly defenderLives: boolean
  readonly path: readonly number[] | undefined
  readonly cornered: boolean
  readonly overrun: boolean
}

export const fightByOdds = (services: Services, draft: OperationalDraft, sheet: Attack): FightResult => {
  const { table } = services
  const { state } = draft
  const dice = draft.dice.at(state, 'fight', sheet.hex)
  const { kind, attacker, target } = sheet
  const odds = oddsOf(sheet)
  const ruin = ruinChance(sheet)
  const exchange = exchangeBlows(services, state, dice, sheet, odds)
  const { attackerLives, defenderLives, path, cornered, overrun } = exchange
  const defenderGone = !defenderLives || path !== undefined
  const drowned = kind === 'assault-beach' && !(defenderGone && attackerLives)
  const defenderScattered = rollStragglers(table, target, exchange.defender.killed.steps, dice)
  const attackerScattered = drowned ? 0 : rollStragglers(table, attacker, exchange.attacker.killed.steps, dice)
  const harm = countOf(exchange.defender.killed) + countOf(exchange.defender.suppressed)
  const harmOfAttacker = countOf(exchange.attacker.killed) + countOf(exchange.attacker.suppressed)
  const entrenchment = defenderGone
    ? 0
    : lowerEntrenchment(state, sheet, roundOdds(odds), countOf(exchange.defender.killed), harm, dice)
  const cityFalls = happens(ruin, dice)
  state.lossesThisTurn[attacker] += harmOfAttacker
  state.lossesThisTurn[target] += harm

  // The fight is told first, but it tells how many found room as stragglers: what follows is told when it is known.
  const events: OperationalEvent[] = []
  const aside: OperationalDraft = {
    state,
    dice: draft.dice,
    emit(event) {
      events.push(event)
    },
  }
  const targetHex = state.hex[target]
  const foundDefenders = bookLosses(table, aside, target, exchange.defender.killed, defenderScattered, targetHex)
  if (path !== undefined) retreatAlong(services, aside, target, path)
  if (defenderGone && kind !== 'counterattack') destroyFort(table, aside, sheet.hex) // operational.D13
  if (!defenderLives) destroyUnit(services.table, aside, target)
  const { killed } = exchange.attacker
  const foundAttackers = isLanding(kind)
    ? bookLanding(services, aside, sheet, killed, attackerScattered, defenderGone && (attackerLives || kind === 'drop'))
    : bookLosses(table, aside, attacker, killed, attackerScattered, state.hex[attacker])
  if (cityFalls) ruinCity(table, aside, sheet.hex, table.side[attacker] as Side) // operational.D26
  // operational.H12, H13: who fails to land is lost.
  const isLost = !attackerLives || (isLanding(kind) && !defenderGone)
  if (isLost) {
    if (isLanding(kind)) state.hex[attacker] = sheet.hex
    destroyUnit(services.table, aside, attacker)
    if (kind === 'counterattack') destroyFort(table, aside, sheet.hex)
  } else gainExperience(services, aside, attacker, 'attack', harm, true)
  if (defenderLives) gainExperience(services, aside, target, 'defence', harmOfAttacker, path === undefined)

  draft.emit({
    type: 'combat',
    rolled: true,
    kind,
    unit: attacker,
    target,
    at: sheet.hex,
    odds,
    columns: exchange.columns,
    ...(exchange.retreatChance !== undefined && { retreatChance: exchange.retreatChance }),
    attacker: lossesOf(killed, exchange.attacker.suppressed, foundAttackers),
    defender: lossesOf(exchange.defender.killed, exchange.defender.suppressed, foundDefenders),
    entrenchment,
    retreated: path !== undefined,
    cornered,
    overrun,
  })
  for (const event of events) draft.emit(event)
  return { attackerAlive: !isLost, defenderGone, overrun }
}

/** The rolls of the fight itself, with losses and suppression taken. operational.D15-D19, D22, D24, D25 */
const exchangeBlows = (
  services: Services,
  state: OperationalState,
  dice: Rolls,
  sheet: Attack,
  odds: number,
): Exchange => {
  const { table, kind, attacker, target } = sheet
  const { combat } = table.scenario.rules
  const column = roundOdds(odds)
  const attackerOdds = odds + attackerLossShift(sheet)
  const defenderOdds = odds + defenderLossShift(sheet)
  const retreatOdds = odds + retreatShift(sheet)

  const columns: number[] = []
  const attackerRoll = rolledEntry(table, combat.attackerLoss[table.scenario.difficulty], attackerOdds, dice, columns)
  const defenderRoll = rolledEntry(table, combat.defenderLoss, defenderOdds, dice, columns)
  let attackerToll = strike(state, sheet, attacker, attackerRoll)
  let defenderToll = strike(state, sheet, target, defenderRoll)
  const attackerLives = stepsOf(state, attacker) > 0
  const defenderLives = stepsOf(state, target) > 0

  // operational.D22; in a counterattack nobody gives way, operational.F24
  const retreatChance =
    defenderLives && kind !== 'counterattack' ? rolledEntry(table, combat.retreat, retreatOdds, dice, []) : undefined
  const retreats = retreatChance !== undefined && happens(retreatChance, dice)
  // operational.D25
  const overrun = retreats && mayOverrun(kind) && happens(entryAt(table, combat.overrun, column), dice)
  const path = retreats ? retreatPath(services, state, target) : undefined
  const cornered = retreats && path === undefined
  if (cornered)
    defenderToll = withQuieted(defenderToll, suppressAll(table, state, target)) // operational.D24
  else if (defenderLives && !retreats && defenderRoll === 0) {
    // operational.D19
    const steps = entryAt(table, combat.defenderSuppression, column)
    defenderToll = withQuieted(defenderToll, suppress(table, state, target, steps))
  }
  if (attackerRoll === 0 && kind !== 'counterattack') {
    // operational.D16, F24
    const { overrun: won, held } = combat.attackerSuppression
    attackerToll = withQuieted(attackerToll, suppress(table, state, attacker, pick(overrun ? won : held, dice)))
  }
  return {
    columns,
    retreatChance,
    attacker: attackerToll,
    defender: defenderToll,
    attackerLives,
    defenderLives,
    path,
    cornered,
    overrun,
  }
}

/** Applies the losses of a table: killed, or only suppressed in a set piece. operational.B4, F21 */
const strike = (state: OperationalState, { table, kind }: Attack, unit: number, losses: number): SideLosses =>
  isLethal(kind)
    ? { killed: lose(table, state, unit, losses), suppressed: noneLost }
    : { killed: noneLost, suppressed: suppress(table, state, unit, losses) }

const isLethal = (kind: CombatKind): boolean => kind !== 'set-piece'

const withQuieted = ({ killed, suppressed }: SideLosses, more: Lost): SideLosses => ({
  killed,
  suppressed: {
    steps: suppressed.steps + more.steps,
    specialists: [...suppressed.specialists, ...more.specialists],
  },
})
