/** The players of the system: a module of its own, because only playing needs it. */
export { operationalPlayers as players } from '../../../engine/systems/operational/players.ts'
