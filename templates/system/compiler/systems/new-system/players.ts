/** The players of the system: a module of its own, because only playing needs it. */
export { newSystemPlayers as players } from '../../../engine/systems/new-system/players.ts'
