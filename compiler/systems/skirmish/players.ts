/** The players of the system: a module of its own, because only playing needs it. */
export { skirmishPlayers as players } from '../../../engine/systems/skirmish/players.ts'
