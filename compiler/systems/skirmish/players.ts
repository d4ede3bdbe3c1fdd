/** Who plays the system: a module of its own, because only those who play load it. */
export { skirmishPlayers as players } from '../../../engine/systems/skirmish/players.ts'
