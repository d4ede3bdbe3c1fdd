/** Sealing caves. command-cards.T52, T53 */
import type { Hex } from '../../../hex.ts'
import { isBesideEnemy } from '../battle/pool.ts'
import { countFaces, rollDice } from '../battle/roll.ts'
import { diceOf } from '../cards/effects.ts'
import { groundsAt } from '../ground.ts'
import type { GroundRules } from '../rules.ts'
import type { Table } from '../table.ts'
import { type CommandCardsState, status } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'

type Position = Readonly<CommandCardsState>

/** Whether the cave on a hex is sealed: what it did for its defenders is over. */
export const isSealed = ({ obstacleIds, scenario }: Table, state: Position, hex: Hex): boolean =>
  state.obstacle[hex] > 0 && obstacleIds[state.obstacle[hex] - 1] === scenario.rules.special.cave.obstacle

/** The open cave in which a unit stands. */
const caveAt = (table: Table, state: Position, unit: number): GroundRules | undefined => {
  const hex = state.hex[unit]
  if (hex <= 0 || isSealed(table, state, hex)) return undefined
  return groundsAt(table, state, hex).find(({ tunnels }) => tunnels === true)
}

/** What keeps a unit from sealing a cave. */
export type SealBar = 'no-cave' | 'kind' | 'own' | 'enemy'

export const sealBar = (table: Table, state: Position, unit: number): SealBar | undefined => {
  const cave = caveAt(table, state, unit)
  if (cave === undefined) return 'no-cave'
  if (table.types[unit].kind !== 'infantry') return 'kind'
  if (cave.stubborn?.includes(table.scenario.units[unit].nation)) return 'own'
  return isBesideEnemy(table, state, unit) ? 'enemy' : undefined
}

/** The unit rolls as in close assault; one face that counts seals the cave. It has battled for this turn. */
export const sealCave = (services: Services, draft: CommandCardsDraft, unit: number): void => {
  const { table } = services
  const { state } = draft
  const { face, obstacle } = table.scenario.rules.special.cave
  const hex = state.hex[unit]
  const dice = rollDice(services, draft, table.types[unit].range[0] + diceOf(table, state, 'close'))
  const hits = countFaces(dice, [face])
  state.status[unit] |= status.battled
  draft.emit({ type: 'rolled', unit, hex, why: 'cave', dice, hits, rolled: true })
  if (hits === 0) return
  const sealed = table.obstacleIds.indexOf(obstacle)
  state.obstacle[hex] = sealed + 1
  draft.emit({ type: 'obstacle', hex, obstacle: sealed, is: 'built' })
}
