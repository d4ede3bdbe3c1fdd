/** The players of the system: a module of its own, because only playing needs it. */
export { echelonPlayers as players } from '../../../engine/systems/echelon/players.ts'
