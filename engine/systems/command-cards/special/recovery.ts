/** Restoring figures at an oasis or in a hospital, in place of moving and battling. command-cards.A10, A17 */

import { isBesideEnemy } from '../battle/pool.ts'
import { countFaces, rollDice } from '../battle/roll.ts'
import { cardsOf } from '../cards/limits.ts'
import type { Table } from '../table.ts'
import { type CommandCardsState, status } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { sideOf } from './nearby.ts'

type Position = Readonly<CommandCardsState>

/** The only kind of unit that recovers, and the face that restores it beside those of the table. */
const recovering = 'infantry'

/** Where a unit recovers: in a hospital of its side, at an oasis; undefined: nowhere. */
export const recoversAt = (table: Table, state: Position, unit: number): 'hospital' | 'oasis' | undefined => {
  const { special, scenario, terrain, terrainIds } = table
  const hex = state.hex[unit]
  if (special.hospitals.some((place) => place.hex === hex && place.side === table.side[unit])) return 'hospital'
  const { terrains } = scenario.rules.special.recovery
  return special.oasisRecovery && terrains.includes(terrainIds[terrain[hex]]) ? 'oasis' : undefined
}

/** What keeps a unit from recovering. */
export type RecoveryBar = 'not-ordered' | 'acted' | 'kind' | 'place' | 'whole' | 'enemy'

export const recoveryBar = (table: Table, state: Position, unit: number): RecoveryBar | undefined => {
  const bits = state.status[unit]
  if (state.hex[unit] <= 0 || (bits & status.ordered) === 0) return 'not-ordered'
  if (state.again || bits & (status.moved | status.battled | status.arrived)) return 'acted'
  if (table.types[unit].kind !== recovering) return 'kind'
  if (recoversAt(table, state, unit) === undefined) return 'place'
  if (state.figures[unit] >= table.figures[unit]) return 'whole'
  return isBesideEnemy(table, state, unit) ? 'enemy' : undefined
}

/** Rolls for lost figures: in a hospital so many dice, at an oasis one for each card with the one that was played. */
export const recover = (services: Services, draft: CommandCardsDraft, unit: number): void => {
  const { table } = services
  const { state } = draft
  const { faces, hospitalDice } = table.scenario.rules.special.recovery
  const count =
    recoversAt(table, state, unit) === 'hospital' ? hospitalDice : cardsOf(services, state, sideOf(table, unit)) + 1
  const dice = rollDice(services, draft, count)
  const hits = countFaces(dice, [recovering, ...faces])
  draft.emit({ type: 'rolled', unit, why: 'recovery', dice, hits, rolled: true })
  state.status[unit] |= status.moved | status.battled
  const figures = Math.min(hits, table.figures[unit] - state.figures[unit])
  if (figures <= 0) return
  state.figures[unit] += figures
  draft.emit({ type: 'restored', unit, figures })
}
