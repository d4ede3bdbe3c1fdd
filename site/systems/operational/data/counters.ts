/** Counters outside the map: in lists, tables and on cards. */
import { chevronsOf, drawCounter } from '../../../../compiler/systems/operational/cartography/counter.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { UnitLine } from './battle.ts'

const plain = { entrenchment: 0, unsupplied: 0, weak: false, readiness: 'idle', selected: false } as const

/** A type's counter in the reference: fresh and at full strength. */
export const typeCounter = (symbol: string, nation: string, steps: number): string =>
  drawCounter({ ...plain, symbol, nation, active: steps, suppressed: 0, chevrons: 0 })

/** A unit's counter at the start of the battle. */
export const unitCounter = (rules: OperationalRules, { unit, type }: UnitLine, symbol: string): string =>
  drawCounter({
    ...plain,
    symbol,
    nation: type.nation,
    active: unit.steps - unit.suppressed,
    suppressed: unit.suppressed,
    chevrons: chevronsOf(rules.experience, unit.experience),
    unsupplied: unit.unsupplied > 0 ? 1 : 0,
  })
