/** The players of the system: a module of its own, because only playing needs it. */
export { commandCardsPlayers as players } from '../../../engine/systems/command-cards/players.ts'
