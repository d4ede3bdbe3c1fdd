/** Counters outside the map: in lists, tables and on cards. */
import { nationClass } from '../../../../compiler/cartography/palette.ts'
import { chevronsOf, drawCounter } from '../../../../compiler/systems/operational/cartography/counter.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import { colourOf } from '../../../data/colours.ts'
import type { UnitLine } from './battle.ts'

/** A type's counter as it stands in the reference: fresh and at full strength. */
export const typeCounter = (symbol: string, nation: string, steps: number): string =>
  drawCounter({
    symbol,
    nation,
    active: steps,
    suppressed: 0,
    chevrons: 0,
    entrenchment: 0,
    unsupplied: 0,
    weak: false,
    readiness: 'idle',
    selected: false,
  })

/** A unit's counter as it enters the battle. */
export const unitCounter = (rules: OperationalRules, unit: UnitLine, symbol: string): string =>
  drawCounter({
    symbol,
    nation: unit.type.nation,
    active: unit.steps - unit.suppressed,
    suppressed: unit.suppressed,
    chevrons: chevronsOf(rules.experience, unit.experience),
    entrenchment: 0,
    unsupplied: unit.unsupplied ? 1 : 0,
    weak: false,
    readiness: 'idle',
    selected: false,
  })

/** The nations' colours as declarations, for pages that show counters without a map. */
export const nationColours = (nations: OperationalRules['nations']): string =>
  Object.entries(nations)
    .map(([id, nation]) => `--${nationClass(id)}: ${colourOf(nation)}`)
    .join('; ')
