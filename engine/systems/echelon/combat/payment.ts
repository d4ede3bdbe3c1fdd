/** Supply for attacks: each hex from which units attack costs SPs, if anybody can pay them. echelon.C2, 27c */
import type { Hex } from '../../../hex.ts'
import type { Services } from '../services.ts'
import type { Payer } from '../supply/network.ts'
import { payersOf, stockOf, takeStock } from '../supply/stores.ts'
import { type EchelonState, type Position, phase, status } from '../types.ts'
import { has } from '../units.ts'
import { type Attack, hexesOf, isFar } from './attack.ts'

/** REs of SPs that one payer gives. */
interface Payment {
  readonly payer: Payer
  readonly re: number
}

export interface Payments {
  /** Hexes whose units attack with supply. */
  readonly paid: ReadonlySet<Hex>
  readonly payments: readonly Payment[]
}

const keyOf = (payer: Payer): string => ('hex' in payer ? `hex ${payer.hex}` : `unit ${payer.unit}`)

/** Lets payers pay for one hex after the other, as long as they have something. */
const makePurse = (services: Services, state: Position, attack: Attack) => {
  const { combat, supply } = services.table.scenario.rules
  const spent = new Map<string, number>()
  const payments: Payment[] = []
  return {
    payments,
    /** Pays the SPs of one hex, all or nothing. */
    pays(hex: Hex, points: number = combat.supply): boolean {
      const leftOf = (payer: Payer): number => stockOf(state, payer) - (spent.get(keyOf(payer)) ?? 0)
      const payers = payersOf(services, state, attack.side, hex)
      let left = points * supply.reOfSp
      if (payers.reduce((sum, payer) => sum + leftOf(payer), 0) < left) return false
      for (const payer of payers) {
        const re = Math.min(left, leftOf(payer))
        if (re === 0) continue
        spent.set(keyOf(payer), (spent.get(keyOf(payer)) ?? 0) + re)
        payments.push({ payer, re })
        left -= re
      }
      return true
    },
  }
}

/** Finds the payers for an attack, and those of its hexes that they can pay for. Units that have just landed need nothing. */
export const paymentsFor = (services: Services, state: Position, attack: Attack): Payments => {
  const { table } = services
  const purse = makePurse(services, state, attack)
  const far = attack.units.filter((unit) => isFar(table, state, unit, attack.hex))
  const near = attack.units.filter((unit) => !far.includes(unit) && !has(state, unit, status.landed | status.dropped))
  const paid = new Set(hexesOf(state, near).filter((hex) => purse.pays(hex)))
  // One gun far away goes with each stack that is paid for; when there are more, all of them count as one hex.
  const farHexes = hexesOf(state, far)
  if (farHexes.length > 0 && (far.length <= paid.size || purse.pays(farHexes[0])))
    for (const hex of farHexes) paid.add(hex)
  return { paid, payments: purse.payments }
}

/** Bit of `fought`: supply is paid for units that attack from the hex now. */
export const paidMark = 2

/** Hexes whose units attack with supply: as it was paid when the attack began, or as it would be. */
export const paidHexes = (services: Services, state: Position, attack: Attack): ReadonlySet<Hex> => {
  const isOn = (state.phase === phase.withdraw || state.phase === phase.answer) && attack.hex === state.target
  if (!isOn) return paymentsFor(services, state, attack).paid
  return new Set(hexesOf(state, attack.units).filter((hex) => state.fought[hex] & paidMark))
}

/** SPs for a planned attack from some hexes; undefined when not all of them can be paid. echelon.22 */
export const planPayments = (services: Services, state: Position, attack: Attack): readonly Payment[] | undefined => {
  const purse = makePurse(services, state, attack)
  const { planned } = services.table.scenario.rules.combat
  return hexesOf(state, attack.units).every((hex) => purse.pays(hex, planned.supply)) ? purse.payments : undefined
}

export const carryOut = (state: EchelonState, payments: readonly Payment[]): void => {
  for (const { payer, re } of payments)
    if ('hex' in payer) takeStock(state, payer.hex, re)
    else state.cargo[payer.unit] -= re
}
