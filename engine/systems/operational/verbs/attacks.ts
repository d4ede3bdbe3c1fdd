/** The attacks on a unit in the next hex; all but the plain one are orders of its headquarters. */
import { doingTo } from '../combat/sentences.ts'
import { enterHex } from '../entering.ts'
import { suppressInWater } from '../landing/landing.ts'
import { setOff } from '../movement.ts'
import { hqAt } from '../places.ts'
import { isWeak } from '../zones.ts'
import {
  hasAction,
  hasActionLeft,
  hasActiveStep,
  hasAllPoints,
  hasGuns,
  isInfantry,
  isSeasoned,
  isStrong,
} from './conditions.ts'
import { attackOrder } from './targets.ts'
import type { Words } from './verb.ts'

/** Attacking a unit in the next hex: one against one, as often as there are attackers. operational.A5, D1 */
export const attackVerb = attackOrder('attack', 'a', { conditions: [hasActionLeft] })

/** Pinning a part of an enemy unit with a limited attack. operational.F19 */
export const feintVerb = attackOrder('feint', 'f', {
  conditions: [isSeasoned, hasActionLeft, hasActiveStep],
})

/** Firing on an enemy unit with all guns, from where they stand. operational.F20 */
export const suppressiveFireVerb = attackOrder('suppressive-fire', 's', {
  conditions: [hasGuns, isSeasoned, hasActionLeft],
})

/** A prepared attack of infantry and guns on a position. operational.F21 */
export const setPieceVerb = attackOrder('set-piece', 'p', {
  conditions: [isInfantry, hasGuns, isSeasoned, isStrong, hasAllPoints, hasAction],
})

/**
 * Attacking in boats over a major river, and staying on the far bank. A winner crosses at once, unless a headquarters remains
 * there and the attacker has become too weak to overrun it. Specialists arrive suppressed, except amphibious ones.
 * operational.C15, F31
 */
export const assaultCrossingVerb = attackOrder('assault-crossing', 'x', {
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

export const attackWords = {
  attack: { order: doingTo('attack'), button: 'Attack' },
  feint: { order: doingTo('feint') },
  'suppressive-fire': { order: doingTo('suppressive-fire') },
  'set-piece': { order: doingTo('set-piece') },
  'assault-crossing': { order: doingTo('assault-crossing') },
} satisfies Words
