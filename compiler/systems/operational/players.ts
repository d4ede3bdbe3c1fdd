/** Who plays the system: a module of its own, because only those who play load it. */
export { operationalPlayers as players } from '../../../engine/systems/operational/players.ts'
