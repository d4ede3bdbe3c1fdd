/** The players of the system: a module of its own, because only playing needs it. */
export { tacticalPlayers as players } from '../../../engine/systems/tactical/players.ts'
