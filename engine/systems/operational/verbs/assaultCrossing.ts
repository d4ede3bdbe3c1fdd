/** Attacking in boats over a major river, and staying on the far bank. operational.F31 */
import { enterHex } from '../entering.ts'
import { suppressInWater } from '../landing/landing.ts'
import { setOff } from '../movement.ts'
import { hqAt } from '../places.ts'
import { isWeak } from '../zones.ts'
import { hasAction, hasAllPoints, isInfantry, isSeasoned, isStrong } from './conditions.ts'
import { attackOrder } from './targets.ts'

/**
 * A winner crosses at once, unless a headquarters remains there and the attacker has become too weak to overrun it. Specialists
 * arrive suppressed, except amphibious ones. operational.C15, F31
 */
export const assaultCrossingVerb = attackOrder({
  type: 'assault-crossing',
  code: 'x',
  conditions: [isInfantry, isSeasoned, isStrong, hasAllPoints, hasAction],
  won(services, draft, unit, hex) {
    const { state } = draft
    if (state.hex.includes(hex) || (hqAt(state, hex) >= 0 && isWeak(services.table, state, unit))) return
    const path = [state.hex[unit], hex]
    suppressInWater(services.table, state, unit, ({ amphibious }) => amphibious)
    setOff(services.table, state, unit, hex)
    draft.emit({ type: 'moved', unit, path, extended: false })
    enterHex(services, draft, unit, hex)
  },
})
