/** The kind of battle that a phase is about. command-cards.C19, N5, N7 */
import { type BattleKind, battleKind, type Position, phase } from '../types.ts'

/** The kind of battle that one unit would fight against another now: the one of the phase, if it is about these units. */
export const kindNow = (state: Position, attacker: number, target: number): BattleKind => {
  switch (state.phase) {
    case phase.overrun:
      return attacker === state.attacker ? battleKind.overrun : battleKind.normal
    case phase.second:
      return attacker === state.attacker ? battleKind.second : battleKind.normal
    case phase.react:
      if (attacker === state.attacker && target === state.target) return state.battle
      return attacker === state.target && target === state.attacker ? battleKind.ambush : battleKind.normal
    default:
      return battleKind.normal
  }
}
