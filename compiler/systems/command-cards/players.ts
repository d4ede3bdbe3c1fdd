/** Who plays the system: a module of its own, because only those who play load it. */
export { commandCardsPlayers as players } from '../../../engine/systems/command-cards/players.ts'
