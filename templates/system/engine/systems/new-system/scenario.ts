/** A resolved scenario. Plain JSON. */
import type { Scenario } from '../../game.ts'
import type { Grid, Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import type { NewSystemRules } from './rules.ts'

export interface NewSystemMap extends Grid {
  /** Ids; `terrain` indexes into it, 0 is off the map. */
  readonly terrainIds: readonly string[]
  readonly terrain: readonly number[]
  readonly names: readonly { readonly hex: Hex; readonly text: string }[]
}

export interface NewSystemSide {
  readonly id: string
  readonly name: string
  readonly colour: { readonly light: string; readonly dark: string }
}

export interface NewSystemUnit {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly type: string
  readonly hex: Hex
}

export interface NewSystemScenario extends Scenario {
  readonly system: 'new-system'
  readonly summary: string
  readonly date: string
  readonly map: NewSystemMap
  /** In order of movement: the first attacks, the second holds out. */
  readonly sides: readonly [NewSystemSide, NewSystemSide]
  readonly units: readonly NewSystemUnit[]
  /** The hex that the first side has to take. */
  readonly objective: Hex
  readonly rules: NewSystemRules
}
