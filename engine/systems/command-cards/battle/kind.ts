/** What kind of battle is in question. command-cards.C19, N5, N7 */
import { type BattleKind, battleKind, type Position, phase } from '../types.ts'

/** The kind of the battle that one unit would fight against another now: that of the phase, for the units that it is about. */
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
