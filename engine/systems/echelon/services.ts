/** The parts of an opened game that its rules share, and the draft of a next state that they edit. */
import type { Draft } from '../../game.ts'
import type { EchelonEvent } from './events.ts'
import type { Stacks } from './stacks.ts'
import type { SupplyNetwork } from './supply/network.ts'
import type { Table } from './table.ts'
import type { EchelonState } from './types.ts'
import type { Zones } from './zones.ts'

export interface Services {
  readonly table: Table
  /** The units by hex. */
  readonly stacks: Stacks
  /** Zones of control. */
  readonly zones: Zones
  /** Supply of each side, hex by hex. */
  readonly supplies: SupplyNetwork
}

export type EchelonDraft = Draft<EchelonState, EchelonEvent>
