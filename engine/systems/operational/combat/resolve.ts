/** Resolves fights of all kinds. operational.A5, D1, D28, F19-F24, F31, H12, H13 */

import { reversed } from '../../../hex.ts'
import type { OperationalDraft } from '../events.ts'
import { rearguardPath } from '../retreat.ts'
import { destroyFort } from '../ruins.ts'
import type { Services } from '../services.ts'
import { type CombatKind, stance } from '../types.ts'
import { isWeak } from '../zones.ts'
import { dropOrder, payForFight, retreatAlong } from './aftermath.ts'
import { makeAttack } from './attack.ts'
import { type FightResult, fightByOdds } from './byOdds.ts'
import { provokes, strikesBack } from './counterattack.ts'
import { feint } from './feint.ts'
import { suppressiveFire } from './suppressiveFire.ts'

/** One fight: its two units, its kind, and its hexside. */
interface Clash {
  readonly unit: number
  readonly target: number
  readonly kind: CombatKind
  readonly edge: number
}

/**
 * Resolves a fight. The attacker stays where it is: the caller moves units that cross or land once the result says that the
 * defender is gone. Units that failed to land are destroyed already.
 * @param edge the hexside from the attacker to the target, -1 for landings
 */
export const fight = (
  services: Services,
  draft: OperationalDraft,
  unit: number,
  target: number,
  kind: CombatKind,
  edge = -1,
): FightResult => {
  const { table } = services
  const { state } = draft
  const clash = { unit, target, kind, edge }
  const order = state.stance[target]
  // operational.D28: whoever attacks finds out.
  if (order !== stance.none) state.stanceKnown[target] = 1
  const path = order === stance.rearguard && kind !== 'drop' ? rearguardPath(services, state, target) : undefined
  if (path !== undefined) return fightRearguard(services, draft, clash, path)
  if (order === stance.counterattack && provokes(kind) && strikesBack(table, state, unit, target, kind, edge))
    return fightCounterattack(services, draft, clash)
  const result = fightPlainly(services, draft, clash)
  if (result.attackerAlive) payForFight(table, state, unit, kind, result.overrun)
  cancelCounterattack(services, draft, target)
  return result
}

const stood: FightResult = { attackerAlive: true, defenderGone: false, overrun: false }

const fightPlainly = (
  services: Services,
  draft: OperationalDraft,
  { unit, target, kind, edge }: Clash,
): FightResult => {
  const { state } = draft
  switch (kind) {
    case 'feint':
      feint(services, draft, makeAttack(services.table, state, kind, unit, target, edge))
      return stood
    case 'suppressive-fire':
      suppressiveFire(services, draft, makeAttack(services.table, state, kind, unit, target, edge))
      return stood
    default:
      return fightByOdds(
        services,
        draft,
        makeAttack(services.table, state, kind, unit, target, edge, state.stance[target]),
      )
  }
}

/**
 * A rearguard turns every attack on it, except suppressive fire, into a feint and retreats. Without a path of retreat it fights
 * normally. It gives up a fort for good, as in any retreat. operational.F23, D13
 */
const fightRearguard = (
  services: Services,
  draft: OperationalDraft,
  { unit, target, kind, edge }: Clash,
  path: readonly number[],
): FightResult => {
  const sheetOf = (as: CombatKind) => makeAttack(services.table, draft.state, as, unit, target, edge)
  if (kind === 'suppressive-fire') suppressiveFire(services, draft, sheetOf(kind), true)
  else feint(services, draft, sheetOf('feint'), true)
  payForFight(services.table, draft.state, unit, kind, false)
  retreatAlong(services, draft, target, path)
  destroyFort(services.table, draft, path[0])
  return { attackerAlive: true, defenderGone: true, overrun: false }
}

/** Fights with the roles swapped. The attack that triggered it is not fought, but still costs its points. operational.F24 */
const fightCounterattack = (
  services: Services,
  draft: OperationalDraft,
  { unit, target, kind, edge }: Clash,
): FightResult => {
  const { table } = services
  const sheet = makeAttack(table, draft.state, 'counterattack', target, unit, reversed(table, edge))
  const { attackerAlive, defenderGone } = fightByOdds(services, draft, sheet)
  if (!defenderGone) payForFight(table, draft.state, unit, kind, false)
  cancelCounterattack(services, draft, target)
  return { attackerAlive: !defenderGone, defenderGone: !attackerAlive, overrun: false }
}

/** A unit that is too weak after a fight loses its order to counterattack. operational.F24 */
const cancelCounterattack = ({ table }: Services, { state }: OperationalDraft, unit: number): void => {
  if (state.stance[unit] !== stance.counterattack) return
  if (state.hex[unit] < 0 || isWeak(table, state, unit)) dropOrder(state, unit)
}
