/** Who plays the system: a module of its own, because only those who play load it. */
export { echelonPlayers as players } from '../../../engine/systems/echelon/players.ts'
